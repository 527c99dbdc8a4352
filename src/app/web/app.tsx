import type { ReactNode } from 'react';
import { formOfAddressAt } from '#app/form-of-address.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { BlockComponentsContext, ResourcesProvider } from '#domains/blocks/ui/index.ts';
import { ListsProvider } from '#domains/list-items/ui/lists-of-page.ts';
import { AbovePageProvider } from '#platform/web/above-page.tsx';
import { KnownEventsProvider } from '#platform/web/known-events.tsx';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { blockComponents } from './blocks.tsx';
import { eventsHere } from './late-events.ts';
import { ScreenBoundary } from './screens/screen-boundary.tsx';
import { ScreenView } from './screens/screen-view.tsx';
import { CardShell } from './shell/card-shell.tsx';
import { ViewingBar } from './shell/viewing-bar.tsx';
import { SiteShell } from './shell/site-shell.tsx';

/** One page: the screen and what stands around it. The server renders it for everybody, the browser takes it over for who is signed in. */
export function App({ answer }: { answer: RouteAnswer }) {
  return (
    <LanguageProvider language={answer.language} address={formOfAddressAt(answer.path)}>
      <UiLanguage language={answer.language}>
        <BlockComponentsContext value={blockComponents}>
          <ResourcesProvider value={answer.resources}>
            <ListsProvider value={answer.resources.lists}>
              <AbovePageProvider>
                <ViewingBar answer={answer} />
                <Shell answer={answer}>
                  <ScreenBoundary key={answer.path}>
                    <KnownEventsProvider events={eventsHere()}>
                      <ScreenView answer={answer} />
                    </KnownEventsProvider>
                  </ScreenBoundary>
                </Shell>
              </AbovePageProvider>
            </ListsProvider>
          </ResourcesProvider>
        </BlockComponentsContext>
      </UiLanguage>
    </LanguageProvider>
  );
}

function Shell({ answer, children }: { answer: RouteAnswer; children: ReactNode }) {
  // Whole pages by themselves, with parts of their own.
  if (answer.screen.kind === 'admin' || answer.screen.kind === 'catalogue') return children;
  return answer.isInMainLayout ? <SiteShell answer={answer}>{children}</SiteShell> : <CardShell answer={answer}>{children}</CardShell>;
}

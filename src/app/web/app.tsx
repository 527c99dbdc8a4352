import type { RouteAnswer } from '#app/route-answer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { ScreenBoundary } from './screens/screen-boundary.tsx';
import { ScreenView } from './screens/screen-view.tsx';
import { SiteShell } from './shell/site-shell.tsx';

/** One page: the screen and what stands around it. The server renders it for everybody, the browser takes it over for who is signed in. */
export function App({ answer }: { answer: RouteAnswer }) {
  const screen = (
    <ScreenBoundary key={answer.path}>
      <ScreenView screen={answer.screen} />
    </ScreenBoundary>
  );
  return (
    <LanguageProvider language={answer.language}>
      <UiLanguage language={answer.language}>{answer.isInMainLayout ? <SiteShell answer={answer}>{screen}</SiteShell> : screen}</UiLanguage>
    </LanguageProvider>
  );
}

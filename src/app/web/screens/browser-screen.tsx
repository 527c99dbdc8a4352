import { createElement, type ReactNode } from 'react';
import type { Screen } from '#app/route-answer.ts';
import type { Page } from '#domains/pages/model/page.ts';
import { appMessages } from '#app/messages/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';

export type BrowserScreenKind = Extract<Screen['kind'], 'account' | 'catalogue' | 'page-editor'>;
export type BrowserScreenFacts<K extends BrowserScreenKind = BrowserScreenKind> = Extract<Screen, { kind: K }>;

/** What a screen cannot make itself, because only the shell knows what stands around it. */
interface ScreenParts {
  showPage?(page: Page): ReactNode;
}

/** Screens with code of their own, fetched when they are first opened. The server sends the page around them. */
const loaders: { [K in BrowserScreenKind]: () => Promise<(props: BrowserScreenFacts<K> & Required<ScreenParts>) => ReactNode> } = {
  account: async () => (await import('#domains/users/ui/account/profile-screen.tsx')).ProfileScreen,
  catalogue: async () => (await import('./catalogue-screen.tsx')).CatalogueScreen,
  'page-editor': async () => (await import('#domains/pages/ui/editor/page-editor.tsx')).PageEditor,
};

// Each stands under the kind of the facts that it is made from.
const loaded = new Map<BrowserScreenKind, (props: never) => ReactNode>();

/** Fetches a screen's code, so that it can be shown at once when its turn comes. */
export async function prepareScreen({ kind }: Pick<Screen, 'kind'>): Promise<void> {
  if (!(kind in loaders)) return;
  const known = kind as BrowserScreenKind;
  if (!loaded.has(known)) loaded.set(known, await loaders[known]());
}

/** On the server and while the browser takes the page over only what stands in for it, so that both agree; then the screen. */
export function BrowserScreen({ screen, standIn, ...parts }: { screen: BrowserScreenFacts; standIn?: ReactNode } & ScreenParts) {
  const t = useMessages(appMessages);
  const component = useIsInBrowser() ? loaded.get(screen.kind) : undefined;
  if (component) return createElement(component, { ...screen, ...parts } as never);
  return (
    standIn ?? (
      <noscript>
        <p>{t.needsJavaScript}</p>
      </noscript>
    )
  );
}

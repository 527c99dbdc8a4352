import { createElement, type ComponentType } from 'react';
import type { Screen } from '#app/route-answer.ts';
import { appMessages } from '#app/messages/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';

export type BrowserScreenKind = Extract<Screen['kind'], 'account' | 'catalogue'>;

/** Screens with code of their own, fetched when they are first opened. The server sends the page around them. */
const loaders: Record<BrowserScreenKind, () => Promise<ComponentType>> = {
  account: async () => (await import('#domains/users/ui/account/profile-screen.tsx')).ProfileScreen,
  catalogue: async () => (await import('./catalogue-screen.tsx')).CatalogueScreen,
};

const loaded = new Map<BrowserScreenKind, ComponentType>();

/** Fetches a screen's code, so that it can be shown at once when its turn comes. */
export async function prepareScreen({ kind }: Pick<Screen, 'kind'>): Promise<void> {
  if (!(kind in loaders)) return;
  const known = kind as BrowserScreenKind;
  if (!loaded.has(known)) loaded.set(known, await loaders[known]());
}

/** Nothing on the server and while the browser takes the page over, so that both agree; then the screen. */
export function BrowserScreen({ kind }: { kind: BrowserScreenKind }) {
  const t = useMessages(appMessages);
  const component = useIsInBrowser() ? loaded.get(kind) : undefined;
  if (component) return createElement(component);
  return (
    <noscript>
      <p>{t.needsJavaScript}</p>
    </noscript>
  );
}

import { createElement, type ReactNode } from 'react';
import type { PageFrame, Screen } from '#app/route-answer.ts';
import { appMessages } from '#app/messages/index.ts';
import type { Page } from '#domains/pages/model/page.ts';
import type { SocialImage } from '#platform/shared/head.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { HomeLink } from './failure-screen.tsx';
import styles from './message-screens.module.css';

/** Screens with code of their own, which a browser fetches when they are first opened. */
type LateKind = Exclude<Screen['kind'], 'page' | 'failure'>;
type Facts<K extends LateKind = LateKind> = Extract<Screen, { kind: K }>;

/** What a screen cannot make itself, because only the shell knows what stands around it. */
interface ScreenParts {
  showPage?(page: Page): ReactNode;
  /** Asks for the address once more. */
  reloadFrame?(): void;
  sharedPicture?: SocialImage | undefined;
  frame?: PageFrame;
}

type Components = { [K in LateKind]: (props: Facts<K> & Required<ScreenParts>) => ReactNode };

const loaders: { [K in LateKind]: () => Promise<Components[K]> } = {
  item: async () => (await import('#domains/list-items/ui/item-screen.tsx')).ItemScreen,
  search: async () => (await import('#domains/search/ui/search-screen.tsx')).SearchScreen,
  legal: async () => (await import('#domains/legal/ui/legal-screen.tsx')).LegalScreen,
  invitation: async () => (await import('#domains/invitations/ui/invitation-screen.tsx')).InvitationScreen,
  'account-form': async () => (await import('#domains/auth/ui/account-form-screen.tsx')).AccountFormScreen,
  login: async () => (await import('#domains/auth/ui/sign-in-screen.tsx')).SignInScreen,
  'second-step': async () => (await import('#domains/auth/ui/second-step-screen.tsx')).SecondStepScreen,
  proof: async () => (await import('#domains/auth/ui/second-step-screen.tsx')).ProofScreen,
  'sign-out': async () => (await import('#domains/auth/ui/sign-out-screen.tsx')).SignOutScreen,
  'not-found': async () => (await import('./message-screens.tsx')).NotFoundScreen,
  unauthorized: async () => (await import('./message-screens.tsx')).UnauthorizedScreen,
  refusal: async () => (await import('./message-screens.tsx')).RefusalScreen,
  account: async () => (await import('#domains/account/ui/account-screen.tsx')).AccountScreen,
  'view-as': async () => (await import('#domains/roles/ui/view-as-screen.tsx')).ViewAsScreen,
  mailbox: async () => (await import('#domains/mails/ui/mailbox-screen.tsx')).MailboxScreen,
  catalogue: async () => (await import('./catalogue-screen.tsx')).CatalogueScreen,
  admin: async () => (await import('../admin/admin-screen.tsx')).AdminScreen,
  'page-editor': async () => (await import('./page-editor-screen.ts')).PageEditor,
};

const loaded: Partial<Components> = {};

const browserKinds = ['page-editor', 'catalogue'] as const satisfies LateKind[];
/** Half as much code as all that readers see, which a worker that serves readers does without. */
const ownPlaces = ['account', 'admin'] as const satisfies LateKind[];

type KnownFromStart = Exclude<LateKind, (typeof browserKinds)[number] | (typeof ownPlaces)[number]>;

/** The server has what readers see from the start. */
export function knowScreens(components: Pick<Components, KnownFromStart>): void {
  Object.assign(loaded, components);
}

/** The rest comes with the first who opens it. */
export async function prepareScreenOnServer(screen: Pick<Screen, 'kind'>): Promise<void> {
  if (isMadeByServer(screen)) await prepareScreen(screen);
}

/** Its document shows it. The other ones exist in the browser alone. */
function isMadeByServer({ kind }: Pick<Screen, 'kind'>): boolean {
  return !(browserKinds as readonly string[]).includes(kind);
}

/** Nothing in it can be done before the browser has taken it over. */
export function needsScript({ kind }: Pick<Screen, 'kind'>): boolean {
  return !isMadeByServer({ kind }) || (ownPlaces as readonly string[]).includes(kind);
}

export function isScreenHere({ kind }: Pick<Screen, 'kind'>): boolean {
  return !(kind in loaders) || kind in loaded;
}

/** Fetches a screen's code, so that it can be shown at once when its turn comes. */
export async function prepareScreen({ kind }: Pick<Screen, 'kind'>): Promise<void> {
  if (!isScreenHere({ kind })) Object.assign(loaded, { [kind]: await loaders[kind as LateKind]() });
}

/**
 * A screen whose code comes by itself. One that only the browser makes is nothing on the server and while the browser takes the page
 * over, or what stands in for it, so that both agree.
 */
export function LateScreen({ screen, title, standIn, ...parts }: { screen: Facts; title: string; standIn?: ReactNode } & ScreenParts) {
  const t = useMessages(appMessages);
  const isInBrowser = useIsInBrowser();
  const isReady = isInBrowser || isMadeByServer(screen);
  const component = isReady ? loaded[screen.kind] : undefined;
  // Admin brings its own frame, in which nothing works either.
  const isWholePage = screen.kind === 'admin';
  const Place = isWholePage ? 'main' : 'div';
  // What it stands for is not shown after it: a reader without script would try its buttons in vain.
  const withoutScript = (
    <noscript className={isWholePage ? styles.insteadOfAll : styles.withoutScript}>
      <Place className={styles.screen}>
        <h1>{title}</h1>
        <Notice isStatic look="info" title={t.needsJavaScript}>
          {t.needsJavaScriptText}
        </Notice>
        {isWholePage && <HomeLink kind="secondary" />}
      </Place>
    </noscript>
  );
  if (!component) return standIn ?? withoutScript;
  return (
    <>
      {needsScript(screen) && withoutScript}
      {/* It stands under the kind of the facts that it is made from. */}
      {createElement(component as (props: object) => ReactNode, { ...screen, ...parts })}
    </>
  );
}

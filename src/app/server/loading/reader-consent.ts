import { isSecretRoute, type ResolvedRoute, type RouteName } from '#app/routes.ts';
import { consentStateOf, type ConsentState } from '#domains/consent/model/consent-state.ts';
import { cookieSourcesOf } from '#domains/consent/model/cookie-sources.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Site } from '../site/site.ts';

/** Where nobody is asked about cookies: on the pages that explain them, and where somebody is in the middle of getting in or out. */
const asksNoConsent: ReadonlySet<RouteName> = new Set<RouteName>([
  'cookie-statement',
  'privacy',
  'terms-of-use',
  'accessibility',
  'invitation',
  'login',
  'login-second-factor',
  'login-proof',
  'logout',
  'reset',
  'reset-token',
  'verify',
  'verify-again',
  'register',
  'register-token',
  'set-up',
]);

/** Where this reader stands with cookies, on this page. */
export function readerConsent(
  { name }: Pick<ResolvedRoute, 'name'>,
  { ctx, site }: { ctx: Pick<Ctx, 'config' | 'pageVariant'>; site: Pick<Site, 'settings'> },
): ConsentState {
  const state = consentStateOf(ctx.pageVariant, cookieSourcesOf(site.settings, ctx.config), { isSkipped: asksNoConsent.has(name) });
  // Who has such an address has what it opens: it is given to no translator.
  return isSecretRoute(name) ? { ...state, optional: state.optional.filter((category) => category !== 'translation') } : state;
}

import type { Settings } from '#domains/settings/model/settings.ts';
import type { CookieSources } from './cookies.ts';

/** What the settings and the environment switch on that brings cookies along. */
export function cookieSourcesOf(
  { showAutoTranslate, siteimproveId }: Pick<Settings, 'showAutoTranslate' | 'siteimproveId'>,
  { oidc }: { oidc?: unknown },
): CookieSources {
  return {
    hasIdentityProvider: oidc !== undefined,
    hasOutsideAnalytics: siteimproveId !== null,
    isCookieless: false,
    showAutoTranslate,
  };
}

import type { ResolvedRoute } from '#app/routes.ts';
import { cookieSourcesOf } from '#domains/consent/model/cookie-sources.ts';
import { cookiesInUse } from '#domains/consent/model/cookies.ts';
import { legalPath, type LegalPage } from '#domains/legal/model/legal-page.ts';
import type { CookieFacts } from '#domains/legal/model/legal-text.ts';
import { legalTextOf } from '#domains/legal/server/index.ts';
import { hostCookieName } from '#platform/server/http/cookie-name.ts';
import { defaultLanguage, isLanguage } from '#platform/shared/language.ts';
import type { Loaded, Surroundings } from './present-route.ts';
import { readerConsent } from './reader-consent.ts';

/** A legal page: the text in the language of its last segment, or of the address where it has none. What we do not speak is Dutch. */
export function legalScreen(page: LegalPage, route: ResolvedRoute, surroundings: Surroundings): Loaded {
  const { ctx, site } = surroundings;
  const wanted = page === 'privacy' ? route.language : route.params['lang'];
  const language = isLanguage(wanted) ? wanted : defaultLanguage;
  const isUnknownLanguage = language !== wanted;
  const isForAdmin = ctx.actor.isAdmin;
  const text = legalTextOf({ page, language, settings: site.settings, origin: ctx.config.publicOrigin, isForAdmin });
  const paths = { nl: legalPath(page, 'nl'), en: legalPath(page, 'en') };
  return {
    screen: {
      kind: 'legal',
      text,
      isUnknownLanguage,
      isForAdmin,
      cookieFacts: page === 'cookie-statement' ? cookieFactsOf(route, surroundings) : null,
    },
    status: 200,
    title: text.title,
    ...(isUnknownLanguage ? { pathIn: paths, isMadeAnew: true } : { indexed: { paths, language } }),
  };
}

function cookieFactsOf(route: ResolvedRoute, surroundings: Surroundings): CookieFacts {
  const { ctx, site, url } = surroundings;
  const isSecure = ctx.config.publicOrigin.startsWith('https:');
  return {
    cookies: cookiesInUse(cookieSourcesOf(site.settings, ctx.config)).map((cookie) => ({
      ...cookie,
      name: cookie.name !== null && cookie.isKeptToHost ? hostCookieName(cookie.name, isSecure) : cookie.name,
    })),
    consent: readerConsent(route, surroundings),
    platformName: site.settings.platformName[route.language],
    path: url.pathname,
  };
}

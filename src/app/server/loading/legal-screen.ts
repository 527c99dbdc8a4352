import type { ResolvedRoute } from '#app/routes.ts';
import { cookieSourcesOf } from '#domains/consent/model/cookie-sources.ts';
import { cookieTablesOf } from '#domains/consent/server/index.ts';
import { legalPath, type LegalPage } from '#domains/legal/model/legal-page.ts';
import type { CookieFacts } from '#domains/legal/model/legal-text.ts';
import { findTermsDay, legalTextOf, wordsOf } from '#domains/legal/server/index.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import type { Loaded, RequestScope } from './loading.ts';
import { notFound } from './plain-screens.ts';
import { readerConsent } from './reader-consent.ts';

/** A legal page: the text in the language of its last segment, or of the address where it has none. */
export async function legalScreen(page: LegalPage, route: ResolvedRoute, scope: RequestScope): Promise<Loaded> {
  const { ctx, site } = scope;
  const wanted = page === 'privacy' ? route.language : route.params['lang'];
  if (!isLanguage(wanted)) return notFound(scope.url);
  const language = wanted;
  const isForAdmin = ctx.actor.isAdmin;
  const { settings } = site;
  const termsDay = page === 'terms-of-use' ? await findTermsDay(ctx, settings.termsOfUseVersion) : undefined;
  const text = legalTextOf({ page, language, settings, origin: ctx.config.publicOrigin, isForAdmin, termsDay });
  const paths = { nl: legalPath(page, 'nl'), en: legalPath(page, 'en') };
  return {
    screen: {
      kind: 'legal',
      text,
      isForAdmin,
      cookieFacts: page === 'cookie-statement' ? cookieFactsOf(route, scope, language) : null,
    },
    status: 200,
    title: text.title,
    description: wordsOf(text.intro[0] ?? []),
    indexed: { paths, language },
  };
}

function cookieFactsOf(route: ResolvedRoute, scope: RequestScope, language: Language): CookieFacts {
  const { ctx, site, url } = scope;
  const platform = { name: site.settings.platformName[language], isSecure: ctx.config.isSecure };
  return {
    tables: cookieTablesOf(cookieSourcesOf(site.settings, ctx.config), language, platform),
    consent: readerConsent(route, scope),
    path: url.pathname,
  };
}

import { hostCookieName } from '#platform/server/http/cookie-name.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { enStatement } from '../messages/en.statement.ts';
import { consentMessages } from '../messages/index.ts';
import { nlStatement } from '../messages/nl.statement.ts';
import type { CookieTable } from '../model/cookie-table.ts';
import { cookieCategories, cookiesInUse, type Cookie, type CookieSources } from '../model/cookies.ts';

interface Platform {
  name: string;
  /** Reached over https, where some cookies have another name. */
  isSecure: boolean;
}

/** The cookies of this platform in words, a table for each category that has any. */
export function cookieTablesOf(sources: CookieSources, language: Language, platform: Platform): CookieTable[] {
  const { table, purposes } = textsIn({ nl: nlStatement, en: enStatement }, language);
  const { categories } = textsIn(consentMessages, language);
  const cookies = cookiesInUse(sources);
  return cookieCategories
    .map((category) => ({
      heading: categories[category].name,
      columns: [table.name, table.provider, table.purpose, table.duration],
      rows: cookies
        .filter((cookie) => cookie.category === category)
        .map((cookie) => [
          nameOf(cookie, platform) ?? table.namedByProvider,
          providerOf(cookie, platform, table),
          purposes[cookie.purpose],
          durationOf(cookie, table),
        ]),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function nameOf({ name, isKeptToHost }: Cookie, { isSecure }: Platform): string | null {
  return name !== null && isKeptToHost ? hostCookieName(name, isSecure) : name;
}

type TableWords = (typeof nlStatement)['table'];

function providerOf({ purpose }: Cookie, platform: Platform, { identityProvider }: TableWords): string {
  switch (purpose) {
    case 'identityProvider':
      return identityProvider;
    case 'analytics':
      return 'Siteimprove';
    case 'translate':
      return 'Google';
    default:
      return platform.name;
  }
}

/** Others decide for themselves, as far as a browser lets them: none keeps a cookie longer than 13 months. */
function durationOf({ duration, purpose }: Cookie, table: TableWords): string {
  if (duration === null) return table.decidedByProvider;
  const words = { minute: table.minutes, day: table.days, month: table.months }[duration.unit](duration.amount);
  return purpose === 'analytics' ? table.atMost(words) : words;
}

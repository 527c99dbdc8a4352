import { useMessages } from '#platform/web/messages.tsx';
import { consentMessages } from '../messages/index.ts';
import { cookieCategories, type Cookie } from '../model/cookies.ts';

type Texts = (typeof consentMessages)['nl']['table'];

interface CookieTable {
  heading: string;
  columns: string[];
  rows: string[][];
}

/** The cookies of this platform, a table for each category that has any. */
export function useCookieTables(cookies: readonly Cookie[], platformName: string): CookieTable[] {
  const t = useMessages(consentMessages);
  const { table } = t;
  return cookieCategories
    .map((category) => ({
      heading: t.categories[category].name,
      columns: [table.name, table.provider, table.purpose, table.duration],
      rows: cookies
        .filter((cookie) => cookie.category === category)
        .map((cookie) => [
          cookie.name ?? table.namedByProvider,
          providerOf(cookie, platformName, table),
          t.purposes[cookie.purpose],
          durationOf(cookie, table),
        ]),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function providerOf({ purpose }: Cookie, platformName: string, table: Texts): string {
  if (purpose === 'identityProvider') return table.identityProvider;
  return purpose === 'analytics' ? 'Siteimprove' : platformName;
}

function durationOf({ duration }: Cookie, table: Texts): string {
  if (duration === null) return table.decidedByProvider;
  if (duration === 'session') return table.session;
  return { minute: table.minutes, day: table.days, month: table.months }[duration.unit](duration.amount);
}

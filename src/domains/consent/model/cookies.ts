export const cookieCategories = ['required', 'analytical', 'translation'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

interface CookieDuration {
  amount: number;
  unit: 'minute' | 'day' | 'month';
}

export type CookiePurpose = 'session' | 'login' | 'consent' | 'xsrf' | 'identityProvider' | 'analytics' | 'translate';

export interface Cookie {
  /** Null for what another service sets on its own domain, under names of its own. */
  name: string | null;
  category: CookieCategory;
  /** Finds the sentence in the cookie statement that says what it is for. */
  purpose: CookiePurpose;
  duration: CookieDuration | null;
  /** Over https its name gets the prefix with which browsers keep it to this host. */
  isKeptToHost?: true;
}

/** Every cookie there can be. One that is not in this list is not set, and one that nothing sets is not in it (decision 0036). */
export const cookies: readonly Cookie[] = [
  { name: 'plein_session', category: 'required', purpose: 'session', duration: { amount: 30, unit: 'day' }, isKeptToHost: true },
  { name: 'plein_login', category: 'required', purpose: 'login', duration: { amount: 10, unit: 'minute' }, isKeptToHost: true },
  { name: 'plein_consent', category: 'required', purpose: 'consent', duration: { amount: 6, unit: 'month' }, isKeptToHost: true },
  { name: 'XSRF-TOKEN', category: 'required', purpose: 'xsrf', duration: { amount: 30, unit: 'day' }, isKeptToHost: true },
  { name: null, category: 'required', purpose: 'identityProvider', duration: null },
  { name: 'nmstat', category: 'analytical', purpose: 'analytics', duration: { amount: 13, unit: 'month' } },
  { name: null, category: 'translation', purpose: 'translate', duration: null },
];

/** What a platform has switched on that brings cookies, or a choice about them, along. */
export interface CookieSources {
  hasIdentityProvider: boolean;
  /** An outside service counts visits. Our own counting needs no cookie. */
  hasOutsideAnalytics: boolean;
  /** That service works without its cookie. */
  isCookieless: boolean;
  showAutoTranslate: boolean;
}

function isInUse(cookie: Cookie, sources: CookieSources): boolean {
  if (cookie.purpose === 'identityProvider') return sources.hasIdentityProvider;
  if (cookie.purpose === 'analytics') return sources.hasOutsideAnalytics && !sources.isCookieless;
  if (cookie.purpose === 'translate') return sources.showAutoTranslate;
  return true;
}

/** The cookies that this platform can set: what the cookie statement lists. */
export function cookiesInUse(sources: CookieSources): Cookie[] {
  return cookies.filter((cookie) => isInUse(cookie, sources));
}

/** The categories that a visitor can accept or refuse. Without any there is nothing to ask. */
export function optionalCategories(sources: CookieSources): CookieCategory[] {
  return cookieCategories.filter((category) => {
    if (category === 'analytical') return sources.hasOutsideAnalytics;
    return category === 'translation' && sources.showAutoTranslate;
  });
}

/**
 * Something begins by itself as soon as it may, so everybody is asked about it on their first page. The translator is not: it begins with
 * a click, and asks there.
 */
export function needsConsentFirst({ hasOutsideAnalytics }: Pick<CookieSources, 'hasOutsideAnalytics'>): boolean {
  return hasOutsideAnalytics;
}

/** What holds for everybody, whatever they choose. Analytical is among it only while no outside service does the counting. */
export function defaultCategories({ hasOutsideAnalytics }: Pick<CookieSources, 'hasOutsideAnalytics'>): CookieCategory[] {
  return hasOutsideAnalytics ? ['required'] : ['required', 'analytical'];
}

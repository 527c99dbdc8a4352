import { categoriesOfKey } from './consent-key.ts';
import { optionalCategories, type CookieCategory, type CookieSources } from './cookies.ts';

/** Where a visitor stands with the cookies of this platform. */
export interface ConsentState {
  /** They have to be asked on this page. */
  isAsked: boolean;
  /** What there is to choose. */
  optional: CookieCategory[];
  /** What they chose; null when they have not. */
  accepted: CookieCategory[] | null;
}

export function consentStateOf(key: string, sources: CookieSources, { isSkipped }: { isSkipped: boolean }): ConsentState {
  const optional = optionalCategories(sources);
  const accepted = categoriesOfKey(key);
  return { isAsked: optional.length > 0 && accepted === null && !isSkipped, optional, accepted };
}

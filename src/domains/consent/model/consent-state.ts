import { categoriesOfKey } from './consent-key.ts';
import { consentVersionOf } from './consent.ts';
import { defaultCategories, needsConsentFirst, optionalCategories, type CookieCategory, type CookieSources } from './cookies.ts';

/** Where a visitor stands with the cookies of this platform. */
export interface ConsentState {
  /** They have to be asked on this page. */
  isAsked: boolean;
  /** What there is to choose. */
  optional: CookieCategory[];
  hasChosen: boolean;
  /** What holds for them now: what they chose, or what holds until they do. */
  accepted: CookieCategory[];
}

export function consentStateOf(key: string, sources: CookieSources, { isSkipped }: { isSkipped: boolean }): ConsentState {
  const chosen = categoriesOfKey(key, consentVersionOf(sources));
  const hasChosen = chosen !== null;
  return {
    isAsked: needsConsentFirst(sources) && !hasChosen && !isSkipped,
    optional: optionalCategories(sources),
    hasChosen,
    accepted: chosen ?? defaultCategories(sources),
  };
}

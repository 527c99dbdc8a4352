import type { Consent } from './consent.ts';
import { cookieCategories, type CookieCategory } from './cookies.ts';

const letterOf: Record<CookieCategory, string> = { required: 'r', analytical: 'a', translation: 't' };

/**
 * A consent in one short word, empty for none. It is all that a page may know of the cookie: there are so few of these words that a copy
 * of the page can be kept for each.
 */
export function consentKey(consent: Consent | undefined): string {
  return (consent?.categories ?? []).map((category) => letterOf[category]).join('');
}

/** The accepted categories behind such a word; null when nothing was chosen yet. */
export function categoriesOfKey(key: string): CookieCategory[] | null {
  return key === '' ? null : cookieCategories.filter((category) => key.includes(letterOf[category]));
}

import type { Consent } from './consent.ts';
import { cookieCategories, type CookieCategory } from './cookies.ts';

const letterOf: Record<CookieCategory, string> = { required: 'r', analytical: 'a', translation: 't' };

/** The word for a cookie that is there and says nothing. */
export const unreadableKey = 'x';

/**
 * A consent in one short word: the number of the text and what was accepted; empty for none. It is all that a page may know of the cookie:
 * there are so few of these words that a copy of the page can be kept for each.
 */
export function consentKey(consent: Consent | undefined): string {
  return consent ? consent.version + consent.categories.map((category) => letterOf[category]).join('') : '';
}

/** The accepted categories behind such a word; null when nothing was chosen yet, or when that was about another text than this one. */
export function categoriesOfKey(key: string, version: number): CookieCategory[] | null {
  if (Number.parseInt(key, 10) !== version) return null;
  return cookieCategories.filter((category) => key.includes(letterOf[category]));
}

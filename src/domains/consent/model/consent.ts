import { z } from 'zod';
import { cookieCategories, type CookieCategory } from './cookies.ts';

/** Rises when the text that people agree to changes; who agreed to an older one is asked again. */
export const consentVersion = 1;

/** The day on which that text was made. */
export const consentTextDate = '2026-11-16';

const maxCookieLength = 500;

export const Consent = z.object({
  categories: z.array(z.enum(cookieCategories)),
  date: z.iso.datetime(),
  version: z.int().positive(),
});
export type Consent = z.infer<typeof Consent>;

/** Each category once, in one order, and the required one always: equal choices read alike. */
function inOrder(categories: readonly CookieCategory[]): CookieCategory[] {
  return cookieCategories.filter((category) => category === 'required' || categories.includes(category));
}

export function giveConsent(categories: readonly CookieCategory[], now: Date): Consent {
  return { categories: inOrder(categories), date: now.toISOString(), version: consentVersion };
}

export function consentCookie(consent: Consent): string {
  return JSON.stringify(consent);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined when there is none, when it cannot be read, or when it is about an older text: then we ask anew. */
export function readConsent(cookie: string | undefined): Consent | undefined {
  if (cookie === undefined || cookie.length > maxCookieLength) return undefined;
  const { data } = Consent.safeParse(parseJson(cookie));
  if (data?.version !== consentVersion) return undefined;
  return { ...data, categories: inOrder(data.categories) };
}

import { z } from 'zod';
import { cookieCategories, defaultCategories, type CookieCategory, type CookieSources } from './cookies.ts';

/**
 * The texts that people agree to. There are two: a yes from when we counted by ourselves is no yes to an outside service. One that changes
 * gets the next number that was never used, and who agreed to another one is asked again.
 */
export const consentVersions = { ownCounting: 2, outsideAnalytics: 3 } as const;

/** The day on which those texts were made. */
export const consentTextDate = '2026-11-18';

const maxCookieLength = 500;

export const Consent = z.object({
  categories: z.array(z.enum(cookieCategories)),
  date: z.iso.datetime(),
  version: z.int().positive(),
});
export type Consent = z.infer<typeof Consent>;

/** What decides which of the texts people read. */
type TextSources = Pick<CookieSources, 'hasOutsideAnalytics'>;

export function consentVersionOf({ hasOutsideAnalytics }: TextSources): number {
  return hasOutsideAnalytics ? consentVersions.outsideAnalytics : consentVersions.ownCounting;
}

/** Each category once, in one order, and always those that hold for everybody: equal choices read alike. */
function inOrder(categories: readonly CookieCategory[], version: number): CookieCategory[] {
  const always = defaultCategories({ hasOutsideAnalytics: version === consentVersions.outsideAnalytics });
  return cookieCategories.filter((category) => always.includes(category) || categories.includes(category));
}

export function giveConsent(categories: readonly CookieCategory[], sources: TextSources, now: Date): Consent {
  const version = consentVersionOf(sources);
  return { categories: inOrder(categories, version), date: now.toISOString(), version };
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

/** Undefined when there is none, when it cannot be read, or when it is about a text that is gone: then we ask anew. */
export function readConsent(cookie: string | undefined): Consent | undefined {
  if (cookie === undefined || cookie.length > maxCookieLength) return undefined;
  const { data } = Consent.safeParse(parseJson(cookie));
  if (!data || !Object.values<number>(consentVersions).includes(data.version)) return undefined;
  return { ...data, categories: inOrder(data.categories, data.version) };
}

import { localizePath, type Language } from '#platform/shared/language.ts';

export const legalPages = ['terms-of-use', 'privacy', 'accessibility', 'cookie-statement'] as const;
export type LegalPage = (typeof legalPages)[number];

export function isLegalPage(name: string): name is LegalPage {
  return (legalPages as readonly string[]).includes(name);
}

/** The path of a page with its text in a language. The privacy statement follows the language of the address alone. */
export function legalPath(page: LegalPage, language: Language): string {
  return page === 'privacy' ? '/legal/privacy' : `/legal/${page}/${language}`;
}

/** Where page and text are in one language. */
export function legalHref(page: LegalPage, language: Language): string {
  return localizePath(language, legalPath(page, language));
}

/** Where on the page of the terms who is signed in reads how they stand with them, and answers. */
export const termsChoiceId = 'terms-choice';

export function termsChoiceHref(language: Language): string {
  return `${legalHref('terms-of-use', language)}#${termsChoiceId}`;
}

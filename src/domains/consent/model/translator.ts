import type { Language } from '#platform/shared/language.ts';

/** Where another site shows a page of ours in a language that its reader chooses there. */
export function translatorHref(language: Language, pageUrl: string): string {
  return `https://translate.google.com/translate?sl=${language}&u=${encodeURIComponent(pageUrl)}`;
}

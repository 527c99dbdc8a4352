import type { Language } from '#platform/shared/language.ts';

/** What PostgreSQL knows of a language: how to read a text, and how to bring a word back to its stem. */
export const textSearch: Record<Language, { configuration: string; dictionary: string }> = {
  nl: { configuration: 'pg_catalog.dutch', dictionary: 'pg_catalog.dutch_stem' },
  en: { configuration: 'pg_catalog.english', dictionary: 'pg_catalog.english_stem' },
};

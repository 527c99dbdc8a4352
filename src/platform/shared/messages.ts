import { defaultLanguage, type Language } from './language.ts';

/** The shape an English catalogue must have: every key of the Dutch one, the same arguments, any words. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Translation<T[K]> };

/** How Dutch speaks to its reader. English has one word for both. */
export type FormOfAddress = 'u' | 'je';

/** Some of the texts of a catalogue. */
export type SomeTexts<T> = T extends string | ((...args: never[]) => string) ? Translation<T> : { [K in keyof T]?: SomeTexts<T[K]> };

/** The texts of one slice in both languages. Dutch is the source and the fallback. */
export interface Catalogue<T> {
  nl: T;
  en: Translation<T>;
  /** The Dutch texts for readers who are *je*, where both they and those who are *u* read them. Made by `withTexts`. */
  je?: Translation<T>;
}

export function textsIn<T>(catalogue: Catalogue<T>, language: Language, address: FormOfAddress = 'u'): Translation<T> {
  if (language === defaultLanguage && address === 'je' && catalogue.je) return catalogue.je;
  return (catalogue[language] ?? catalogue[defaultLanguage]) as Translation<T>;
}

/** The same texts with some of them in other words. */
export function withTexts<T extends object>(texts: T, others: SomeTexts<T>): Translation<T> {
  const entries = Object.entries(texts).map(([key, own]: [string, unknown]) => {
    const other: unknown = others[key as keyof typeof others];
    return [key, isGroup(own) && isGroup(other) ? withTexts(own, other) : (other ?? own)];
  });
  return Object.fromEntries(entries) as Translation<T>;
}

function isGroup(texts: unknown): texts is object {
  return typeof texts === 'object' && texts !== null;
}

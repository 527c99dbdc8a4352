import { defaultLanguage, type Language } from './language.ts';

/** The shape an English catalogue must have: every key of the Dutch one, the same arguments, any words. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Translation<T[K]> };

/** The texts of one slice in both languages. Dutch is the source and the fallback. */
export interface Catalogue<T> {
  nl: T;
  en: Translation<T>;
}

export function textsIn<T>(catalogue: Catalogue<T>, language: Language): Translation<T> {
  return (catalogue[language] ?? catalogue[defaultLanguage]) as Translation<T>;
}

import { createContext, use, type ReactNode } from 'react';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn, type Catalogue, type Translation } from '#platform/shared/messages.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** The texts of a slice in the reader's language. */
export function useMessages<T>(catalogue: Catalogue<T>): Translation<T> {
  return textsIn(catalogue, useLanguage());
}

import { createContext, useContext, type ReactNode } from 'react';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { uiMessages } from './messages/index.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

/** The language in which the components below speak. */
export function UiLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useUiLanguage(): Language {
  return useContext(LanguageContext);
}

export function useUiTexts() {
  return textsIn(uiMessages, useUiLanguage());
}

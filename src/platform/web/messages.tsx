import { createContext, use, type ReactNode } from 'react';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn, type Catalogue, type FormOfAddress, type Translation } from '#platform/shared/messages.ts';

const LanguageContext = createContext<Language>(defaultLanguage);

const AddressContext = createContext<FormOfAddress>('u');

interface LanguageProviderProps {
  language: Language;
  /** As around it, unless it is told here. */
  address?: FormOfAddress;
  children: ReactNode;
}

export function LanguageProvider({ language, address, children }: LanguageProviderProps) {
  const around = useFormOfAddress();
  return (
    <LanguageContext value={language}>
      <AddressContext value={address ?? around}>{children}</AddressContext>
    </LanguageContext>
  );
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

export function useFormOfAddress(): FormOfAddress {
  return use(AddressContext);
}

/** The texts of a slice in the reader's language, which is also how they are spoken to. */
export function useMessages<T>(catalogue: Catalogue<T>): Translation<T> {
  return textsIn(catalogue, useLanguage(), useFormOfAddress());
}

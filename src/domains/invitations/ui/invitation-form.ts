import type { FieldError } from '#platform/shared/errors.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { invitationMessages } from '../messages/index.ts';
import type { NewAccount } from '../model/invitation.ts';

export function invitationPath(language: Language, code: string): string {
  return localizePath(language, `/invitation/${encodeURIComponent(code)}`);
}

/** The same that the form would have posted. */
export function readAcceptance(form: HTMLFormElement): NewAccount {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    middleName: text('middleName'),
    lastName: text('lastName'),
    password: text('password'),
    acceptsTerms: fields.has('acceptsTerms'),
  };
}

export function useProblemWords(shortestPassword: number): (error: FieldError) => string {
  const t = useMessages(invitationMessages);
  return ({ code }) => {
    if (code === 'password.too_short') return t.errors[code](shortestPassword);
    return t.errors[code as Exclude<keyof typeof t.errors, 'password.too_short'>] ?? t.errors.other;
  };
}

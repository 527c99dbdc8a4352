import { formatWait } from '#platform/shared/format.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { securityMessages } from '../../messages/security.ts';

export interface FieldWords {
  fieldId?: string;
  message: string;
}

/** What went wrong, in the order of the form: at its field where it has one. */
export function useSecurityWords(fieldIds: Record<string, string>, shortestPassword = 0): (error: ApiError | null) => FieldWords[] {
  const t = useMessages(securityMessages);
  const language = useLanguage();

  function wordsFor(code: string, path = '', seconds = 0): string {
    if (code === 'request.rate_limited') return t.errors[code](formatWait(language, seconds));
    if (code === 'password.too_short') return t.errors[code](shortestPassword);
    if (path === 'currentPassword' && code === 'password_missing') return t.errors.currentPassword_missing;
    const key = code as Exclude<keyof typeof t.errors, 'request.rate_limited' | 'password.too_short'>;
    return t.errors[key] ?? t.errors.other;
  }

  return (error) => {
    if (!error) return [];
    const atFields = error.fields.filter(({ path }) => path in fieldIds);
    if (atFields.length === 0) return [{ message: wordsFor(error.code, '', error.retryAfter) }];
    return Object.keys(fieldIds).flatMap((path) =>
      atFields.filter((field) => field.path === path).map(({ code }) => ({ fieldId: fieldIds[path] ?? '', message: wordsFor(code, path) })),
    );
  };
}

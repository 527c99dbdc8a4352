import type { ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';

interface Problem {
  fieldId: string;
  message: string;
}

/** What the server refused, in words, at the fields of the form. Each field once. */
export function useProblems(error: ApiError | null): Problem[] {
  const { errors: t } = useMessages(propertyAdminMessages);
  if (!error) return [];
  if (error.code === 'property.key_taken') return [{ fieldId: 'texts.en.label', message: t.keyTaken }];
  const problems = error.fields.map(({ path, code }) => ({ fieldId: fieldOf(path), message: wordsFor(path, code) }));
  return [...new Map(problems.map((problem) => [problem.fieldId, problem])).values()];

  function wordsFor(path: string, code: string): string {
    if (path.startsWith('options')) return code === 'property.has_answers' ? t.optionsUsed : t.options;
    if (path === 'visibleForRoles') return t.roles;
    if (path === 'defaultValue') return t.defaultValue;
    if (path === 'inputType') return t.inputType;
    if (path.endsWith('.label')) return t.label;
    if (path.endsWith('.help')) return t.help;
    return path.endsWith('section') ? t.section : t.other;
  }
}

/** The choices are one field, whichever of them it is about. */
function fieldOf(path: string): string {
  return path.startsWith('options') ? 'options' : path;
}

import type { Language } from '#platform/shared/language.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import type { PropertyDefinition } from '../../model/property.ts';

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
    const [, language, part] = wordsAt.exec(path) ?? [];
    return language && part ? t[part as WordsPart][language as Language] : t.other;
  }
}

/** Words are asked for in each language, so what is wrong with them says in which. */
const wordsAt = /^texts[.](nl|en)[.](label|help|section|subsection)$/;
type WordsPart = keyof PropertyDefinition['texts']['nl'];

/** The choices are one field, whichever of them it is about. */
function fieldOf(path: string): string {
  return path.startsWith('options') ? 'options' : path;
}

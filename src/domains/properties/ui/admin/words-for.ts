import type { Language } from '#platform/shared/language.ts';
import { isProofNeeded, type ApiError } from '#platform/web/api-error.ts';
import { refusalWords } from '#platform/web/refusal.ts';
import type { propertyAdminMessages } from '../../messages/admin.ts';

/** Why a change of a field was not made. */
export function wordsFor(error: ApiError, t: (typeof propertyAdminMessages)['nl'], language: Language): string {
  if (isProofNeeded(error)) return t.proofNeeded;
  return error.status === 412 ? t.stale : (refusalWords(language, error) ?? t.saveFailed);
}

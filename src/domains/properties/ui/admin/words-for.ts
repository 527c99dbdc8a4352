import { isProofNeeded, type ApiError } from '#platform/web/api-error.ts';
import type { propertyAdminMessages } from '../../messages/admin.ts';

/** Why a change of a field was not made. */
export function wordsFor(error: ApiError, t: (typeof propertyAdminMessages)['nl']): string {
  if (isProofNeeded(error)) return t.proofNeeded;
  return error.status === 412 ? t.stale : t.saveFailed;
}

import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords, useUnsureWords } from '#platform/web/refusal.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { userAdminMessages } from '../../messages/admin.ts';

/** Why an act on an account was not done. */
export function ActProblem({ error }: { error: ApiError | null }) {
  const t = useMessages(userAdminMessages);
  const refusal = useRefusalWords(error);
  const unsure = useUnsureWords(error);
  if (!error) return null;
  const words: Record<string, string> = t.errors;
  const why = words[error.code] ?? refusal;
  return why === undefined ? <ErrorBox title={unsure ?? t.saveFailed} {...failureDetail(error)} /> : <ErrorBox title={why} />;
}

import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords } from '#platform/web/refusal.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';

/** Why a change of a field was not made. */
export function PropertyProblem({ error }: { error: ApiError | null }) {
  const t = useMessages(propertyAdminMessages);
  const refusal = useRefusalWords(error);
  if (!error) return null;
  const why = error.status === 412 ? t.stale : refusal;
  return why === undefined ? <ErrorBox title={t.saveFailed} {...failureDetail(error)} /> : <ErrorBox title={why} />;
}

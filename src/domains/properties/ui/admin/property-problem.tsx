import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords, useUnsureWords } from '#platform/web/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';

/** Why a change of a field was not made; when the field is no longer what it was, with the way to what it is now. */
export function PropertyProblem({ error, onLoadAgain }: { error: ApiError | null; onLoadAgain: () => void }) {
  const t = useMessages(propertyAdminMessages);
  const refusal = useRefusalWords(error);
  const unsure = useUnsureWords(error);
  if (!error) return null;
  if (error.status !== 412)
    return refusal ? <ErrorBox title={refusal} /> : <ErrorBox title={unsure ?? t.saveFailed} {...failureDetail(error)} />;
  return (
    <ErrorBox title={t.stale}>
      <Button onClick={onLoadAgain}>{t.loadAgain}</Button>
    </ErrorBox>
  );
}

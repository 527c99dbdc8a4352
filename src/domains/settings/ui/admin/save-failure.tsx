import { failureDetail, isOffline, isOutcomeUnknown, type ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords } from '#platform/web/refusal.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { newerSetting } from './use-settings-draft.ts';

/** Why nothing was saved, or why nobody can tell, and what to do about it. */
export function SaveFailure({ error }: { error: ApiError }) {
  const t = useMessages(settingAdminMessages);
  const newer = newerSetting(error);
  const refusal = useRefusalWords(error);
  const why = newer ? t.stale(t.keys[newer.key]) : isOffline(error) ? t.saveOffline : refusal;
  if (why !== undefined) return <ErrorBox title={why} />;
  return isOutcomeUnknown(error) ? (
    <ErrorBox title={t.saveUnsure} {...failureDetail(error)}>
      <p>{t.saveUnsureText}</p>
    </ErrorBox>
  ) : (
    <ErrorBox title={t.saveFailed} {...failureDetail(error)} />
  );
}

import { failureDetail, isOffline, type ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords } from '#platform/web/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import type { FormKey } from './settings-values.ts';
import { newerSetting } from './use-save-settings.ts';

/** Why nothing was saved, and what to do about it. */
export function SaveFailure({ error, onTakeTheirs }: { error: ApiError; onTakeTheirs(key: FormKey): void }) {
  const t = useMessages(settingAdminMessages);
  const staleKey = newerSetting(error)?.key;
  const refusal = useRefusalWords(error);
  if (staleKey) {
    return (
      <ErrorBox title={t.stale(t.keys[staleKey])}>
        <p>{t.staleText}</p>
        <Button onClick={() => onTakeTheirs(staleKey)}>{t.takeTheirs}</Button>
      </ErrorBox>
    );
  }
  const why = isOffline(error) ? t.saveOffline : refusal;
  return why === undefined ? <ErrorBox title={t.saveFailed} {...failureDetail(error)} /> : <ErrorBox title={why} />;
}

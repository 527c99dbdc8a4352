import { isOffline } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords } from '#platform/web/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { InSight } from '#ui/feedback/in-sight.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import type { FormKey } from './settings-values.ts';
import type { SaveFailure } from './use-save-settings.ts';

interface SaveProblemProps {
  problems: readonly { fieldId: string; message: string }[];
  failure: SaveFailure | null;
  onTakeTheirs(key: FormKey): void;
}

/** Why nothing was saved, or not all, and what to do about it. */
export function SaveProblem({ problems, failure, onTakeTheirs }: SaveProblemProps) {
  if (problems.length > 0) return <ErrorSummary errors={problems} />;
  if (!failure) return null;
  return (
    <InSight>
      <Failure failure={failure} onTakeTheirs={onTakeTheirs} />
    </InSight>
  );
}

function Failure({ failure, onTakeTheirs }: { failure: SaveFailure; onTakeTheirs(key: FormKey): void }) {
  const t = useMessages(settingAdminMessages);
  const { staleKey, error } = failure;
  const refusal = useRefusalWords(error);
  if (staleKey) {
    return (
      <ErrorBox title={t.stale(t.keys[staleKey])}>
        <p>{t.staleText}</p>
        <Button onClick={() => onTakeTheirs(staleKey)}>{t.takeTheirs}</Button>
      </ErrorBox>
    );
  }
  if (error.code === 'auth.proof_needed') return <ErrorBox title={t.proofNeeded} />;
  return <ErrorBox title={isOffline(error) ? t.saveOffline : (refusal ?? t.saveFailed)} />;
}

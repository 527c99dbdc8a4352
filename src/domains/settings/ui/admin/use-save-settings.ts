import { useState } from 'react';
import { ApiError } from '#platform/web/api-error.ts';
import { createChangeKeys } from '#platform/web/change-keys.ts';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { updateSettingValues } from '../../model/settings.contract.ts';
import type { SettingValue } from '../../model/settings.ts';
import { formKeys, type FormKey } from './settings-values.ts';

export interface ValueChange {
  key: FormKey;
  from: unknown;
  to: unknown;
  /** That it was made from. */
  version: number;
}

export interface SaveFailure {
  /** The setting that somebody else was first with. */
  staleKey: FormKey | undefined;
  error: ApiError;
}

interface SaveFacts {
  subject: string;
  /** Takes over what was answered; after an undo too. */
  onSaved(saved: SettingValue): void;
  /** Somebody else was first: what stands there now. */
  onNewer(present: SettingValue): void;
}

type Sent = Pick<ValueChange, 'key' | 'version'> & { value: unknown };

/** Saves all that was changed as one change: all of it or nothing. */
export function useSaveSettings({ subject, onSaved, onNewer }: SaveFacts) {
  const optimizer = useLoadOptimizer();
  const { tasks } = useServices();
  const [startAttempt] = useState(createChangeKeys);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  async function put(changes: readonly Sent[]): Promise<SettingValue[]> {
    setIsSaving(true);
    setFailure(null);
    const input = { body: { changes: [...changes] } };
    const attempt = startAttempt(updateSettingValues, input);
    try {
      const { data } = await optimizer.save(updateSettingValues, input, { idempotencyKey: attempt.key });
      attempt.end();
      data.forEach(onSaved);
      return data;
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError({ status: 0, code: 'request.no_answer', cause: thrown });
      const { key, value, version } = error.details;
      const staleKey = error.status === 412 ? formKeys.find((each) => each === key) : undefined;
      if (staleKey) onNewer({ key: staleKey, value, version: Number(version) });
      setFailure({ staleKey, error });
      throw thrown;
    } finally {
      setIsSaving(false);
    }
  }

  /** True when all of it was saved. */
  async function save(changes: readonly ValueChange[]): Promise<boolean> {
    const { isDone } = await tasks.run<SettingValue[]>({
      type: 'save',
      subject,
      run: () => put(changes.map(({ key, to, version }) => ({ key, value: to, version }))),
      undo: async (saved) => {
        const versionOf = (key: FormKey) => saved.find((setting) => setting.key === key)?.version ?? 0;
        await put(changes.map(({ key, from }) => ({ key, value: from, version: versionOf(key) })));
        return undefined;
      },
    });
    return isDone;
  }

  return { save, isSaving, failure, forgetFailure: () => setFailure(null) };
}

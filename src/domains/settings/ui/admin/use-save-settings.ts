import { useState } from 'react';
import { ApiError } from '#platform/web/api-error.ts';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { updateSettingValue } from '../../model/settings.contract.ts';
import type { SettingValue } from '../../model/settings.ts';
import type { FormKey } from './settings-values.ts';

export interface ValueChange {
  key: FormKey;
  from: unknown;
  to: unknown;
  /** That it was made from. */
  version: number;
}

export interface SaveFailure {
  key: FormKey;
  error: ApiError;
}

interface SaveFacts {
  subject: string;
  /** Takes over what was answered; after an undo too. */
  onSaved(saved: SettingValue): void;
  /** Somebody else was first: what stands there now. */
  onNewer(present: SettingValue): void;
}

/** Saves one setting after another as one task. What was saved before a failure stays saved, and is not sent again. */
export function useSaveSettings({ subject, onSaved, onNewer }: SaveFacts) {
  const optimizer = useLoadOptimizer();
  const { tasks } = useServices();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  async function put(key: FormKey, value: unknown, version: number): Promise<SettingValue> {
    try {
      const { data } = await optimizer.save(updateSettingValue, { params: { key }, body: { value } }, { version });
      onSaved(data);
      return data;
    } catch (thrown) {
      const error = thrown instanceof ApiError ? thrown : new ApiError({ status: 0, code: 'request.no_answer', cause: thrown });
      if (error.status === 412) onNewer({ key, value: error.details['value'], version: Number(error.details['version']) });
      setFailure({ key, error });
      throw thrown;
    }
  }

  /** True when all of it was saved. */
  async function save(changes: readonly ValueChange[]): Promise<boolean> {
    const done = new Map<FormKey, SettingValue>();
    async function run(): Promise<void> {
      setIsSaving(true);
      setFailure(null);
      try {
        for (const { key, to, version } of changes) {
          if (!done.has(key)) done.set(key, await put(key, to, version));
        }
      } finally {
        setIsSaving(false);
      }
    }
    async function undo(): Promise<undefined> {
      for (const { key, from } of changes) await put(key, from, done.get(key)?.version ?? 0);
    }
    const { isDone } = await tasks.run({ type: 'save', subject, run, undo });
    return isDone;
  }

  return { save, isSaving, failure, forgetFailure: () => setFailure(null) };
}

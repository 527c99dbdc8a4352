import type { ApiError } from '#platform/web/api-error.ts';
import { useSave } from '#platform/web/use-call.tsx';
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

interface SaveFacts {
  subject: string;
  /** Takes over what was answered; after an undo too. */
  onSaved(saved: SettingValue): void;
  /** Somebody else was first: what stands there now. */
  onNewer(present: SettingValue): void;
}

/** Saves all that was changed as one change: all of it or nothing. */
export function useSaveSettings({ subject, onSaved, onNewer }: SaveFacts) {
  const { run, ...state } = useSave(updateSettingValues, {
    type: 'save',
    subject,
    showsFailure: true,
    onSaved: (saved) => saved.forEach(onSaved),
    onFailed: (error) => {
      const newer = newerSetting(error);
      if (newer) onNewer(newer);
    },
  });

  async function save(changes: readonly ValueChange[]): Promise<void> {
    const body = { changes: changes.map(({ key, to, version }) => ({ key, value: to, version })) };
    await run(
      { body },
      {
        undo: async (saved, send) => {
          const versionOf = (key: FormKey) => saved.find((setting) => setting.key === key)?.version ?? 0;
          await send({ body: { changes: changes.map(({ key, from }) => ({ key, value: from, version: versionOf(key) })) } });
          return undefined;
        },
      },
    );
  }

  return { ...state, save };
}

/** The setting that somebody else was first with, as it is now. */
export function newerSetting({ status, details }: ApiError): (SettingValue & { key: FormKey }) | undefined {
  const key = status === 412 ? formKeys.find((each) => each === details['key']) : undefined;
  return key && { key, value: details['value'], version: Number(details['version']) };
}

import { useRef, useState } from 'react';
import { ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { isAnswered, useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { listSettingValues, updateSettingValues } from '../../model/settings.contract.ts';
import type { SettingChange, SettingValue } from '../../model/settings.ts';
import { formKeys, isSameValue, knownIn, newestOf, valuesOf, type FormKey, type FormValues } from './settings-values.ts';
import {
  asStored,
  changesIn,
  isUndecided,
  putBack,
  rebased,
  takenBack,
  withTheirs,
  type Conflict,
  type SentValue,
  type TypedSettings,
} from './typed-settings.ts';

const settingsOfForm = { query: { keys: formKeys.join(',') } };

/**
 * The settings as they stand in the form. All that was changed is saved as one change, all of it or nothing. When something else stands
 * there than it was made from, the two are merged; a person is asked only about what both changed.
 */
export function useSettingsDraft(listed: readonly SettingValue[], subject: string) {
  const t = useMessages(settingAdminMessages);
  const optimizer = useLoadOptimizer();
  const [answered, setAnswered] = useState<readonly SettingValue[]>([]);
  /** Only what was changed here: what somebody changes elsewhere is shown, and not sent back as it was. */
  const [typed, setTyped] = useState<TypedSettings>({});
  // An answer is merged with what is typed when it comes.
  const latestTyped = useRef(typed);
  const [foundConflicts, setFoundConflicts] = useState<readonly Conflict[]>([]);
  /** What was sent and never answered, save by save: it may have been stored. */
  const [lost, setLost] = useState<readonly (readonly SentValue[])[]>([]);
  const [isReading, setIsReading] = useState(false);
  /** Since the last answer. Who finds one of these values stored finds their own. */
  const sent = useRef<readonly SentValue[]>([]);
  const lastSent = useRef<readonly SentValue[]>([]);
  const {
    run,
    isSaving: isSending,
    error,
    forgetError,
  } = useSave(updateSettingValues, { type: 'save', subject, showsFailure: true, onSaved: endWith, onFailed: handleFailure });
  const isSaving = isSending || isReading;

  const known = knownIn([...listed, ...answered]);
  const open = formKeys.filter((key) => isSaving || isUnsure(key) || isTyped(key));
  const typedValues = open.flatMap((key) => (typed[key] ? [[key, typed[key].to] as const] : []));
  // Each is what the field of its key gave.
  const values = known && ({ ...valuesOf(known), ...Object.fromEntries(typedValues) } as FormValues);
  const conflicts = foundConflicts.filter((conflict) => isUndecided(typed, conflict));
  const changed = formKeys.filter((key) => isUnsure(key) || (isTyped(key) && !isSameValue(typed[key]?.to, known?.[key].value)));

  // Loaded again meanwhile, it turns out to be stored: it did not fail.
  const hasArrived = lost.at(-1)?.every(({ key, value }) => isSameValue(known?.[key].value, value)) ?? false;

  function isTyped(key: FormKey): boolean {
    const mine = typed[key];
    return mine !== undefined && !isSameValue(mine.to, mine.from.value);
  }

  /** Put back by hand it is no change, unless what was sent before was stored. */
  function isUnsure(key: FormKey): boolean {
    const mine = typed[key];
    return mine !== undefined && mine.from.version === known?.[key].version && lost.flat().some((value) => value.key === key);
  }

  function type(next: TypedSettings) {
    latestTyped.current = next;
    setTyped(next);
  }

  function change<K extends FormKey>(key: K, value: FormValues[K]) {
    const from = (open.includes(key) ? latestTyped.current[key]?.from : undefined) ?? known?.[key];
    if (from) type({ ...latestTyped.current, [key]: { from, to: value } });
  }

  /** Has back what an earlier change took away: of the parts that it changed, and of no others. */
  function takeBack(key: FormKey, earlier: Pick<SettingChange, 'from' | 'to'>) {
    // As the field of its key would have given it.
    if (values) change(key, putBack(key, values[key], earlier) as FormValues[FormKey]);
  }

  /** What stands there now is shown where nothing was typed, and merged with what was. Gives what has to be chosen. */
  function takeIn(present: readonly SettingValue[]): readonly Conflict[] {
    const next = rebased(latestTyped.current, present, sent.current);
    setAnswered((current) => [...current, ...present]);
    type(next.typed);
    setFoundConflicts((current) => [...current, ...next.conflicts]);
    return next.conflicts;
  }

  function endWith(saved: readonly SettingValue[]) {
    takeIn(saved);
    sent.current = [];
    setLost([]);
  }

  function handleFailure(failure: ApiError) {
    const newer = newerSetting(failure);
    const unanswered = lastSent.current;
    if (newer) takeIn([newer]);
    if (!isAnswered(failure)) setLost((current) => [...current, unanswered]);
  }

  async function read(): Promise<readonly SettingValue[]> {
    optimizer.forget(listSettingValues, settingsOfForm);
    return (await optimizer.load(listSettingValues, settingsOfForm)).data;
  }

  /** Nothing when there is no answer to this either: then the save itself tells what is the matter. */
  async function findOut(): Promise<readonly SettingValue[] | undefined> {
    setIsReading(true);
    const present = await read().catch(() => undefined);
    setIsReading(false);
    return present;
  }

  function sending(changes: readonly SentValue[]) {
    sent.current = [...sent.current, ...changes];
    lastSent.current = changes;
    return { body: { changes: [...changes] } };
  }

  async function save(): Promise<void> {
    const begun = asStored(typed, changed);
    let submitted = begun;
    let present: readonly SettingValue[] = [];
    let isThere = false;
    let isAsked = false;

    /** False when a person has to choose first, or when it is all there. */
    function follow(now: readonly SettingValue[]): boolean {
      const next = rebased(submitted, now, sent.current);
      submitted = next.typed;
      present = [...present, ...now];
      isThere = Object.keys(submitted).length === 0;
      isAsked = takeIn(now).length > 0 || next.conflicts.length > 0;
      return !isThere && !isAsked;
    }

    type({ ...latestTyped.current, ...begun });
    forgetError();
    setFoundConflicts([]);
    const became = lost.length > 0 ? await findOut() : undefined;
    // Sent again as it was, it is known for the same: its answer would say that it was saved, whatever others made of it since. Anything
    // else has to be made from what became of it.
    const isAnother = !isSameValue(lost.at(-1), changesIn(submitted));
    const isInTheWay = became && (isAnother || rebased(submitted, became, sent.current).conflicts.length > 0);
    if (!isInTheWay || follow(became)) {
      await run(sending(changesIn(submitted)), {
        anew: async (refusal) => {
          const newer = newerSetting(refusal);
          const now = [...(await read().catch(() => [])), ...(newer ? [newer] : [])];
          return follow(now) ? sending(changesIn(submitted)) : undefined;
        },
        undo: async (saved, send) => {
          const changes = takenBack(begun, [...present, ...saved]);
          try {
            if (changes.length > 0) await send(sending(changes));
            return undefined;
          } catch (failure) {
            const newer = failure instanceof ApiError ? newerSetting(failure) : undefined;
            if (!newer) throw failure;
            return { title: t.notUndone, message: t.notUndoneText(t.keys[newer.key]) };
          }
        },
      });
    }
    if (isThere) setLost([]);
    // What is there was not refused, and what has to be chosen says so itself.
    if (isThere || isAsked) forgetError();
  }

  /** Back to what stands there. True when that turns out to be what was sent before, to which no answer came. */
  async function restore(): Promise<boolean> {
    type({});
    setFoundConflicts([]);
    forgetError();
    const now = lost.length > 0 ? await findOut() : undefined;
    if (!now) return false;
    takeIn(now);
    setLost([]);
    return lost.flat().some(({ key, value }) => {
      return isSameValue(newestOf(key, now)?.value, value) && !isSameValue(known?.[key].value, value);
    });
  }

  /** Somebody was first: from here on, what they made of it is what stands there. */
  function takeTheirs(conflict: Conflict) {
    type(withTheirs(latestTyped.current, conflict));
  }

  return {
    values,
    changed,
    change,
    takeBack,
    save,
    restore,
    takeTheirs,
    conflicts,
    isSaving,
    error: isAnswered(error) || !hasArrived ? error : null,
    forgetError,
  };
}

/** The setting that somebody else was first with, as it is now. */
export function newerSetting({ status, details }: ApiError): (SettingValue & { key: FormKey }) | undefined {
  const key = status === 412 ? formKeys.find((each) => each === details['key']) : undefined;
  return key && { key, value: details['value'], version: Number(details['version']) };
}

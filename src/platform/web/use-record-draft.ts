import { useRef, useState } from 'react';
import type { Answer, CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import type { ApiError } from './api-error.ts';
import { isSamePart, mergeParts, type OthersChange, type Part } from './merge-parts.ts';
import { useOptionalServices } from './services.tsx';
import type { Remark, TaskFacts, TurnedOut } from './tasks.ts';
import { asApiError, isAnswered, isStale, useSave } from './use-call.tsx';

/** What a form holds of a record, as it is or was stored. */
export interface Stored<V> {
  version: number;
  values: V;
}

/** What is typed, and what stood there when that began. */
interface Typing<V> {
  from: Stored<V>;
  to: V;
}

interface Sent<V> {
  values: V;
  parts: readonly string[];
}

interface PartWords {
  label: string;
  value: string;
}

/** What is said of a record that is not what it was. */
export interface RecordWords {
  /** What was sent and not answered turns out to be stored. */
  savedAfterAll: Remark;
  notUndone: string;
  /** What is there now, when that is known. */
  changedSince: (what: string) => string;
}

interface RecordFacts<E extends Endpoint, V> extends Pick<TaskFacts, 'subject' | 'refusals'> {
  /** As it was loaded last. */
  record: Stored<V>;
  parts: readonly Part<V>[];
  /** Filled in before the form opened. */
  initial?: V;
  /** As the server would store it, such as without spaces at its ends: what it answers is compared with this. */
  asStored: (values: V) => V;
  storedOf: (saved: Answer<E>) => Stored<V>;
  /** Asks what stands there now. Nothing when it is there no more. */
  read: () => Promise<Stored<V> | undefined>;
  /** What is sent so that these parts of it become the values. */
  inputOf: (values: V, parts: readonly string[], from: V) => CallInput<E>;
  turnedOut?: (saved: Answer<E>, from: V) => TurnedOut;
  onSaved?: (saved: Answer<E>) => void;
  describe: (part: string, value: unknown) => PartWords;
  words: RecordWords;
}

/**
 * One record as it stands in a form, and its changes. What is typed while it is saved stays. What somebody else changed meanwhile is merged
 * with it, and told; a person is asked only about what both changed. What was sent and not answered may be stored: nothing here takes it
 * for undone before that was looked up.
 */
export function useRecordDraft<E extends Endpoint, V>(definition: E, facts: RecordFacts<E, V>) {
  const { record, parts, initial, asStored, storedOf, read, inputOf, describe, words } = facts;
  const services = useOptionalServices();
  const [answered, setAnswered] = useState<Stored<V> | null>(null);
  const [typing, setTyping] = useState<Typing<V> | null>(initial === undefined ? null : { from: record, to: initial });
  // An answer is merged with what is typed when it comes.
  const latest = useRef(typing);
  const underWay = useRef<(Sent<V> & { typed: V }) | null>(null);
  /** What was sent and never answered. */
  const [lost, setLost] = useState<readonly Sent<V>[]>([]);
  const [found, setFound] = useState<readonly OthersChange[]>([]);
  const [isReading, setIsReading] = useState(false);
  const [readError, setReadError] = useState<ApiError | null>(null);
  const saving = useSave(definition, {
    type: 'save',
    subject: facts.subject,
    refusals: facts.refusals,
    showsFailure: true,
    onSaved: handleSaved,
    onFailed: handleFailed,
  });

  const known = answered && answered.version > record.version ? answered : record;
  const shown = shownOf();
  const changed = changedIn(shown);

  /** Typed and put back, it is no change: then what others made of it is shown. */
  function shownOf(): Typing<V> {
    if (!typing) return { from: known, to: known.values };
    // Only its number changed, as when it is switched off: what is typed is made from the same.
    if (typing.from.version <= known.version && differingIn(typing.from.values, known.values).length === 0) {
      return { from: known, to: typing.to };
    }
    const isKept = saving.isSaving || changedIn(typing).length > 0;
    return isKept ? typing : { from: known, to: known.values };
  }

  /** Put back by hand it is a change too, while what was sent before may be stored. */
  function changedIn({ from, to }: Typing<V>): string[] {
    const typed = differingIn(from.values, asStored(to));
    return parts.map(({ name }) => name).filter((name) => typed.includes(name) || lost.some((sent) => sent.parts.includes(name)));
  }

  function differingIn(one: V, other: V): string[] {
    return parts.filter((part) => !isSamePart(part, part.of(one), part.of(other))).map(({ name }) => name);
  }

  function isOwn(name: string, value: unknown): boolean {
    const part = parts.find((each) => each.name === name);
    return part !== undefined && lost.some((sent) => sent.parts.includes(name) && isSamePart(part, part.of(sent.values), value));
  }

  function type(next: Typing<V> | null) {
    latest.current = next;
    setTyping(next);
  }

  function change(next: (values: V) => V) {
    const { from, to } = typing && shown.to === typing.to ? { ...shown, to: latest.current?.to ?? shown.to } : shown;
    type({ from, to: next(to) });
  }

  /** What is typed goes on from what stands there now. All that is still as it was seen becomes that. */
  function goOnFrom(now: Stored<V>, seen: V): readonly OthersChange[] {
    const { current } = latest;
    const merged = current && mergeParts(parts, { from: seen, to: current.to, now: now.values, isOwn });
    setAnswered(now);
    type(merged && { from: now, to: merged.values });
    setLost([]);
    return merged?.others ?? [];
  }

  function handleSaved(saved: Answer<E>) {
    const seen = underWay.current?.typed ?? latest.current?.from.values;
    underWay.current = null;
    const now = storedOf(saved);
    goOnFrom(now, seen ?? now.values);
    setFound([]);
    facts.onSaved?.(saved);
  }

  function handleFailed(failure: ApiError) {
    const sent = underWay.current;
    underWay.current = null;
    if (sent && !isAnswered(failure)) setLost((current) => [...current, sent]);
  }

  async function save(): Promise<void> {
    if (changed.length === 0) return;
    const { from, to } = shown;
    const values = asStored(to);
    // Also what was put back by hand is merged with the answer.
    if (latest.current === null) type(shown);
    underWay.current = { values, parts: changed, typed: to };
    setReadError(null);
    setFound([]);
    await saving.run(inputOf(values, changed, from.values), {
      version: from.version,
      turnedOut: facts.turnedOut && ((saved) => facts.turnedOut?.(saved, from.values) ?? {}),
      undo: async (saved, send) => {
        const made = storedOf(saved);
        const takeBack = (version: number) => send(inputOf(from.values, changed, from.values), { version });
        try {
          await takeBack(made.version);
        } catch (failure) {
          if (!isStale(failure)) throw failure;
          const now = await read().catch(() => undefined);
          if (!now || differingIn(made.values, now.values).length > 0) return refusedUndo(made, now);
          await takeBack(now.version);
        }
        return undefined;
      },
    });
  }

  /** Something else stands there than what would be taken back. */
  function refusedUndo(made: Stored<V>, now: Stored<V> | undefined): Remark {
    if (now) setAnswered(now);
    const { others } = mergeParts(parts, { from: made.values, to: made.values, now: now?.values ?? made.values });
    const what = others.map(({ part, theirs }) => describe(part, theirs)).map(({ label, value }) => `${label}: ${value}`);
    return { title: words.notUndone, message: words.changedSince(what.join('; ')) };
  }

  async function findOut(): Promise<Stored<V> | undefined> {
    setIsReading(true);
    try {
      return await read();
    } catch (failure) {
      setReadError(asApiError(failure));
      return undefined;
    } finally {
      setIsReading(false);
    }
  }

  /** Somebody was first: what they made of it is shown, with what is typed on top of it. */
  async function loadAgain(): Promise<void> {
    const now = await findOut();
    if (!now) return;
    forgetError();
    setFound(goOnFrom(now, latest.current?.from.values ?? now.values));
  }

  /** Back to what stands there: looked up when that may be what was sent before. */
  async function restore(): Promise<void> {
    const begun = latest.current;
    const now = lost.length > 0 ? await findOut() : known;
    if (!now) return;
    forgetError();
    setFound([]);
    const wasSaved = differingIn(shown.from.values, now.values).some((name) => isOwn(name, partOf(name)?.of(now.values)));
    if (begun === latest.current) {
      setAnswered(now);
      setLost([]);
      type(null);
    } else {
      goOnFrom(now, begun?.to ?? now.values);
    }
    if (wasSaved) services?.notices.show({ look: 'warning', ...words.savedAfterAll });
  }

  function partOf(name: string): Part<V> | undefined {
    return parts.find((part) => part.name === name);
  }

  function takeTheirs({ part, theirs }: OthersChange) {
    change((values) => partOf(part)?.put(values, theirs) ?? values);
  }

  /** What both changed is to be chosen as long as something else is typed than what stands there. */
  function isOpen({ part: name, theirs, isConflict }: OthersChange): boolean {
    const part = partOf(name);
    return part !== undefined && (!isConflict || !isSamePart(part, part.of(shown.to), theirs));
  }

  function forgetError() {
    setReadError(null);
    saving.forgetError();
  }

  return {
    values: shown.to,
    /** What the values were made from. */
    from: shown.from.values,
    isDirty: changed.length > 0,
    change,
    save,
    restore,
    loadAgain,
    /** What is typed is not to be kept. */
    drop: () => type(null),
    /** What somebody else changed, to be shown; with `take` where it has to be chosen. */
    others: found.filter(isOpen).map((each) => ({
      id: each.part,
      ...describe(each.part, each.theirs),
      take: each.isConflict ? () => takeTheirs(each) : undefined,
    })),
    isSaving: saving.isSaving || isReading,
    error: readError ?? saving.error,
    forgetError,
  };
}

import { useQuery } from '@tanstack/react-query';
import { createContext, use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { addressOf, type Answer, type CallInput, type Endpoint } from '#platform/shared/endpoint.ts';
import { ApiError, isSignedOut } from './api-error.ts';
import { createChangeKeys } from './change-keys.ts';
import type { LoadOptimizer } from './load-optimizer.ts';
import { useOptionalServices } from './services.tsx';
import type { Remark, TaskFacts, TurnedOut } from './tasks.ts';

const LoadOptimizerContext = createContext<LoadOptimizer | null>(null);

export function LoadOptimizerProvider({ optimizer, children }: { optimizer: LoadOptimizer; children: ReactNode }) {
  return <LoadOptimizerContext value={optimizer}>{children}</LoadOptimizerContext>;
}

/** Null on visitors' pages, which come with all their data. */
export function useOptionalLoadOptimizer(): LoadOptimizer | null {
  return use(LoadOptimizerContext);
}

export function useLoadOptimizer(): LoadOptimizer {
  const optimizer = use(LoadOptimizerContext);
  if (!optimizer) throw new Error('There is no LoadOptimizerProvider above this component');
  return optimizer;
}

export interface CallState<E extends Endpoint> {
  data: Answer<E> | undefined;
  /** The last HTTP status; empty during a load, 500 when there was no answer. */
  status: number | undefined;
  error: ApiError | null;
  /** Under way with nothing to show yet. */
  isLoading: boolean;
  reload(): void;
}

/** Shows what a call answers, and shows it anew when it changes. */
export function useCall<E extends Endpoint>(definition: E, input: CallInput<E>, { isEnabled = true } = {}): CallState<E> {
  const optimizer = useLoadOptimizer();
  const { data: answer, error, isFetching, refetch } = useQuery(optimizer.ask(definition, input, isEnabled), optimizer.client);
  const failure = error && asApiError(error);
  return {
    data: answer?.data,
    status: isFetching ? undefined : failure ? failure.status || 500 : answer?.status,
    error: failure,
    isLoading: isFetching && answer === undefined,
    reload: () => void refetch(),
  };
}

interface SaveFacts<E extends Endpoint> extends TaskFacts {
  /** Takes over what was answered; after an undo too. */
  onSaved?(saved: Answer<E>): void;
  /** Takes over what a refusal told, such as what stands there now. */
  onFailed?(error: ApiError): void;
}

/** The component shows `error` itself, where the act is: then no notice tells it as well. */
interface ShownHere {
  showsFailure: true;
  /** It has words for the end of the session as well, which a dialog tells. */
  showsSignedOut?: boolean;
}

interface SendOptions {
  /** The version this change was made from. */
  version?: number | string;
}

type Send<E extends Endpoint> = (input: CallInput<E>, options?: SendOptions) => Promise<Answer<E>>;
type SendOther = <O extends Endpoint>(definition: O, input: CallInput<O>) => Promise<Answer<O>>;

interface RunOptions<E extends Endpoint> extends SendOptions {
  /**
   * For a change with its versions in its body: how it is made from what stands there now, when that is not what it was made from. Nothing
   * when a person has to choose first, or when there is nothing left to change.
   */
  anew?(refusal: ApiError): Promise<CallInput<E> | undefined>;
  /** What it turned out to be about; of nothing, nothing is told. */
  turnedOut?(saved: Answer<E>): TurnedOut;
  /**
   * Takes it back, while the done notice offers that: by sending what was there before, or another call such as the opposite. Either is a
   * change with a key of its own, which it keeps when it is tried again.
   */
  undo?(saved: Answer<E>, send: Send<E>, sendOther: SendOther): Promise<Remark | undefined>;
}

export interface SaveState<E extends Endpoint> {
  /** Makes the change. Gives its answer, or undefined when it was not made. */
  run(input: CallInput<E>, options?: RunOptions<E>): Promise<Answer<E> | undefined>;
  isSaving: boolean;
}

export interface ShownSaveState<E extends Endpoint> extends SaveState<E> {
  /** Why the last try failed, from wherever it was tried: the form, or a notice. */
  error: ApiError | null;
  /** There is nothing left to mend. */
  forgetError(): void;
  /** Makes the last change once more: for what has no button of its own to press again. */
  retry(): void;
}

/**
 * Makes a change by calling an endpoint, as a task: processing when it takes long, then done with a way back, or failed with a way on. A
 * failure is told once. With `showsFailure` the component shows it beside the act; without, or when the component is gone, a notice tells
 * it. How to choose is in `docs/guides/add-a-screen.md`.
 */
export function useSave<E extends Endpoint>(definition: E, facts: SaveFacts<E> & ShownHere): ShownSaveState<E>;
export function useSave<E extends Endpoint>(definition: E, facts: SaveFacts<E>): SaveState<E>;
export function useSave<E extends Endpoint>(
  definition: E,
  { onSaved, onFailed, showsFailure, showsSignedOut = false, ...task }: SaveFacts<E> & Partial<ShownHere>,
): ShownSaveState<E> {
  const optimizer = useLoadOptimizer();
  const services = useOptionalServices();
  const place = useId();
  const [startAttempt] = useState(createChangeKeys);
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  const isShown = useIsShown();
  const lastRun = useRef(() => {});

  /** One change. Sent again, it is still the same one. */
  function sending<O extends Endpoint>(
    to: O,
    input: CallInput<O>,
    { version, anew }: Pick<RunOptions<O>, 'version' | 'anew'> = {},
  ): () => Promise<Answer<O>> {
    const attempt = startAttempt(to, input, version);
    return async () => {
      setUnderWay((count) => count + 1);
      setError(null);
      try {
        const data = await sendOnOwn(to, attempt, anew);
        attempt.end();
        return data;
      } catch (failure) {
        if (!isAnswered(failure)) attempt.lose();
        onFailed?.(asApiError(failure));
        throw failure;
      } finally {
        setUnderWay((count) => count - 1);
      }
    };
  }

  /**
   * What was changed meanwhile may have been changed by this form itself, in a try whose answer was lost. Then that answer is asked for
   * once more, and the change is made from the version in it. What keeps its versions in its body finds out by itself.
   */
  async function sendOnOwn<O extends Endpoint>(
    to: O,
    { input, version, key, lost }: ReturnType<typeof startAttempt<O>>,
    anew?: RunOptions<O>['anew'],
  ): Promise<Answer<O>> {
    const save = async (...[sent, from, idempotencyKey]: [CallInput<O>, number | string | undefined, string | undefined]) =>
      (await optimizer.save(to, sent, { version: from, idempotencyKey })).data;
    const saveAnew = async (sent: CallInput<O>, from?: number) => {
      const again = startAttempt(to, sent, from);
      const saved = await save(sent, from, again.key);
      again.end();
      return saved;
    };
    try {
      return await save(input, version, key);
    } catch (failure) {
      if (!isStale(failure)) throw failure;
      const mended = await anew?.(asApiError(failure));
      if (mended !== undefined) return saveAnew(mended);
      // Without a version to go on from, an earlier one that never arrived would be made now, and to no end.
      if (version === undefined) throw failure;
      for (const earlier of lost.filter((sent) => isReplacedBy(sent.input as object, input as object))) {
        // Refused as well when it never arrived: what it was made from is not there any more.
        const own = await save(earlier.input, earlier.version, earlier.key).catch(() => undefined);
        const from = own === undefined ? undefined : versionIn(to, own);
        if (from === undefined) continue;
        return saveAnew(input, from);
      }
      throw failure;
    }
  }

  async function saving(work: Promise<Answer<E>>): Promise<Answer<E>> {
    const saved = await work;
    onSaved?.(saved);
    return saved;
  }

  function showFailure(failure: unknown): boolean {
    if (isShown.current && (showsSignedOut || !isSignedOut(failure))) setError(asApiError(failure));
    return isShown.current;
  }

  async function run(input: CallInput<E>, options: RunOptions<E> = {}): Promise<Answer<E> | undefined> {
    if (!services) throw new Error('Nothing can be saved before the browser has taken the page over');
    lastRun.current = () => void run(input, options);
    const { undo, turnedOut } = options;
    const send = sending(definition, input, options);
    const sendBack: Send<E> = (earlier, from) => saving(sending(definition, earlier, from)());
    const outcome = await services.tasks.run<Answer<E>>({
      ...task,
      act: `${place} ${addressOf(definition, input as object)}`,
      run: () => saving(send()),
      turnedOut,
      undo: undo && ((saved) => undo(saved, sendBack, (other, itsInput) => sending(other, itsInput)())),
      showFailure: showsFailure && showFailure,
    });
    return outcome.isDone ? outcome.result : undefined;
  }

  return { run, isSaving: underWay > 0, error, forgetError: () => setError(null), retry: () => lastRun.current() };
}

/** Every field of the earlier change is in this one too, so that nothing of the earlier stays that its sender took back. */
function isReplacedBy(earlier: { body?: unknown }, later: { body?: unknown }): boolean {
  const fieldsOf = ({ body }: { body?: unknown }) => Object.keys((body ?? {}) as object);
  return fieldsOf(earlier).every((field) => fieldsOf(later).includes(field));
}

function versionIn({ versionIn: part }: Endpoint, answer: unknown): number | undefined {
  const whole = (answer ?? {}) as Record<string, unknown>;
  const { version } = (part === undefined ? whole : (whole[part] ?? {})) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** A refusal is an answer; that something broke on the way, or took too long, says nothing about what became of it. */
export function isAnswered(failure: unknown): boolean {
  const { status } = asApiError(failure);
  return status >= 400 && status < 500;
}

/** Something else stands there than what the change was made from. */
export function isStale(failure: unknown): boolean {
  return asApiError(failure).status === 412;
}

/** Whether what a component shows is on the screen still. */
function useIsShown(): { current: boolean } {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}

export function asApiError(error: unknown): ApiError {
  if (error instanceof Error && error.cause instanceof ApiError) return error.cause;
  return error instanceof ApiError ? error : new ApiError({ status: 0, code: 'request.no_answer', cause: error });
}

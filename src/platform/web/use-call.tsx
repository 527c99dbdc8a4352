import { useQuery } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Answer, CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import { ApiError } from './api-error.ts';
import { createChangeKeys } from './change-keys.ts';
import type { LoadOptimizer } from './load-optimizer.ts';
import { useOptionalServices } from './services.tsx';
import type { Remark, TaskFacts } from './tasks.ts';

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
}

type Send<E extends Endpoint> = (input: CallInput<E>, options?: { version?: number }) => Promise<Answer<E>>;

interface RunOptions<E extends Endpoint> {
  /** The version this change was made from. */
  version?: number;
  /** What it turned out to be about; of nothing, nothing is told. */
  turnedOut?(saved: Answer<E>): Pick<TaskFacts, 'count' | 'subject'>;
  /** Takes it back, while the done notice offers that: often by sending what was there before. */
  undo?(saved: Answer<E>, send: Send<E>): Promise<Remark | undefined>;
}

export interface SaveState<E extends Endpoint> {
  /** Makes the change. Gives its answer, or undefined when it failed; `error` says why. */
  run(input: CallInput<E>, options?: RunOptions<E>): Promise<Answer<E> | undefined>;
  isSaving: boolean;
  /** Why the last try failed, from wherever it was tried: the form, or a notice. */
  error: ApiError | null;
  /** There is nothing left to mend. */
  forgetError(): void;
}

/** Makes a change by calling an endpoint, as a task: processing when it takes long, then done with a way back, or failed with a way on. */
export function useSave<E extends Endpoint>(definition: E, { onSaved, ...task }: SaveFacts<E>): SaveState<E> {
  const optimizer = useLoadOptimizer();
  const services = useOptionalServices();
  const [startAttempt] = useState(createChangeKeys);
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);

  /** One change. Sent again, it is still the same one. */
  function sending(input: CallInput<E>, version: number | undefined): () => Promise<Answer<E>> {
    const attempt = startAttempt(definition, input, version);
    return async () => {
      setUnderWay((count) => count + 1);
      setError(null);
      try {
        const { data } = await optimizer.save(definition, input, { version, idempotencyKey: attempt.key });
        attempt.end();
        onSaved?.(data);
        return data;
      } catch (failure) {
        setError(asApiError(failure));
        throw failure;
      } finally {
        setUnderWay((count) => count - 1);
      }
    };
  }

  /** Whatever part of an undo fails, the form says it. */
  async function noted<R>(work: Promise<R>): Promise<R> {
    try {
      return await work;
    } catch (failure) {
      setError(asApiError(failure));
      throw failure;
    }
  }

  async function run(input: CallInput<E>, { version, undo, turnedOut }: RunOptions<E> = {}): Promise<Answer<E> | undefined> {
    if (!services) throw new Error('Nothing can be saved before the browser has taken the page over');
    const send: Send<E> = (earlier, options) => sending(earlier, options?.version)();
    const outcome = await services.tasks.run<Answer<E>>({
      ...task,
      run: sending(input, version),
      turnedOut,
      undo: undo && ((saved) => noted(undo(saved, send))),
    });
    return outcome.isDone ? outcome.result : undefined;
  }

  return { run, isSaving: underWay > 0, error, forgetError: () => setError(null) };
}

function asApiError(error: unknown): ApiError {
  if (error instanceof Error && error.cause instanceof ApiError) return error.cause;
  return error instanceof ApiError ? error : new ApiError({ status: 0, code: 'request.no_answer', cause: error });
}

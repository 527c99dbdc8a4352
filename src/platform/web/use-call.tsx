import { useQuery } from '@tanstack/react-query';
import { createContext, use, useRef, useState, type ReactNode } from 'react';
import type { Answer, CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { ApiError } from './api-error.ts';
import { newCorrelationId } from './correlation-id.ts';
import type { LoadedAnswer, LoadOptimizer } from './load-optimizer.ts';

const LoadOptimizerContext = createContext<LoadOptimizer | null>(null);

export function LoadOptimizerProvider({ optimizer, children }: { optimizer: LoadOptimizer; children: ReactNode }) {
  return <LoadOptimizerContext value={optimizer}>{children}</LoadOptimizerContext>;
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
  const {
    data: answer,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...optimizer.query(definition, input), enabled: isEnabled }, optimizer.client);
  const failure = error && asApiError(error);
  return {
    data: answer?.data,
    status: isFetching ? undefined : failure ? failure.status || 500 : answer?.status,
    error: failure,
    isLoading: isFetching && answer === undefined,
    reload: () => void refetch(),
  };
}

export interface SaveState<E extends Endpoint> {
  /** Makes the change. Gives its answer, or undefined when it failed; `error` says why. */
  run(input: CallInput<E>, options?: { version?: number }): Promise<LoadedAnswer<Answer<E>> | undefined>;
  isSaving: boolean;
  error: ApiError | null;
}

/** Makes a change by calling an endpoint. */
export function useSave<E extends Endpoint>(definition: E): SaveState<E> {
  const optimizer = useLoadOptimizer();
  const idempotencyKeyFor = useIdempotencyKeys(definition);
  const [underWay, setUnderWay] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);

  async function run(input: CallInput<E>, { version }: { version?: number } = {}): Promise<LoadedAnswer<Answer<E>> | undefined> {
    const attempt = idempotencyKeyFor(input);
    setUnderWay((count) => count + 1);
    setError(null);
    try {
      const answer = await optimizer.save(definition, input, { version, idempotencyKey: attempt.key });
      attempt.end();
      return answer;
    } catch (failure) {
      setError(asApiError(failure));
      return undefined;
    } finally {
      setUnderWay((count) => count - 1);
    }
  }

  return { run, isSaving: underWay > 0, error };
}

/** A create that is tried again after a failure keeps its key, so that it counts once even if the first try did arrive. */
function useIdempotencyKeys<E extends Endpoint>(definition: E) {
  const lastAttempt = useRef<{ request: string; key: string } | null>(null);
  return (input: CallInput<E>): { key: string | undefined; end(): void } => {
    if (definition.method !== 'POST') return { key: undefined, end: () => {} };
    const request = requestKey(definition, input as object);
    const attempt = lastAttempt.current?.request === request ? lastAttempt.current : { request, key: newCorrelationId() };
    lastAttempt.current = attempt;
    return { key: attempt.key, end: () => void (lastAttempt.current = null) };
  };
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ status: 0, code: 'request.no_answer', cause: error });
}

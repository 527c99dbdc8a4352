import { useState } from 'react';
import { ApiError } from './api-error.ts';

/** The code of what failed before anything was asked of the server: browsers throw errors of their own. */
export const notSent = 'action.not_sent';

export interface Action {
  isBusy: boolean;
  isDone: boolean;
  /** Why the last try failed. */
  error: ApiError | null;
  /** Does it; gives undefined when it failed. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** For what is done and shown in one place, so that there is no notice to say that it was done; `useSave` is for everything else. */
export function useAction(): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setIsBusy(true);
    setError(null);
    try {
      const result = await work();
      setIsDone(true);
      return result;
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError({ status: 0, code: notSent, cause: failure }));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, isDone, error, run };
}

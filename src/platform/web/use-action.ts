import { useRef, useState } from 'react';
import { ApiError, isProofNeeded } from './api-error.ts';

/** The code of what failed before anything was asked of the server: browsers throw errors of their own. */
export const notSent = 'action.not_sent';

export interface Action {
  isBusy: boolean;
  isDone: boolean;
  /** Why the last try failed. */
  error: ApiError | null;
  /** Does it; gives undefined when it was not done, and when the one before is still under way. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** There is nothing left to mend. */
  forgetError(): void;
}

/**
 * For what is done and shown in one place, so that there is no notice to say that it was done; `useSave` is for everything else. Inside
 * either, `optimizer.save` is how to call: the work of a `run` here, an `undo` there. Alone it is for what has no component (the session,
 * a store) and for what counts and tells by itself, as the editor and the resending of mails do.
 *
 * Who was asked to prove who they are, and closed the question, chose not to go on: that is no failure. What has nothing to show without
 * the act goes away with it, by `onUnproven`.
 */
export function useAction({ onUnproven }: { onUnproven?(): void } = {}): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  // A second click can come before the button shows that it is busy.
  const isUnderWay = useRef(false);

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setIsBusy(true);
    setError(null);
    try {
      const result = await work();
      setIsDone(true);
      return result;
    } catch (failure) {
      if (isProofNeeded(failure)) onUnproven?.();
      else setError(failure instanceof ApiError ? failure : new ApiError({ status: 0, code: notSent, cause: failure }));
      return undefined;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, isDone, error, run, forgetError: () => setError(null) };
}

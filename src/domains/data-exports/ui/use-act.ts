import { useState } from 'react';
import { ApiError } from '#platform/web/api-error.ts';

/** For what is done and shown in one place, so that there is no notice to say that it was done. */
export function useAct(work: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  async function run(): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      await work();
      setIsDone(true);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError({ status: 0, code: 'request.no_answer', cause: failure }));
    } finally {
      setIsBusy(false);
    }
  }
  return { run, isBusy, isDone, error };
}

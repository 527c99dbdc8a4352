import { useState } from 'react';
import { formatWait } from '#platform/shared/format.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { secondFactorMessages } from '../../messages/index.ts';

export interface Act {
  isBusy: boolean;
  /** Why the last try failed, in the reader's words. */
  problem: string | undefined;
  /** Does it; gives undefined when it failed. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
  say(problem: string | undefined): void;
}

/** One thing that can be done at a time, and what went wrong with it. */
export function useAct(): Act {
  const { errors } = useMessages(secondFactorMessages);
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>();

  function wordsFor(error: unknown): string {
    // Browsers throw errors of their own when somebody closes the question for a passkey.
    if (!(error instanceof ApiError)) return errors.cancelled;
    if (error.code === 'request.rate_limited') return errors['request.rate_limited'](formatWait(language, error.retryAfter ?? 60));
    const key = error.code as Exclude<keyof typeof errors, 'request.rate_limited'>;
    return errors[key] ?? errors.other;
  }

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setIsBusy(true);
    setProblem(undefined);
    try {
      return await work();
    } catch (error) {
      setProblem(wordsFor(error));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, problem, run, say: setProblem };
}

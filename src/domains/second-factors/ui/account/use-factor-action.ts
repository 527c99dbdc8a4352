import { useState } from 'react';
import { formatWait } from '#platform/shared/format.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { notSent, useAction, type Action } from '#platform/web/use-action.ts';
import { secondFactorMessages } from '../../messages/index.ts';

export interface FactorAction extends Pick<Action, 'isBusy' | 'run'> {
  /** Why the last try failed, in the reader's words. */
  problem: string | undefined;
  /** What is wrong before anything is tried. */
  say(problem: string): void;
}

/** One thing that can be done at a time, and what went wrong with it. */
export function useFactorAction(options: Parameters<typeof useAction>[0] = {}): FactorAction {
  const { errors } = useMessages(secondFactorMessages);
  const language = useLanguage();
  const { error, isBusy, run } = useAction(options);
  const [said, setSaid] = useState<string | undefined>();

  function wordsFor({ code, retryAfter }: ApiError): string {
    // Somebody closed the question for a passkey.
    if (code === notSent) return errors.cancelled;
    if (code === 'request.rate_limited') return errors['request.rate_limited'](formatWait(language, retryAfter ?? 60));
    return errors[code as Exclude<keyof typeof errors, 'request.rate_limited'>] ?? errors.other;
  }

  return {
    isBusy,
    problem: said ?? (error ? wordsFor(error) : undefined),
    run: (work) => {
      setSaid(undefined);
      return run(work);
    },
    say: setSaid,
  };
}

import { codeGone } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { appMessages } from './messages/index.ts';
import type { RefusalReason, Screen } from './route-answer.ts';

interface Failure {
  status: number;
  code: string;
  correlationId: string;
  /** When it went wrong, as the one who tells it has the time. */
  time: Date;
  /** Seconds until another try makes sense. */
  retryAfter: number | undefined;
}

/** Who is told, and the ways on from there. */
export type Reader = { language: Language } & Pick<Extract<Screen, { kind: 'refusal' }>, 'homeHref' | 'signInHref'>;

const reasonOfStatus: Record<number, RefusalReason> = {
  403: 'otherSite',
  413: 'tooLarge',
  421: 'otherAddress',
  429: 'tooOften',
};

/** What went wrong at our side is a failure, and passes. What was refused is said as such: asking the same again does not help. */
export function failureScreen(failure: Failure, { language, homeHref, signInHref }: Reader): { screen: Screen; title: string } {
  const { status, code, correlationId, time, retryAfter } = failure;
  const texts = textsIn(appMessages, language);
  const facts = { code, correlationId, time: time.toISOString(), secondsToWait: retryAfter ?? null };
  if (status >= 500) {
    return { screen: { kind: 'failure', ...facts }, title: code === codeGone ? texts.codeGoneTitle : texts.failureTitle };
  }
  const reason = code === 'request.viewing_only' ? 'viewingOnly' : (reasonOfStatus[status] ?? 'unclear');
  return { screen: { kind: 'refusal', reason, homeHref, signInHref, ...facts }, title: texts.refusals[reason].title };
}

/** It may be gone by the next time that somebody asks. */
export function isFailure(screen: Screen): boolean {
  return screen.kind === 'failure' || screen.kind === 'refusal' || (screen.kind === 'search' && screen.secondsToWait !== null);
}

import { ApiError, isSignedOut } from '#platform/web/api-error.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { useMessages } from '#platform/web/messages.tsx';
import type { NoticeOptions } from '#platform/web/notices.ts';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { mailAdminMessages } from '../../messages/admin.ts';
import { failureOf } from '../../model/mail-failure.ts';
import { resendMail, resendMails, type MailDelivery, type ManyResent } from '../../model/mail.contract.ts';

type Words = (typeof mailAdminMessages)['nl'];

interface Resending {
  /** Gives why it was refused, as words for the row; null when it is on its way. */
  resendOne: (mail: MailDelivery) => Promise<string | null>;
  /** Without guids: those that failed of late. */
  resendMany: (guids?: readonly string[]) => Promise<void>;
}

interface Follow {
  follow: (guids: readonly string[]) => Promise<MailDelivery[]>;
  /** The list has changed, and so have its counts. */
  onSettled: () => void;
}

/** Sends mails again and says what came of it, not only that it was asked. */
export function useResending({ follow, onSettled }: Follow): Resending {
  const t = useMessages(mailAdminMessages);
  const optimizer = useLoadOptimizer();
  const { notices } = useServices();

  async function resendOne(mail: MailDelivery): Promise<string | null> {
    try {
      const { data } = await optimizer.save(resendMail, { params: { guid: mail.guid } }, { idempotencyKey: newCorrelationId() });
      const about = t.about(mail.subject, mail.to);
      void tell([data.guid], { title: t.one.sending, message: about }, ([found]) => outcomeOfOne(t, found, about));
      return null;
    } catch (error) {
      return wordsOf(t, error);
    }
  }

  async function resendMany(guids?: readonly string[]): Promise<void> {
    try {
      const body = guids ? { guids: [...guids] } : {};
      const { data } = await optimizer.save(resendMails, { body }, { idempotencyKey: newCorrelationId() });
      const sending = { title: t.many.sending(data.sent.length) };
      void tell(data.sent, sending, (found) => outcomeOfMany(t, data, found));
    } catch (error) {
      // A dialog tells of the end of the session.
      if (!isSignedOut(error)) notices.show({ look: 'negative', title: t.many.title, message: wordsOf(t, error) });
    }
  }

  async function tell(guids: readonly string[], sending: NoticeOptions, outcome: (found: MailDelivery[]) => NoticeOptions): Promise<void> {
    if (guids.length === 0) return void notices.show(outcome([]));
    const notice = notices.show({ ...sending, look: 'processing' });
    const found = await follow(guids);
    notices.close(notice);
    notices.show(outcome(found));
    onSettled();
  }

  return { resendOne, resendMany };
}

function wordsOf(t: Words, error: unknown): string {
  const refusals: Partial<Record<string, string>> = t.refusals;
  return (error instanceof ApiError ? refusals[error.code.replace('mail.', '')] : undefined) ?? t.notResent;
}

function outcomeOfOne(t: Words, mail: MailDelivery | undefined, about: string): NoticeOptions {
  if (mail?.state === 'sent') return { look: 'positive', title: t.one.sent, message: about };
  if (!mail || mail.lastError === null) return { look: 'warning', title: t.one.waiting, message: about };
  const reason = t.reasons[failureOf(mail.lastError)];
  if (mail.state === 'failed') return { look: 'negative', title: t.one.failed, message: reason, detail: about };
  return { look: 'warning', title: t.one.later, message: `${reason} ${t.triedAgain}`, detail: about };
}

function outcomeOfMany(t: Words, { sent, refused, left }: ManyResent, found: readonly MailDelivery[]): NoticeOptions {
  const sentCount = found.filter(({ state }) => state === 'sent').length;
  const failedCount = found.filter(({ state }) => state === 'failed').length;
  const waitingCount = sent.length - sentCount - failedCount;
  const sentences = [
    ...(sentCount > 0 ? [t.many.sent(sentCount)] : []),
    ...(failedCount > 0 ? [t.many.failed(failedCount)] : []),
    ...(waitingCount > 0 ? [t.many.waiting(waitingCount)] : []),
    ...(left > 0 ? [t.many.left(left)] : []),
    ...(refused.length > 0 ? [t.many.refused(refused.length), ...reasonsOf(t, refused)] : []),
  ];
  return {
    look: sentCount > 0 && sentences.length === 1 ? 'positive' : 'warning',
    title: t.many.title,
    message: sentences.join(' ') || t.many.nothing,
    // What was refused and why takes a while to read.
    ...(refused.length > 0 && { timeout: 0 }),
  };
}

function reasonsOf(t: Words, refused: ManyResent['refused']): string[] {
  const groups = [...Map.groupBy(refused, ({ refusal }) => refusal)];
  const [only] = groups;
  if (only && groups.length === 1) return [t.refusals[only[0]]];
  return groups.map(([refusal, { length }]) => t.many.refusedFor(length, t.refusals[refusal]));
}

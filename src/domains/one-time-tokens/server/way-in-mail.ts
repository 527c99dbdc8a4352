import type { MailKind } from '#domains/mails/model/mail-kinds.ts';
import { mailLink, sendMail } from '#domains/mails/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { mailMessages } from '../messages/mails.ts';
import { createDisputePath } from './one-time-tokens.service.ts';

interface WayInNews {
  kind: MailKind;
  owner: { guid: string; email: string };
  language: Language;
  subject: string;
  /** What happened. What to do if it was somebody else follows it. */
  text: string;
  /** Something opens the account that did not before. Whoever added it is put out with it, by the link in the mail. */
  isAddition: boolean;
}

/** Every change of how somebody comes in is told to them, so that they notice one that is not theirs. */
export async function sendWayInMail(ctx: Ctx, tx: Tx, news: WayInNews): Promise<void> {
  const { kind, owner, language, subject, text, isAddition } = news;
  const t = textsIn(mailMessages, language);
  const action = isAddition
    ? { label: t.dispute, href: mailLink(ctx, language, await createDisputePath(tx, owner)) }
    : { label: t.seeSecurity, href: mailLink(ctx, language, '/account/security') };
  const content = { subject, title: subject, paragraphs: [text, isAddition ? t.disputeHint : t.notYou], action };
  await sendMail(ctx, tx, { kind, to: owner.email, userGuid: owner.guid, language, content });
}

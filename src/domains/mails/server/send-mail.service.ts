import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import type { Language } from '#platform/shared/language.ts';
import { MailAddress, MailContent } from '../model/mail.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import { sealContent } from './mail-seal.ts';
import { insertMail } from './mails.queries.ts';

export interface MailToSend {
  /** Which mail it is, for the log: 'auth.reset'. */
  kind: string;
  to: string;
  /** Whom it is about; null when nobody has this address here. */
  userGuid: string | null;
  language: Language;
  content: MailContent;
}

/** Queues a mail in the transaction of the change that it tells of: no change, no mail. Gives its guid. */
export async function sendMail(ctx: Ctx, tx: Tx, { kind, to, userGuid, language, content }: MailToSend): Promise<string> {
  const toAddress = MailAddress.parse(to);
  const checked = MailContent.parse(content);
  const guid = await insertMail(tx, {
    kind,
    toAddress,
    userGuid,
    language,
    subject: checked.subject,
    content: sealContent(ctx.config.secret, checked),
    correlationId: ctx.correlationId,
  });
  await enqueue(tx, deliverMailJob, { mailGuid: guid });
  return guid;
}

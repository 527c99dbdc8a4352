import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import { isAwaited, type MailKind } from '../model/mail-kinds.ts';
import { MailAddress, MailContent } from '../model/mail.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import { sealContent } from './mail-seal.ts';
import { findChosenLanguage, insertMail } from './mails.queries.ts';

export interface MailToSend {
  /** Which mail it is, for the log: 'auth.reset'. */
  kind: MailKind;
  to: string;
  /** Whom it is about; null when nobody has this address here. */
  userGuid: string | null;
  language: Language;
  content: MailContent;
}

/** The language that somebody chose, or else the one of the page that they were on. */
export async function mailLanguageOf({ language }: Pick<Ctx, 'language'>, tx: Tx, userGuid: string): Promise<Language> {
  const chosen = await findChosenLanguage(tx, userGuid);
  return isLanguage(chosen) ? chosen : language;
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
  await enqueue(tx, deliverMailJob, { mailGuid: guid }, { isAwaited: isAwaited(kind) });
  return guid;
}

import type { Ctx } from '#platform/server/context.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { MailDelivery, MailQuery } from '../model/mail.contract.ts';
import { mailErrors } from '../model/mail.errors.ts';
import { canManageMails } from '../model/mail.rules.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import { countMails, findMailForUpdate, insertMail, listMailRows } from './mails.queries.ts';

export async function listMails(ctx: Ctx, query: MailQuery): Promise<{ mails: MailDelivery[]; total: number }> {
  if (!canManageMails(ctx.actor)) throw requestErrors.forbidden();
  const [rows, total] = await Promise.all([listMailRows(ctx.db, query), countMails(ctx.db, query)]);
  const mails = rows.map(({ toAddress, hasContent, createdOn, sentOn, ...row }) => ({
    ...row,
    to: toAddress,
    createdOn: createdOn.toISOString(),
    sentOn: sentOn?.toISOString() ?? null,
    canBeResent: hasContent && row.state !== 'waiting',
  }));
  return { mails, total };
}

/** As a new mail: mail programs hide one that they know already, and the log keeps what came of the first. */
export async function resendMail(ctx: Ctx, guid: string): Promise<{ guid: string }> {
  return ctx.transact(async (tx) => {
    if (!canManageMails(ctx.actor)) throw requestErrors.forbidden();
    const mail = await findMailForUpdate(tx, guid);
    if (!mail) throw mailErrors.not_found({ guid });
    if (mail.state === 'waiting') throw mailErrors.still_waiting({ guid });
    const { kind, toAddress, userGuid, language, subject, content } = mail;
    if (content === null) throw mailErrors.content_gone({ guid });

    const copy = { kind, toAddress, userGuid, language, subject, content, correlationId: ctx.correlationId };
    const copyGuid = await insertMail(tx, copy);
    await enqueue(tx, deliverMailJob, { mailGuid: copyGuid });
    await ctx.record(tx, { type: 'mail.resent', subjectGuid: guid, details: { kind, copyGuid } });
    return { guid: copyGuid };
  });
}

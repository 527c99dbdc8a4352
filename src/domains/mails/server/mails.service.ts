import type { Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { mailsAtOnce, type MailDelivery, type MailQuery, type ManyResent, type ManyToResend } from '../model/mail.contract.ts';
import { isAwaited } from '../model/mail-kinds.ts';
import { mailErrors } from '../model/mail.errors.ts';
import { canManageMails } from '../model/mail.rules.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import {
  countMails,
  insertMail,
  listFailedOfLate,
  listMailRows,
  listMailRowsByGuid,
  lockMails,
  saveResentAs,
  type MailRow,
} from './mails.queries.ts';
import { judgeMails, type JudgedMail } from './resend-facts.ts';

/** What the slice of invitations does when one is asked for once more. Gives the guid of the new mail; nothing when it was just closed. */
export type InviteAgain = (ctx: Ctx, tx: Tx, invitationGuid: string) => Promise<string | undefined>;

export async function listMails(ctx: Ctx, query: MailQuery): Promise<{ mails: MailDelivery[]; total: number; failedCount: number }> {
  requireManager(ctx);
  const [rows, total, failed] = await Promise.all([listMailRows(ctx.db, query), countMails(ctx.db, query), judgeFailed(ctx)]);
  return { mails: await present(ctx, ctx.db, rows), total, failedCount: failed.filter(({ refusal }) => refusal === null).length };
}

export async function getDeliveries(ctx: Ctx, guids: readonly string[]): Promise<MailDelivery[]> {
  requireManager(ctx);
  return present(ctx, ctx.db, await listMailRowsByGuid(ctx.db, guids));
}

export async function resendMail(ctx: Ctx, inviteAgain: InviteAgain, guid: string): Promise<{ guid: string }> {
  return ctx.transact(async (tx) => {
    requireManager(ctx);
    const [judged] = await judgeMails(ctx, tx, await lockMails(tx, [guid]));
    if (!judged) throw mailErrors.not_found({ guid });
    if (judged.refusal) throw mailErrors[judged.refusal]({ guid });
    const copyGuid = await sendAgain(ctx, tx, inviteAgain, judged);
    if (copyGuid === undefined) throw mailErrors.invitation_gone({ guid });
    return { guid: copyGuid };
  });
}

/** How many of those that failed are looked at: what is refused among them must not keep the others waiting for ever. */
const mostLookedAt = 10 * mailsAtOnce;

async function judgeFailed(ctx: Ctx): Promise<JudgedMail[]> {
  const guids = await listFailedOfLate(ctx.db, mostLookedAt);
  return guids.length === 0 ? [] : judgeMails(ctx, ctx.db, await listMailRowsByGuid(ctx.db, guids));
}

/** One that is refused keeps no other from being sent. */
export async function resendMails(ctx: Ctx, inviteAgain: InviteAgain, { guids }: ManyToResend): Promise<ManyResent> {
  return ctx.transact(async (tx) => {
    requireManager(ctx);
    const asked = [...new Set(guids ?? (await listFailedOfLate(tx, mostLookedAt)))];
    const judged = asked.length === 0 ? [] : await judgeMails(ctx, tx, await lockMails(tx, asked));
    const known = new Set(judged.map(({ mail }) => mail.guid));
    const refused: ManyResent['refused'] = asked.filter((guid) => !known.has(guid)).map((guid) => ({ guid, refusal: 'not_found' }));
    const sent: string[] = [];
    let left = 0;
    for (const each of judged) {
      if (each.refusal) {
        refused.push({ guid: each.mail.guid, refusal: each.refusal });
      } else if (sent.length === mailsAtOnce) {
        left += 1;
      } else {
        const copyGuid = await sendAgain(ctx, tx, inviteAgain, each);
        if (copyGuid === undefined) refused.push({ guid: each.mail.guid, refusal: 'invitation_gone' });
        else sent.push(copyGuid);
      }
    }
    return { sent, refused, left };
  });
}

/** As a new mail: mail programs hide one that they know already, and the log keeps what came of the first. */
async function sendAgain(ctx: Ctx, tx: Tx, inviteAgain: InviteAgain, { mail, invitationGuid }: JudgedMail): Promise<string | undefined> {
  const { guid, kind } = mail;
  const copyGuid = invitationGuid === null ? await copyMail(ctx, tx, mail) : await inviteAgain(ctx, tx, invitationGuid);
  if (copyGuid === undefined) return undefined;
  await saveResentAs(tx, guid, copyGuid);
  await ctx.record(tx, { type: 'mail.resent', subjectGuid: guid, details: { kind, copyGuid } });
  return copyGuid;
}

async function copyMail(ctx: Ctx, tx: Tx, { guid, kind, toAddress, userGuid, language, subject, content }: MailRow): Promise<string> {
  if (content === null) throw mailErrors.content_gone({ guid });
  const copy = { kind, toAddress, userGuid, language, subject, content, correlationId: ctx.correlationId };
  const copyGuid = await insertMail(tx, copy);
  await enqueue(tx, deliverMailJob, { mailGuid: copyGuid }, { isAwaited: isAwaited(kind) });
  return copyGuid;
}

async function present(ctx: Ctx, db: Db, rows: readonly MailRow[]): Promise<MailDelivery[]> {
  const judged = await judgeMails(ctx, db, rows);
  return judged.map(({ mail: { toAddress, createdOn, sentOn, ...row }, refusal, invitationGuid }) => ({
    ...row,
    to: toAddress,
    createdOn: createdOn.toISOString(),
    sentOn: sentOn?.toISOString() ?? null,
    refusal,
    isRenewed: invitationGuid !== null,
  }));
}

function requireManager({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManageMails(actor)) throw requestErrors.forbidden();
}

import { getSettings } from '#domains/settings/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { handler, type Attempt, type Handler } from '#platform/server/jobs/work-on-jobs.ts';
import { deliverMailJob } from './deliver-mail.job.ts';
import { mailsAtOnce, type Carrier, type Outcome } from './mail-carrier.ts';
import { unsealContent } from './mail-seal.ts';
import { beginAttempt, saveDelay, saveFailure, saveSent } from './mails.queries.ts';
import { renderMail } from './render-mail.ts';

/** One that somebody waits for finds a lane free, however many others there are. */
const mailLanes = { all: mailsAtOnce - 1, awaited: 1 };

export function mailHandlers(ctx: Ctx, carrier: Carrier): Handler[] {
  return [handler(deliverMailJob, ({ mailGuid }, attempt) => deliverMail(ctx, carrier, mailGuid, attempt), mailLanes)];
}

type WaitingMail = NonNullable<Awaited<ReturnType<typeof beginAttempt>>>;

/** Sends a mail that still waits. Whoever dies between sending and writing that down sends it once more. */
async function deliverMail(ctx: Ctx, carrier: Carrier, guid: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const mail = await beginAttempt(ctx.db, guid);
  if (!mail) return;
  const outcome = await carry(ctx, carrier, mail);
  if (outcome.kind === 'sent') return saveSent(ctx.db, guid);
  ctx.log.warn(
    { mail: guid, kind: mail.kind, outcome: outcome.kind, reason: outcome.reason, attempts: mail.attempts },
    'a mail was not taken',
  );
  if (outcome.kind === 'refused' || isLast) return saveFailure(ctx.db, guid, outcome.reason);
  await saveDelay(ctx.db, guid, outcome.reason);
  throw new Error(`The mail was not taken: ${outcome.reason}`);
}

async function carry(ctx: Ctx, carrier: Carrier, { guid, toAddress, language, createdOn, content }: WaitingMail): Promise<Outcome> {
  if (content === null) return { kind: 'refused', reason: 'EMPTY' };
  let opened;
  try {
    opened = unsealContent(ctx.config.secret, content);
  } catch {
    // Sealed with another secret: no later try can open it.
    return { kind: 'refused', reason: 'ESEAL' };
  }
  const settings = await getSettings(ctx);
  const rendered = renderMail(opened, { language, settings, publicOrigin: ctx.config.publicOrigin });
  return carrier.carry(rendered, { guid, to: toAddress, language, writtenOn: createdOn });
}

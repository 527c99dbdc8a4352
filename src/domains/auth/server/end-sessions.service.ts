import { deleteUnusedTokens } from '#domains/one-time-tokens/server/index.ts';
import { endAllSessions, endSessionsOf } from '#domains/sessions/server/index.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findAccountByEmail } from './account.queries.ts';

/** For the command line. Gives how many sessions there were; undefined when nobody has this address. */
export async function endSessionsByEmail(ctx: Ctx, email: string): Promise<number | undefined> {
  return ctx.transact(async (tx) => {
    const account = await findAccountByEmail(tx, emailKey(email));
    if (!account) return undefined;
    const ended = await endSessionsOf(tx, account.guid);
    await ctx.record(tx, { type: 'session.all_ended', subjectGuid: account.guid, details: { ended } });
    return ended;
  });
}

/** Everything that lets somebody in without their password, as after a restore: what was ended or used since the backup lives again. */
export async function endSessionsOfAll(ctx: Ctx): Promise<number> {
  return ctx.transact(async (tx) => {
    const ended = await endAllSessions(tx);
    await deleteUnusedTokens(tx);
    await ctx.record(tx, { type: 'session.all_ended', subjectGuid: null, details: { ended } });
    return ended;
  });
}

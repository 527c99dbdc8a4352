import { emailKey } from '#domains/users/model/user.ts';
import type { Ctx } from '#platform/server/context.ts';
import { findAccountByEmail } from './account.queries.ts';
import { endAllSessions, endSessionsOf } from './sessions.queries.ts';

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

export async function endSessionsOfAll(ctx: Ctx): Promise<number> {
  return ctx.transact(async (tx) => {
    const ended = await endAllSessions(tx);
    await ctx.record(tx, { type: 'session.all_ended', subjectGuid: null, details: { ended } });
    return ended;
  });
}

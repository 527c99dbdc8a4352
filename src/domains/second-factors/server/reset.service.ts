import { emailKey } from '#domains/users/model/user.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { tellOwner } from './factor-mails.ts';
import { deletePasskeys, deleteTotp, findOwnerByEmail, lockFactors, replaceRecoveryCodes } from './second-factors.queries.ts';

/** For who lost every factor: takes all of them away and ends their sessions. Only the command line does this. */
export async function resetSecondFactors(ctx: Ctx, email: string): Promise<void> {
  if (ctx.actor.kind !== 'system') throw requestErrors.forbidden();
  await ctx.transact(async (tx) => {
    const owner = await findOwnerByEmail(tx, emailKey(email));
    if (!owner) throw requestErrors.not_found();
    await lockFactors(tx, owner.guid);
    await deleteTotp(tx, owner.guid);
    await deletePasskeys(tx, owner.guid);
    await replaceRecoveryCodes(tx, owner.guid, []);
    await ctx.record(tx, { type: 'second_factor.reset', subjectGuid: owner.guid, details: { session: null, hasAny: false } });
    await tellOwner(ctx, tx, owner.guid, { kind: 'reset' });
  });
}

import { createResetPath } from '#domains/one-time-tokens/server/index.ts';
import { tellFactorsReset } from '#domains/second-factors/server/index.ts';
import { canManageUsers } from '#domains/users/model/admin-user.rules.ts';
import type { UserDetail } from '#domains/users/model/admin-user.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { getUser } from '#domains/users/server/index.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { authErrors } from '../model/auth.errors.ts';
import { doubtOfFactors, namesOfWays } from '../model/recovery.rules.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { findAccount, findAccountByEmail, lockAccount, type Account } from './account.queries.ts';
import { recoverAccount } from './recover-account.service.ts';

const linksPerPerson = { name: 'reset-by-admin', times: 5, seconds: 60 * 60 };

/** An admin has a link mailed to somebody who cannot get in. They never see it: it goes to the address of its owner. */
export async function sendResetLink(ctx: Ctx, guid: string): Promise<UserDetail> {
  requireManager(ctx);
  if (!ctx.config.localLogin) throw authErrors.password_login_off();
  await takeFromLimit(ctx, linksPerPerson, guid);
  await ctx.transact(async (tx) => {
    const account = await getAccount(tx, guid);
    const facts = { to: account.email, userGuid: guid, language: mailLanguage(ctx, account) };
    await sendAccountMail(ctx, tx, { mail: 'resetSent', ...facts, path: await createResetPath(tx, account) });
    await ctx.record(tx, { type: 'user.reset_sent', subjectGuid: guid });
  });
  return getUser(ctx, guid);
}

/** For who lost every factor. Nobody does it for themselves: where a factor is required, that would be the way around it. */
export async function resetSecondFactors(ctx: Ctx, guid: string): Promise<UserDetail> {
  requireManager(ctx);
  if (ctx.actor.guid === guid) throw userErrors.own_account({ guid });
  await ctx.transact(async (tx) => takeFactorsAway(ctx, tx, await getAccount(tx, guid)));
  return getUser(ctx, guid);
}

/** For the command line. */
export async function resetSecondFactorsByEmail(ctx: Ctx, email: string): Promise<void> {
  requireManager(ctx);
  await ctx.transact(async (tx) => {
    const account = await findAccountByEmail(tx, emailKey(email));
    if (!account) throw userErrors.not_found();
    await takeFactorsAway(ctx, tx, account);
  });
}

async function takeFactorsAway(ctx: Ctx, tx: Tx, account: Account): Promise<void> {
  await lockAccount(tx, account.guid);
  const ended = await recoverAccount(tx, account, doubtOfFactors);
  const details = { fields: namesOfWays(ended), session: null, hasAny: false };
  await ctx.record(tx, { type: 'second_factor.reset', subjectGuid: account.guid, details });
  await tellFactorsReset(ctx, tx, account.guid);
}

async function getAccount(tx: Tx, guid: string): Promise<Account> {
  const account = await findAccount(tx, guid);
  if (!account) throw userErrors.not_found({ guid });
  return account;
}

function requireManager({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManageUsers(actor)) throw requestErrors.forbidden();
}

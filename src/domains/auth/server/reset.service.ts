import { mailLink } from '#domains/mails/server/index.ts';
import { createResetPath, findToken, useToken } from '#domains/one-time-tokens/server/index.ts';
import { saveEmailVerified } from '#domains/users/server/index.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { MailRequest, NewPassword } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import { doubtOfPassword } from '../model/recovery.rules.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { findAccount, findAccountByEmail, lockAccount } from './account.queries.ts';
import { savePasswordHash } from './auth.queries.ts';
import { inEqualTime } from './equal-time.ts';
import { hashNewPassword } from './new-password.ts';
import { recoverAccount } from './recover-account.service.ts';
import { tellPasswordChanged } from './recovery-mails.ts';

const hour = 60 * 60;
const perNetwork = { name: 'reset', times: 10, seconds: hour };
const perAccount = { name: 'reset-account', times: 3, seconds: hour };

/** Sends a link to choose a new password, if the address is somebody's. Who asks gets the same answer, as fast, when it is nobody's. */
export async function askReset(ctx: Ctx, { email }: MailRequest): Promise<void> {
  requireLocalLogin(ctx);
  const key = emailKey(email);
  await takeFromLimit(ctx, perNetwork, ctx.networkKey);
  await takeFromLimit(ctx, perAccount, key);
  await inEqualTime(
    ctx.transact(async (tx) => {
      const account = await findAccountByEmail(tx, key);
      if (!account) return;
      const path = await createResetPath(tx, account);
      const facts = { to: account.email, userGuid: account.guid, language: mailLanguage(ctx, account) };
      await sendAccountMail(ctx, tx, { mail: 'reset', ...facts, path });
      await ctx.record(tx, { type: 'user.reset_asked', subjectGuid: account.guid });
    }),
  );
}

/** For the command line: an address at which this person can choose a new password, once. */
export async function createResetLink(ctx: Ctx, email: string): Promise<string | undefined> {
  return ctx.transact(async (tx) => {
    const account = await findAccountByEmail(tx, emailKey(email));
    if (!account) return undefined;
    await ctx.record(tx, { type: 'user.reset_asked', subjectGuid: account.guid });
    return mailLink(ctx, mailLanguage(ctx, account), await createResetPath(tx, account));
  });
}

/**
 * Sets the password that somebody chose at the link from the mail. It starts no session: they sign in with it, and with their second
 * factor if they have one.
 */
export async function resetPassword(ctx: Ctx, token: string, { password }: NewPassword): Promise<void> {
  requireLocalLogin(ctx);
  const found = await findToken(ctx.db, token, ['reset']);
  const owner = found?.userGuid ? await findAccount(ctx.db, found.userGuid) : undefined;
  if (!owner) throw authErrors.link_gone();
  const hash = await hashNewPassword(ctx, owner, password);
  await ctx.transact(async (tx) => {
    await lockAccount(tx, owner.guid);
    const used = await useToken(tx, token, ['reset']);
    // A link that went to another address than the one of today is worth nothing; for this one, opening it proves the address.
    if (!used?.email || !(await saveEmailVerified(tx, owner.guid, used.email))) throw authErrors.link_gone();
    await recoverAccount(tx, owner, doubtOfPassword);
    await savePasswordHash(tx, owner.guid, hash);
    await tellPasswordChanged(ctx, tx, owner);
    await ctx.record(tx, { type: 'user.password_reset', subjectGuid: owner.guid });
  });
}

/** Without passwords there is nothing to choose: the pages for it are not there. */
export function requireLocalLogin({ config }: Pick<Ctx, 'config'>): void {
  if (!config.localLogin) throw requestErrors.not_found();
}

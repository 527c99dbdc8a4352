import { userErrors } from '#domains/users/model/user.errors.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { confirmedPurposes, type ConfirmedPurpose } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import { linkLifetime } from '../model/one-time-token.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { findAccount, lockAccount, saveEmail, saveEmailVerified, type Account } from './account.queries.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { deleteTokensOf } from './tokens.queries.ts';
import { createToken, useToken, type OneTimeToken } from './tokens.service.ts';

/** Does what the link in a mail is for, once. Nobody needs to be signed in: who reads the mail of an address has the address. */
export async function confirmLink(ctx: Ctx, token: string): Promise<{ purpose: ConfirmedPurpose }> {
  try {
    return await ctx.transact(async (tx) => {
      const used = await useToken(tx, token, confirmedPurposes);
      if (!used) throw authErrors.link_gone();
      await confirm(ctx, tx, used);
      return { purpose: used.purpose as ConfirmedPurpose };
    });
  } catch (error) {
    // Somebody else has the address by now, so this link is of no use any more.
    if (error instanceof AppError && error.code === userErrors.email_taken().code) throw authErrors.link_gone();
    throw error;
  }
}

async function confirm(ctx: Ctx, tx: Tx, { purpose, userGuid, email }: OneTimeToken): Promise<void> {
  if (userGuid === null || email === null) throw authErrors.link_gone();
  await lockAccount(tx, userGuid);
  const account = await findAccount(tx, userGuid);
  if (!account) throw authErrors.link_gone();
  if (purpose === 'change-email') return takeNewEmail(ctx, tx, account, email);
  if (purpose === 'revert-email') return takeOldEmailBack(ctx, tx, account, email);
  if (!(await saveEmailVerified(tx, userGuid, email))) throw authErrors.link_gone();
  await ctx.record(tx, { type: 'user.email_verified', subjectGuid: userGuid });
}

/** The old address is told, and can undo it for a week: who took over an account should not be able to keep its owner out. */
async function takeNewEmail(ctx: Ctx, tx: Tx, account: Account, email: string): Promise<void> {
  const { guid: userGuid, email: oldEmail } = account;
  await saveEmail(tx, userGuid, email);
  await deleteTokensOf(tx, userGuid, ['reset', 'change-email', 'verify']);
  const { token } = await createToken(tx, { purpose: 'revert-email', userGuid, email: oldEmail, seconds: linkLifetime['revert-email'] });
  const facts = { to: oldEmail, userGuid, language: mailLanguage(ctx, account), mention: email };
  await sendAccountMail(ctx, tx, { mail: 'emailChanged', ...facts, path: `/verify/${token}` });
  await ctx.record(tx, { type: 'user.email_changed', subjectGuid: userGuid });
}

async function takeOldEmailBack(ctx: Ctx, tx: Tx, { guid }: Account, email: string): Promise<void> {
  await saveEmail(tx, guid, email);
  await deleteTokensOf(tx, guid, ['reset', 'change-email', 'revert-email', 'verify']);
  await endSessionsOf(tx, guid);
  await ctx.record(tx, { type: 'user.email_reverted', subjectGuid: guid });
}

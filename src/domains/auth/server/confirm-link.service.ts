import { linkLifetime } from '#domains/one-time-tokens/model/one-time-token.ts';
import {
  type OneTimeToken,
  createResetPath,
  createToken,
  deleteTokensAfter,
  deleteTokensOf,
  findToken,
  useToken,
} from '#domains/one-time-tokens/server/index.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { saveEmail, saveEmailVerified } from '#domains/users/server/index.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { confirmedPurposes, type ConfirmedPurpose } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import { doubtAfterChange, namesOfWays } from '../model/recovery.rules.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { findAccount, lockAccount, type Account } from './account.queries.ts';
import { recoverAccount } from './recover-account.service.ts';
import { tellRecovered } from './recovery-mails.ts';

interface Confirmed {
  purpose: ConfirmedPurpose;
  /** Where to go on, for who has to choose a new password first. */
  resetPath: string | null;
}

/** Does what the link in a mail is for, once. Nobody needs to be signed in: who reads the mail of an address has the address. */
export async function confirmLink(ctx: Ctx, token: string): Promise<Confirmed> {
  return ctx.transact(async (tx) => {
    const found = await findToken(tx, token, confirmedPurposes);
    if (!found?.userGuid) throw authErrors.link_gone();
    // Before the link itself: of two links of one account at the same moment, the second waits here and then finds what the first left.
    await lockAccount(tx, found.userGuid);
    const used = await useToken(tx, token, confirmedPurposes);
    const account = await findAccount(tx, found.userGuid);
    if (!used || used.email === null || !account) throw authErrors.link_gone();
    const purpose = used.purpose as ConfirmedPurpose;
    return { purpose, resetPath: await confirm(ctx, tx, account, { ...used, email: used.email }) };
  });
}

type UsedLink = OneTimeToken & { email: string };

async function confirm(ctx: Ctx, tx: Tx, account: Account, link: UsedLink): Promise<string | null> {
  if (isDispute(link)) return giveBack(ctx, tx, account, link);
  if (link.purpose === 'change-email') await takeNewEmail(ctx, tx, account, link.email);
  else await confirmEmail(ctx, tx, account, link.email);
  return null;
}

async function confirmEmail(ctx: Ctx, tx: Tx, { guid }: Account, email: string): Promise<void> {
  if (!(await saveEmailVerified(tx, guid, email))) throw authErrors.link_gone();
  await ctx.record(tx, { type: 'user.email_verified', subjectGuid: guid });
}

/** The old address is told, and can undo it for a week: who took over an account should not be able to keep its owner out. */
async function takeNewEmail(ctx: Ctx, tx: Tx, account: Account, email: string): Promise<void> {
  const { guid: userGuid, email: oldEmail } = account;
  // Somebody else has the address by now, so this link is of no use any more.
  await saveEmail(tx, userGuid, email).catch(whenTaken(authErrors.link_gone));
  await deleteTokensOf(tx, userGuid, ['reset', 'change-email', 'verify']);
  const { token } = await createToken(tx, { purpose: 'revert-email', userGuid, email: oldEmail, seconds: linkLifetime['revert-email'] });
  const facts = { to: oldEmail, userGuid, language: mailLanguage(ctx, account), mention: email };
  await sendAccountMail(ctx, tx, { mail: 'emailChanged', ...facts, path: `/verify/${token}` });
  await ctx.record(tx, { type: 'user.email_changed', subjectGuid: userGuid });
}

/** By which an owner says that a change of their account was not theirs. */
const disputes = ['revert-email', 'dispute'] as const;

function isDispute({ purpose }: UsedLink): boolean {
  return disputes.some((dispute) => dispute === purpose);
}

/**
 * Gives the account to whoever reads the mail of the address that the link was made for, whatever came after it. The links of later
 * changes end with it; that of an earlier one stays, so that who took over an account cannot end its owner's by disputing a change of
 * their own.
 */
async function giveBack(ctx: Ctx, tx: Tx, account: Account, link: UsedLink): Promise<string | null> {
  const { guid } = account;
  const owner = { ...account, email: link.email, emailKey: emailKey(link.email) };
  const isMoved = account.email !== owner.email;
  if (isMoved) await saveEmail(tx, guid, owner.email).catch(whenTaken(authErrors.address_in_use));
  await deleteTokensAfter(tx, { guid: link.guid, userGuid: guid }, disputes);
  const ended = await recoverAccount(tx, owner, doubtAfterChange(link.createdOn));
  await tellRecovered(ctx, tx, owner, { ended, leftEmail: isMoved ? account.email : null });
  const type = isMoved ? 'user.email_reverted' : 'user.recovered';
  await ctx.record(tx, { type, subjectGuid: guid, details: { fields: namesOfWays(ended) } });
  return ctx.config.localLogin ? createResetPath(tx, owner) : null;
}

function whenTaken(refusal: () => AppError): (error: unknown) => never {
  return (error) => {
    throw error instanceof AppError && error.code === userErrors.email_taken().code ? refusal() : error;
  };
}

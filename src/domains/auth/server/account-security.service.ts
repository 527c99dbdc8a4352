import { linkLifetime } from '#domains/one-time-tokens/model/one-time-token.ts';
import { createToken, deleteTokensOf, findNewEmail } from '#domains/one-time-tokens/server/index.ts';
import { sessionLifetime } from '#domains/sessions/model/session.rules.ts';
import { findLivingMethod, endSessionOf, endSessionsOf, listSessionRows } from '#domains/sessions/server/index.ts';
import { deviceOf } from '#platform/shared/device.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import { returnToLimit, takeFromLimit } from '#platform/server/rate-limit.ts';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import type { EmailChange, PasswordChange } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import { shortestPassword } from '../model/password.rules.ts';
import type { SessionView } from '../model/session-view.ts';
import { mailLanguage, sendAccountMail } from './account-mails.ts';
import { findAccount, findAccountByEmail, isPasswordOfToday, type Account } from './account.queries.ts';
import { savePasswordHash } from './auth.queries.ts';
import { hashNewPassword } from './new-password.ts';
import { isRightPassword } from './passwords.ts';
import { tellPasswordChanged } from './recovery-mails.ts';

const guesses = { name: 'current-password', times: 5, seconds: 15 * 60 };
const emailChanges = { name: 'change-email', times: 5, seconds: 60 * 60 };

export async function getAccountSecurity(ctx: Ctx) {
  const account = await getOwnAccount(ctx);
  return {
    email: account.email,
    newEmail: await findNewEmail(ctx.db, account.guid),
    hasPassword: ctx.config.localLogin && account.hash !== null,
    hasLocalLogin: ctx.config.localLogin,
    shortestPassword: shortestPassword(account),
  };
}

export async function changePassword(ctx: Ctx, { currentPassword, password }: PasswordChange): Promise<void> {
  const account = await getOwnAccount(ctx);
  await requireCurrentPassword(ctx, account, currentPassword);
  const hash = await hashNewPassword(ctx, account, password);
  await ctx.transact(async (tx) => {
    if (!(await isPasswordOfToday(tx, account.guid, account.passwordSetOn))) throw wrongPassword();
    await savePasswordHash(tx, account.guid, hash);
    await endSessionsOf(tx, account.guid, ownSession(ctx));
    await deleteTokensOf(tx, account.guid, ['reset', 'change-email']);
    await tellPasswordChanged(ctx, tx, account);
    await ctx.record(tx, { type: 'user.password_changed', subjectGuid: account.guid });
  });
}

/** Nothing changes until the link in the mail to the new address has been opened. Whether somebody else has that address, only they learn. */
export async function changeEmail(ctx: Ctx, { email, currentPassword }: EmailChange): Promise<void> {
  const account = await getOwnAccount(ctx);
  const needsPassword = ctx.config.localLogin && account.hash !== null;
  const fields = [
    ...(emailKey(email) === account.emailKey ? [{ path: 'email', code: 'email_same' }] : []),
    ...(needsPassword && currentPassword === '' ? [{ path: 'currentPassword', code: 'password_missing' }] : []),
  ];
  if (fields.length > 0) throw requestErrors.invalid(undefined, { fields });
  if (needsPassword) await requireCurrentPassword(ctx, account, currentPassword);
  await takeFromLimit(ctx, emailChanges, account.guid);
  await ctx.transact(async (tx) => {
    if (!(await isPasswordOfToday(tx, account.guid, account.passwordSetOn))) throw wrongPassword();
    // Without a password there is nothing to compare: who was put out of the account while waiting for their turn asks for nothing.
    if (ctx.session && !(await findLivingMethod(tx, ctx.session.guid))) throw requestErrors.unauthenticated();
    await deleteTokensOf(tx, account.guid, ['change-email']);
    const facts = { purpose: 'change-email', userGuid: account.guid, email, seconds: linkLifetime['change-email'] } as const;
    const { token } = await createToken(tx, facts);
    const mail = { to: email, userGuid: account.guid, language: mailLanguage(ctx, account) };
    const taken = await findAccountByEmail(tx, emailKey(email));
    if (taken) await sendAccountMail(ctx, tx, { mail: 'emailTaken', ...mail, userGuid: taken.guid });
    else await sendAccountMail(ctx, tx, { mail: 'changeEmail', ...mail, path: `/verify/${token}` });
    await ctx.record(tx, { type: 'user.email_change_asked', subjectGuid: account.guid });
  });
}

/** The link that was mailed to the other address finds nothing any more. */
export async function cancelEmailChange(ctx: Ctx): Promise<void> {
  const { guid } = await getOwnAccount(ctx);
  await ctx.transact(async (tx) => {
    if ((await findNewEmail(tx, guid)) === null) return;
    await deleteTokensOf(tx, guid, ['change-email']);
    await ctx.record(tx, { type: 'user.email_change_cancelled', subjectGuid: guid });
  });
}

export async function listOwnSessions(ctx: Ctx): Promise<SessionView[]> {
  const owner = await getOwnAccount(ctx);
  const rows = await listSessionRows(ctx.db, owner.guid, sessionLifetime(owner));
  return rows.map((row) => ({
    guid: row.guid,
    ...deviceOf(row.userAgent),
    network: row.network,
    signedInOn: row.signedInOn.toISOString(),
    lastSeenOn: row.lastSeenOn.toISOString(),
    isCurrent: row.guid === ctx.session?.guid,
  }));
}

export async function endOwnSession(ctx: Ctx, guid: string): Promise<void> {
  const owner = await getOwnAccount(ctx);
  await ctx.transact(async (tx) => {
    if (!(await endSessionOf(tx, owner.guid, guid))) throw authErrors.session_not_found();
    await ctx.record(tx, { type: 'session.ended', subjectGuid: owner.guid, details: { session: guid } });
  });
}

export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const owner = await getOwnAccount(ctx);
  return ctx.transact(async (tx) => {
    const ended = await endSessionsOf(tx, owner.guid, ownSession(ctx));
    await ctx.record(tx, { type: 'session.others_ended', subjectGuid: owner.guid, details: { ended } });
    return { ended };
  });
}

function ownSession({ session }: Ctx): string | null {
  return session?.guid ?? null;
}

async function getOwnAccount({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Account> {
  const account = actor.guid === null ? undefined : await findAccount(db, actor.guid);
  if (!account) throw requestErrors.unauthenticated();
  return account;
}

/** Who sits down at somebody else's open screen can guess no faster here than when signing in. */
async function requireCurrentPassword(ctx: Ctx, account: Account, password: string): Promise<void> {
  await takeFromLimit(ctx, guesses, account.guid);
  const isRight = await isRightPassword(password, account.hash ?? undefined, ctx.config.passwordCost);
  if (isRight) return returnToLimit(ctx, guesses, account.guid);
  throw wrongPassword();
}

function wrongPassword(): AppError {
  return authErrors.current_password_wrong(undefined, { fields: [{ path: 'currentPassword', code: 'auth.current_password_wrong' }] });
}

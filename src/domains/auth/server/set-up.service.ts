import { mailLink } from '#domains/mails/server/index.ts';
import { linkLifetime } from '#domains/one-time-tokens/model/one-time-token.ts';
import { createToken, deleteAllTokens, findToken, useToken } from '#domains/one-time-tokens/server/index.ts';
import { createUser } from '#domains/users/server/index.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { SetUpForm } from '../model/account-forms.ts';
import { authErrors } from '../model/auth.errors.ts';
import type { SessionCookies } from '../model/sign-in.ts';
import { hasAdmin } from './account.queries.ts';
import { savePasswordHash } from './auth.queries.ts';
import { hashNewPassword } from './new-password.ts';
import { startSession } from './sessions.service.ts';

const perNetwork = { name: 'set-up', times: 20, seconds: 15 * 60 };
const adminFlags = { isAdmin: true, isContentManager: false, isMett: false, isDeveloper: false };

/** An address at which the first admin can be made, for whoever starts the platform; undefined when there is one. Ends the ones before it. */
export async function createSetUpLink(ctx: Ctx): Promise<string | undefined> {
  return ctx.transact(async (tx) => {
    await deleteAllTokens(tx, 'set-up');
    if (await hasAdmin(tx)) return undefined;
    const { token } = await createToken(tx, { purpose: 'set-up', userGuid: null, seconds: linkLifetime['set-up'] });
    return mailLink(ctx, ctx.language, `/setup/${token}`);
  });
}

/** Works this link, now? Also a new one does not once somebody can manage the platform, however they came to. */
export async function isSetUpOpen({ db }: { db: Db }, token: string): Promise<boolean> {
  return (await findToken(db, token, ['set-up'])) !== undefined && !(await hasAdmin(db));
}

export async function setUpWithPassword(ctx: Ctx, token: string, { password, ...person }: SetUpForm): Promise<SessionCookies> {
  if (!ctx.config.localLogin) throw authErrors.password_login_off();
  await takeFromLimit(ctx, perNetwork, ctx.networkKey);
  if (!(await isSetUpOpen(ctx, token))) throw authErrors.link_gone();
  const hash = await hashNewPassword(ctx, { ...person, ...adminFlags }, password);
  return finishSetUp(ctx, token, {
    person: { ...person, isVerified: true },
    hasSecondFactor: false,
    addWayIn: (tx, userGuid) => savePasswordHash(tx, userGuid, hash),
  }).catch(tellEmailTaken);
}

interface FirstAdmin {
  person: { email: string; firstName: string; middleName: string; lastName: string; isVerified: boolean };
  hasSecondFactor: boolean;
  /** Gives them something to sign in with the next time. */
  addWayIn(tx: Tx, userGuid: string): Promise<void>;
}

/** Makes the first admin and signs them in. Of two at the same moment, the second finds the link used. */
export async function finishSetUp(ctx: Ctx, token: string, { person, hasSecondFactor, addWayIn }: FirstAdmin): Promise<SessionCookies> {
  return ctx.transact(async (tx) => {
    if (!(await useToken(tx, token, ['set-up'])) || (await hasAdmin(tx))) throw authErrors.link_gone();
    const guid = await createUser(joining(ctx, tx), { ...person, ...adminFlags });
    await addWayIn(tx, guid);
    const cookies = await startSession(ctx, tx, { guid, ...adminFlags }, { method: 'set-up', hasSecondFactor });
    await ctx.record(tx, { type: 'session.started', subjectGuid: guid, details: { method: 'set-up' } });
    return cookies;
  });
}

function tellEmailTaken(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== userErrors.email_taken().code) throw error;
  throw authErrors.email_taken(undefined, { fields: [{ path: 'email', code: 'auth.email_taken' }] });
}

import {
  askForPasskey,
  factorsOf,
  hasPasskey,
  isRightCode,
  ownerOfPasskey,
  findLoginAttempt,
  insertLoginAttempt,
  takeLoginAttempt,
} from '#domains/second-factors/server/index.ts';
import { secondFactorErrors } from '#domains/second-factors/model/second-factor.errors.ts';
import { isMeantAsRecoveryCode, plainCode } from '#domains/second-factors/model/second-factor.rules.ts';
import type { PasskeyAnswer } from '#domains/second-factors/model/second-factor.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashToken, newToken } from '#platform/server/secret-token.ts';
import { authErrors } from '../model/auth.errors.ts';
import { loginAttemptLifetime, type LoginAttempt, type SecondStepWays } from '../model/second-step.ts';
import type { SessionCookies } from '../model/sign-in.ts';
import { lockAccount } from './account.queries.ts';
import { setSessionCookies } from './cookies.ts';
import { clearLoginCookie, readLoginCookie } from './login-cookie.ts';
import { findPerson } from './second-step.queries.ts';
import { startSession } from './sessions.service.ts';

/** Does this person have to prove who they are in a second way? Then gives what the cookie of the second step holds. */
export async function beginSecondStep(
  db: Db,
  { userGuid, method, returnTo }: { userGuid: string; method: 'password' | 'openid'; returnTo: string },
): Promise<LoginAttempt | undefined> {
  await lockAccount(db, userGuid);
  if (!(await factorsOf(db, userGuid)).hasAny) return undefined;
  const { token, tokenHash } = newToken();
  await insertLoginAttempt(db, { tokenHash, userGuid, method, returnTo }, loginAttemptLifetime);
  return { loginAttempt: token };
}

/** What the second step asks of the person whose browser this is; undefined when there is no step to take. */
export async function findSecondStep(ctx: Ctx): Promise<SecondStepWays | undefined> {
  const attempt = await findAttempt(ctx);
  if (!attempt) return undefined;
  const { hasAuthenticator, passkeys } = await factorsOf(ctx.db, attempt.guid);
  return { hasAuthenticator, hasPasskey: passkeys > 0 };
}

export async function takeSecondStep(ctx: Ctx, code: string): Promise<SessionCookies & { returnTo: string }> {
  const attempt = await findAttempt(ctx);
  if (!attempt) throw authErrors.attempt_over();
  if (!(await isRightCode(ctx, attempt.guid, code))) {
    await ctx.transact((tx) =>
      ctx.record(tx, { type: 'session.refused', subjectGuid: attempt.guid, result: 'denied', details: { step: 2 } }),
    );
    const wrong = isMeantAsRecoveryCode(plainCode(code)) ? 'wrong_recovery_code' : 'wrong_code';
    throw authErrors[wrong](undefined, { fields: [{ path: 'code', code: `auth.${wrong}` }] });
  }
  return ctx.transact(async (tx) => {
    await lockAccount(tx, attempt.guid);
    if (!(await takeLoginAttempt(tx, attempt.attemptGuid))) throw authErrors.attempt_over();
    // A passkey's question is no attempt of this kind, so the method is one of the other two.
    const method = attempt.method === 'openid' ? 'openid' : 'password';
    const cookies = await startSession(ctx, tx, attempt, { method, hasSecondFactor: true });
    await ctx.record(tx, { type: 'session.started', subjectGuid: attempt.guid, details: { method, hasSecondFactor: true } });
    return { ...cookies, returnTo: attempt.returnTo };
  });
}

export function askBrowserForPasskey(ctx: Ctx) {
  return askForPasskey(ctx);
}

/** A passkey is two proofs in one: the device, and that it knows who holds it. */
export async function signInByPasskey(ctx: Ctx, answer: PasskeyAnswer): Promise<void> {
  const userGuid = await ownerOfPasskey(ctx, answer);
  // Where only the provider lets people in, a passkey is the second step and no way in of its own.
  if (!ctx.config.localLogin && (await findAttempt(ctx))?.guid !== userGuid) throw authErrors.password_login_off();
  const person = await findPerson(ctx.db, userGuid);
  if (!person) throw authErrors.attempt_over();
  const cookies = await ctx.transact(async (tx) => {
    await lockAccount(tx, userGuid);
    if (!(await hasPasskey(tx, userGuid, answer.id))) throw secondFactorErrors.passkey_refused();
    const started = await startSession(ctx, tx, person, { method: 'passkey', hasSecondFactor: true });
    await ctx.record(tx, { type: 'session.started', subjectGuid: userGuid, details: { method: 'passkey', hasSecondFactor: true } });
    return started;
  });
  const { isSecure } = ctx.config;
  ctx.setCookies.push(...setSessionCookies(cookies, isSecure), clearLoginCookie(isSecure));
}

function findAttempt(ctx: Ctx) {
  const token = readLoginCookie(ctx.cookieHeader, ctx.config.isSecure);
  return token === undefined ? Promise.resolve(undefined) : findLoginAttempt(ctx.db, hashToken(token));
}

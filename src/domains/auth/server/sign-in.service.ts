import { isKnownNetwork } from '#domains/sessions/server/index.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { ProcessLimiter, returnToLimit, takeFromLimit } from '#platform/server/rate-limit.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { authErrors } from '../model/auth.errors.ts';
import { passwordProblem } from '../model/password.rules.ts';
import { signInDelay } from '../model/sign-in.rules.ts';
import type { SignInOutcome } from '../model/second-step.ts';
import type { SignIn } from '../model/sign-in.ts';
import { isPasswordOfToday, lockAccount } from './account.queries.ts';
import {
  countSignInFailure,
  findCredentials,
  forgetOneSignInFailure,
  forgetSignInFailures,
  lockSignInDelay,
  replacePasswordHash,
  savePasswordHash,
} from './auth.queries.ts';
import { hashPassword, isCheaper, isRightPassword } from './passwords.ts';
import { beginSecondStep } from './second-step.service.ts';
import { startSession } from './sessions.service.ts';

const quarter = 15 * 60;
const perNetwork = { name: 'login', times: 20, seconds: quarter };
const perAccountAndNetwork = { name: 'login-account', times: 5, seconds: quarter };

/** Signs in and gives what the cookies hold, of a session or of the second step before it. Whether the address or the password was wrong, nobody can tell. */
export async function signIn(ctx: Ctx, { email, password, returnTo }: SignIn): Promise<SignInOutcome> {
  if (!ctx.config.localLogin) throw authErrors.password_login_off();
  const accountKey = emailKey(email);
  const here = `${accountKey} ${ctx.networkKey}`;
  const giveTurnsBack = async (tx: Db) => {
    await returnToLimit({ db: tx }, perNetwork, ctx.networkKey);
    await returnToLimit({ db: tx }, perAccountAndNetwork, here);
  };
  await takeFromLimit(ctx, perNetwork, ctx.networkKey).catch((error: unknown) => {
    raiseAlarm(ctx, 'network', ctx.networkKey);
    throw error;
  });
  await takeFromLimit(ctx, perAccountAndNetwork, here).catch((error: unknown) => {
    countRefusal(ctx, accountKey);
    throw error;
  });

  const account = await findCredentials(ctx.db, accountKey);
  await takeTurn(ctx, accountKey, account?.guid);
  const isRight = await isRightPassword(password, account?.hash ?? undefined, ctx.config.passwordCost).catch(async (error: unknown) => {
    // We were too busy to look, so nothing was tried.
    await ctx.transact(async (tx) => {
      await forgetOneSignInFailure(tx, accountKey);
      await giveTurnsBack(tx);
    });
    throw error;
  });
  if (!isRight || !account) return refuse(ctx, account?.guid ?? null);
  await renewHash(ctx, account, password);
  const outcome = await ctx.transact(async (tx) => {
    if (!(await isPasswordOfToday(tx, account.guid, account.passwordSetOn))) return undefined;
    await forgetSignInFailures(tx, accountKey);
    await giveTurnsBack(tx);
    const secondStep = await beginSecondStep(tx, { userGuid: account.guid, method: 'password', returnTo });
    if (secondStep) return secondStep;
    const cookies = await startSession(ctx, tx, account);
    await ctx.record(tx, { type: 'session.started', subjectGuid: account.guid });
    return cookies;
  });
  return outcome ?? refuse(ctx, account.guid);
}

/** Only now is the password at hand to hash it as it would be hashed today. */
async function renewHash(ctx: Ctx, { guid, hash }: { guid: string; hash: string | null }, password: string): Promise<void> {
  if (hash === null || !isCheaper(hash, ctx.config.passwordCost)) return;
  const renewed = await hashPassword(password, ctx.config.passwordCost);
  await replacePasswordHash(ctx.db, guid, { from: hash, to: renewed });
}

/** Sets a password after checking it. Who may do so is decided by the caller. */
export async function setPassword(
  ctx: Ctx,
  owner: { guid: string; isAdmin: boolean; isContentManager: boolean; contextWords: string[] },
  password: string,
): Promise<void> {
  const problem = passwordProblem(password, owner);
  if (problem) throw authErrors.password_refused(undefined, { fields: [{ path: 'password', code: problem }] });
  const hash = await hashPassword(password, ctx.config.passwordCost);
  await ctx.transact(async (tx) => {
    await lockAccount(tx, owner.guid);
    await savePasswordHash(tx, owner.guid, hash);
    await ctx.record(tx, { type: 'user.password_set', subjectGuid: owner.guid });
  });
}

/** A try counts as a failure until the password turns out to be right: of many at once, those after the third must wait as well. */
async function takeTurn(ctx: Ctx, accountKey: string, userGuid: string | undefined): Promise<void> {
  await ctx.transact(async (tx) => {
    const { failures, secondsSince } = await lockSignInDelay(tx, accountKey);
    const secondsLeft = signInDelay(failures) - secondsSince;
    if (secondsLeft > 0 && ctx.config.rateLimits && !(userGuid && (await isKnownNetwork(tx, userGuid, ctx.network)))) {
      countRefusal(ctx, accountKey);
      throw requestErrors.rate_limited(undefined, { retryAfter: Math.ceil(secondsLeft) });
    }
    await countSignInFailure(tx, accountKey);
  });
}

/** Nobody who mistypes is told to wait this often in a minute. */
const refusals = new ProcessLimiter({ name: 'sign-in-refusals', times: 10, seconds: 60 });
const alarms = new ProcessLimiter({ name: 'sign-in-alarm', times: 1, seconds: 60 });

function countRefusal(ctx: Ctx, accountKey: string): void {
  if (!refusals.tryTake(accountKey)) raiseAlarm(ctx, 'account', accountKey);
}

/** For whoever watches the log. One line a minute for each target; which account it is says the audit log. */
function raiseAlarm(ctx: Ctx, target: 'account' | 'network', key: string): void {
  if (alarms.tryTake(`${target} ${key}`)) ctx.log.warn({ event: 'auth.guessing', target, network: ctx.network }, 'passwords are guessed');
}

async function refuse(ctx: Ctx, subjectGuid: string | null): Promise<never> {
  await ctx.transact((tx) => ctx.record(tx, { type: 'session.refused', subjectGuid, result: 'denied' }));
  throw authErrors.wrong_credentials();
}

import { randomInt } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { returnToLimit, takeFromLimit } from '#platform/server/rate-limit.ts';
import { hashToken } from '#platform/server/secret-token.ts';
import { secondFactorErrors } from '../model/second-factor.errors.ts';
import { isAuthenticatorCode, plainCode, recoveryAlphabet, recoveryCodeCount } from '../model/second-factor.rules.ts';
import { stepOfCode } from './authenticator.ts';
import { factorsOf, lockOwnFactors, ownGuid } from './factors.service.ts';
import { tellOwner } from './factor-mails.ts';
import { countRecoveryCodes, findTotp, replaceRecoveryCodes, takeRecoveryCode, takeStep } from './second-factors.queries.ts';

/** Per account and not per network: who guesses codes knows the password already, and has networks enough. */
const tries = { name: 'second-factor', times: 5, seconds: 15 * 60 };

/** Runs a check that may be tried five times in fifteen minutes; what turned out right does not count. */
export async function withinTries<T>(ctx: Ctx, userGuid: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
  await takeFromLimit(ctx, tries, userGuid);
  const outcome = await check();
  if (outcome !== undefined) await returnToLimit(ctx, tries, userGuid);
  return outcome;
}

/** Is this a code of their app that was not used before, or one of their recovery codes? Either counts once. */
export async function isRightCode(ctx: Ctx, userGuid: string, typed: string): Promise<boolean> {
  const code = plainCode(typed);
  const isRight = await withinTries(ctx, userGuid, async () => {
    const isTaken = isAuthenticatorCode(code)
      ? await takeAuthenticatorCode(ctx, userGuid, code)
      : await spendRecoveryCode(ctx, userGuid, code);
    return isTaken || undefined;
  });
  return isRight ?? false;
}

async function takeAuthenticatorCode(ctx: Ctx, userGuid: string, code: string): Promise<boolean> {
  const totp = await findTotp(ctx.db, userGuid);
  if (!totp?.confirmedOn) return false;
  const step = await stepOfCode(ctx.config.secret, totp.secret, code);
  return step !== undefined && takeStep(ctx.db, userGuid, step);
}

/** Its owner is told: a code that somebody else used is the first sign of trouble. */
async function spendRecoveryCode(ctx: Ctx, userGuid: string, code: string): Promise<boolean> {
  return ctx.transact(async (tx) => {
    if (!(await takeRecoveryCode(tx, userGuid, hashCode(userGuid, code)))) return false;
    const left = await countRecoveryCodes(tx, userGuid);
    await ctx.record(tx, { type: 'second_factor.recovery_code_used', subjectGuid: userGuid, details: { left } });
    await tellOwner(ctx, tx, userGuid, { kind: 'recoveryCodeUsed', left });
    return true;
  });
}

/** The first factor comes with ways to do without it. Codes from before still hold and are not shown again. */
export async function ensureRecoveryCodes(db: Db, userGuid: string): Promise<string[]> {
  return (await countRecoveryCodes(db, userGuid)) > 0 ? [] : newCodes(db, userGuid);
}

export async function renewRecoveryCodes(ctx: Ctx): Promise<{ recoveryCodes: string[] }> {
  const userGuid = ownGuid(ctx);
  return ctx.transact(async (tx) => {
    await lockOwnFactors(ctx, tx, userGuid);
    if (!(await factorsOf(tx, userGuid)).hasAny) throw secondFactorErrors.none();
    const recoveryCodes = await newCodes(tx, userGuid);
    await ctx.record(tx, { type: 'second_factor.codes_renewed', subjectGuid: userGuid });
    await tellOwner(ctx, tx, userGuid, { kind: 'codesRenewed' });
    return { recoveryCodes };
  });
}

async function newCodes(db: Db, userGuid: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, randomCode);
  const hashes = codes.map((code) => hashCode(userGuid, plainCode(code)));
  await replaceRecoveryCodes(db, userGuid, hashes);
  return codes;
}

/** Sixteen signs of five bits are 80 bits: too many to guess, so a plain hash keeps them. */
function randomCode(): string {
  const signs = Array.from({ length: 16 }, () => recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length))).join('');
  return signs.replace(/(.{4})(?=.)/g, '$1-');
}

function hashCode(userGuid: string, code: string): Buffer {
  return hashToken(`${userGuid} ${code}`);
}

import { factorsOf, isRightCode, withinTries } from '#domains/second-factors/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { authErrors } from '../model/auth.errors.ts';
import type { Proof, ProofWays } from '../model/second-step.ts';
import type { SessionCookies } from '../model/sign-in.ts';
import { lockAccount } from './account.queries.ts';
import { setSessionCookies } from './cookies.ts';
import { isRightPassword } from './passwords.ts';
import { findPerson, findLivingMethod } from './second-step.queries.ts';
import { isSecureSite } from './second-step.service.ts';
import { startSession } from './sessions.service.ts';

export async function getProofWays(ctx: Ctx): Promise<ProofWays> {
  const { guid, hash } = await getPerson(ctx);
  const { hasAuthenticator, passkeys } = await factorsOf(ctx.db, guid);
  return { hasPassword: hash !== null, hasCode: hasAuthenticator, hasPasskey: passkeys > 0 };
}

/** Proves once more who somebody is. The session goes on under a new name, so that one that was taken over before is worth nothing. */
export async function proveAgain(ctx: Ctx, { password, code }: Proof): Promise<SessionCookies> {
  const { session } = ctx;
  if (!session) throw requestErrors.unauthenticated();
  const person = await getPerson(ctx);
  if (password === '' && code === '') throw authErrors.proof_wrong(undefined, { fields: [{ path: 'password', code: 'proof_missing' }] });
  const isRight =
    code === ''
      ? await withinTries(ctx, person.guid, async () => (await isRightPassword(password, person.hash ?? undefined)) || undefined)
      : await isRightCode(ctx, person.guid, code);
  if (!isRight) {
    await ctx.transact((tx) => ctx.record(tx, { type: 'session.proof_refused', subjectGuid: person.guid, result: 'denied' }));
    const path = code === '' ? 'password' : 'code';
    throw authErrors.proof_wrong(undefined, { fields: [{ path, code: 'auth.proof_wrong' }] });
  }
  return ctx.transact(async (tx) => {
    await lockAccount(tx, person.guid);
    const living = await findLivingMethod(tx, session.guid);
    if (!living) throw requestErrors.unauthenticated();
    const { method, hasSecondFactor } = living;
    const cookies = await startSession(ctx, tx, person, { method, hasSecondFactor });
    await ctx.record(tx, { type: 'session.proved', subjectGuid: person.guid });
    return cookies;
  });
}

export async function proveByCall(ctx: Ctx, proof: Proof): Promise<void> {
  ctx.setCookies.push(...setSessionCookies(await proveAgain(ctx, proof), isSecureSite(ctx)));
}

async function getPerson({ db, actor }: Ctx) {
  const person = actor.guid === null ? undefined : await findPerson(db, actor.guid);
  if (!person) throw requestErrors.unauthenticated();
  return person;
}

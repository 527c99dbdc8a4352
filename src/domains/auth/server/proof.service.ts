import { factorsOf, isRightCode, ownerOfPasskey, withinTries } from '#domains/second-factors/server/index.ts';
import { findLivingMethod } from '#domains/sessions/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { providerName } from '../model/provider.ts';
import { authErrors } from '../model/auth.errors.ts';
import type { PasskeyProof, Proof, ProofWays } from '../model/second-step.ts';
import type { SessionCookies } from '../model/sign-in.ts';
import { lockAccount } from './account.queries.ts';
import { setSessionCookies } from './cookies.ts';
import { isRightPassword } from './passwords.ts';
import { findPerson, isKnownToProvider } from './second-step.queries.ts';
import { startSession } from './sessions.service.ts';

export async function getProofWays(ctx: Ctx): Promise<ProofWays> {
  const { guid, hash } = await getPerson(ctx);
  const { hasAuthenticator, passkeys } = await factorsOf(ctx.db, guid);
  const hasPassword = ctx.config.localLogin && hash !== null;
  return {
    hasPassword,
    hasCode: hasAuthenticator,
    hasPasskey: passkeys > 0,
    // Who can prove it here need not leave for that. A passkey wants a script, so it does not count.
    provider: hasPassword || hasAuthenticator ? null : await providerOf(ctx, guid),
  };
}

async function providerOf({ db, config: { oidc } }: Ctx, guid: string): Promise<string | null> {
  return oidc && (await isKnownToProvider(db, guid, oidc.issuer)) ? providerName(oidc.issuer) : null;
}

/** Proves once more who somebody is, by what they typed. */
export async function proveAgain(ctx: Ctx, { password, code }: Proof): Promise<SessionCookies> {
  const person = await getPerson(ctx);
  if (password === '' && code === '') throw authErrors.proof_wrong(undefined, { fields: [{ path: 'password', code: 'proof_missing' }] });
  // Where nobody comes in by a password, none proves anything.
  const hash = (ctx.config.localLogin && person.hash) || undefined;
  const isRight =
    code === ''
      ? await withinTries(ctx, person.guid, async () => (await isRightPassword(password, hash, ctx.config.passwordCost)) || undefined)
      : await isRightCode(ctx, person.guid, code);
  if (!isRight) {
    await recordRefusal(ctx, person.guid);
    const path = code === '' ? 'password' : 'code';
    throw authErrors.proof_wrong(undefined, { fields: [{ path, code: 'auth.proof_wrong' }] });
  }
  return goOnProven(ctx);
}

/** The session of who just proved to own it goes on under a new name, so that one that was taken over before is worth nothing. */
export async function goOnProven(ctx: Ctx): Promise<SessionCookies> {
  const { session } = ctx;
  if (!session) throw requestErrors.unauthenticated();
  const person = await getPerson(ctx);
  return ctx.transact(async (tx) => {
    await lockAccount(tx, person.guid);
    const living = await findLivingMethod(tx, session.guid);
    if (!living) throw requestErrors.unauthenticated();
    const cookies = await startSession(ctx, tx, person, living);
    await ctx.record(tx, { type: 'session.proved', subjectGuid: person.guid });
    return cookies;
  });
}

export async function proveByCall(ctx: Ctx, proof: Proof): Promise<void> {
  ctx.setCookies.push(...setSessionCookies(await proveAgain(ctx, proof), ctx.config.isSecure));
}

/** Somebody else's passkey proves nothing about whose session this is. */
export async function proveByPasskey(ctx: Ctx, { answer }: PasskeyProof): Promise<void> {
  const { guid } = await getPerson(ctx);
  if ((await ownerOfPasskey(ctx, answer)) !== guid) {
    await recordRefusal(ctx, guid);
    throw authErrors.proof_wrong();
  }
  ctx.setCookies.push(...setSessionCookies(await goOnProven(ctx), ctx.config.isSecure));
}

async function recordRefusal(ctx: Ctx, subjectGuid: string): Promise<void> {
  await ctx.transact((tx) => ctx.record(tx, { type: 'session.proof_refused', subjectGuid, result: 'denied' }));
}

async function getPerson({ db, actor }: Ctx) {
  const person = actor.guid === null ? undefined : await findPerson(db, actor.guid);
  if (!person) throw requestErrors.unauthenticated();
  return person;
}

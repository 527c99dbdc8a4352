import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { getSettings } from '#domains/settings/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { secondFactorErrors } from '../model/second-factor.errors.ts';
import { passkeysPerUser } from '../model/second-factor.rules.ts';
import type { NewPasskey, Passkey, PasskeyAnswer } from '../model/second-factor.ts';
import { ensureRecoveryCodes } from './codes.service.ts';
import { tellOwner } from './factor-mails.ts';
import { asPasskey, lockOwnFactors, ownGuid, settleRemoval } from './factors.service.ts';
import { insertChallenge, takeChallenge } from './login-attempts.queries.ts';
import {
  countPasskeyUse,
  deletePasskeyOf,
  findOwner,
  findPasskey,
  insertPasskey,
  listPasskeys,
  renamePasskeyOf,
} from './second-factors.queries.ts';

const challengeLifetime = 10 * 60;

/** Ed25519, ECDSA with P-256, RSA: what devices use. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Where a passkey is made and used. It belongs to the platform's own name, whatever host a request came to. */
function partyOf({ publicOrigin, isLocal, port }: Config): { rpID: string; origins: string[] } {
  const origins = isLocal ? [publicOrigin, `http://localhost:${port}`] : [publicOrigin];
  return { rpID: new URL(publicOrigin).hostname, origins };
}

/** Loaded when somebody first uses a passkey: it takes as much memory as the pages of a site. */
const webauthn = () => import('@simplewebauthn/server');

export async function startPasskey(ctx: Ctx) {
  const owner = await findOwner(ctx.db, ownGuid(ctx));
  if (!owner) throw requestErrors.unauthenticated();
  const [{ platformName }, known] = await Promise.all([getSettings(ctx), listPasskeys(ctx.db, owner.guid)]);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: platformName[ctx.language],
    rpID: partyOf(ctx.config).rpID,
    userName: owner.email,
    userID: new TextEncoder().encode(owner.guid),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    // The device checks who holds it, so that a passkey is two proofs in one: what somebody has, and what they know or are.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(ctx.db, { challenge: options.challenge, tokenHash: randomBytes(32), userGuid: owner.guid }, challengeLifetime);
  return { ...options };
}

export async function createPasskey(ctx: Ctx, { name, answer }: NewPasskey): Promise<{ passkey: Passkey; recoveryCodes: string[] }> {
  const userGuid = ownGuid(ctx);
  const expectedChallenge = await requireChallenge(ctx, answer, userGuid);
  const { rpID, origins } = partyOf(ctx.config);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await judged(() =>
    verifyRegistrationResponse({
      // The library reads it with suspicion and throws at what is no such answer.
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!registrationInfo) throw secondFactorErrors.passkey_refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return ctx.transact(async (tx) => {
    await lockOwnFactors(ctx, tx, userGuid);
    if ((await listPasskeys(tx, userGuid)).length >= passkeysPerUser) throw secondFactorErrors.too_many_passkeys();
    const row = await insertPasskey(tx, { userGuid, credentialId: id, publicKey: Buffer.from(publicKey), counter, transports, name });
    const recoveryCodes = await ensureRecoveryCodes(tx, userGuid);
    await ctx.record(tx, {
      type: 'second_factor.passkey_added',
      subjectGuid: userGuid,
      details: { passkey: row.guid, session: ctx.session?.guid ?? null, hasAny: true },
    });
    await tellOwner(ctx, tx, userGuid, { kind: 'passkeyAdded', name });
    return { passkey: asPasskey(row), recoveryCodes };
  });
}

/** Its owner reads of it beside the ways in: who renames what is not theirs hides it. */
export async function renamePasskey(ctx: Ctx, guid: string, name: string): Promise<Passkey> {
  const userGuid = ownGuid(ctx);
  return ctx.transact(async (tx) => {
    await lockOwnFactors(ctx, tx, userGuid);
    const row = await renamePasskeyOf(tx, userGuid, { guid, name });
    if (!row) throw secondFactorErrors.passkey_not_found();
    await ctx.record(tx, { type: 'second_factor.passkey_renamed', subjectGuid: userGuid, details: { passkey: guid } });
    return asPasskey(row);
  });
}

export async function deletePasskey(ctx: Ctx, guid: string): Promise<void> {
  const userGuid = ownGuid(ctx);
  await ctx.transact(async (tx) => {
    await lockOwnFactors(ctx, tx, userGuid);
    if (!(await deletePasskeyOf(tx, userGuid, guid))) throw secondFactorErrors.passkey_not_found();
    const { hasAny } = await settleRemoval(ctx, tx, userGuid);
    await ctx.record(tx, {
      type: 'second_factor.passkey_removed',
      subjectGuid: userGuid,
      details: { passkey: guid, session: ctx.session?.guid ?? null, hasAny },
    });
    await tellOwner(ctx, tx, userGuid, { kind: 'passkeyRemoved' });
  });
}

/** For somebody whom we do not know yet: any passkey of this platform may answer. */
export async function askForPasskey(ctx: Ctx) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({ rpID: partyOf(ctx.config).rpID, userVerification: 'required' });
  await insertChallenge(ctx.db, { challenge: options.challenge, tokenHash: randomBytes(32), userGuid: null }, challengeLifetime);
  return { ...options };
}

/** Whose passkey answered. Throws for one that is not ours, an old challenge, another site, a device that counted back or did not look who held it. */
export async function ownerOfPasskey(ctx: Ctx, answer: PasskeyAnswer): Promise<string> {
  const expectedChallenge = await requireChallenge(ctx, answer, null);
  const passkey = await findPasskey(ctx.db, answer.id);
  if (!passkey) throw secondFactorErrors.passkey_refused();
  const { rpID, origins } = partyOf(ctx.config);
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await judged(() =>
    verifyAuthenticationResponse({
      // See above: the library judges it.
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
        // Stored as the browser named them.
        transports: passkey.transports as AuthenticatorTransport[],
      },
    }),
  );
  if (!(await countPasskeyUse(ctx.db, passkey.guid, authenticationInfo.newCounter))) throw secondFactorErrors.passkey_refused();
  return passkey.userGuid;
}

/** The challenge that was answered, taken so that nobody can answer it again. */
async function requireChallenge(ctx: Ctx, { response }: PasskeyAnswer, userGuid: string | null): Promise<string> {
  const challenge = challengeIn(response.clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(ctx.db, challenge, userGuid))) throw secondFactorErrors.passkey_refused();
  return challenge;
}

function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws at what does not hold, and sometimes only says so. */
async function judged<T extends { verified: boolean }>(judge: () => Promise<T>): Promise<T> {
  const judgement = await judge().catch((cause: unknown) => {
    throw secondFactorErrors.passkey_refused(undefined, { cause });
  });
  if (!judgement.verified) throw secondFactorErrors.passkey_refused();
  return judgement;
}

import { actorViewingAs, canViewAs } from '#domains/roles/model/view-as.ts';
import { isSecondFactorRequired } from '#domains/second-factors/server/index.ts';
import { sessionLifetime, sessionsPerUser } from '#domains/sessions/model/session.rules.ts';
import {
  endSession,
  endSessionsBeyond,
  findLivingSession,
  insertSession,
  replaceToken,
  touchSession,
  type NewSession,
} from '#domains/sessions/server/index.ts';
import { builtInRoleIds } from '#platform/shared/built-in-roles.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { anonymousIdentity, type Identity } from '#platform/server/http/http-app.ts';
import { hashToken, newToken } from '#platform/server/secret-token.ts';
import { anonymousActor, isContentManager, type Actor } from '#platform/shared/actor.ts';
import { authErrors } from '../model/auth.errors.ts';
import { accessTokenLifetime } from '../model/sign-in.rules.ts';
import type { SessionCookies } from '../model/sign-in.ts';
import { setSessionCookies } from './cookies.ts';
import { sign, signatureOf, unsign } from './signing.ts';

const lifetimes = {
  staff: sessionLifetime({ isAdmin: true, isContentManager: true }),
  others: sessionLifetime({ isAdmin: false, isContentManager: false }),
};

interface SessionOwner {
  guid: string;
  isAdmin: boolean;
  isContentManager: boolean;
}

/** Starts a session in place of the one at hand, and gives what its cookies hold. Only a hash of the token is stored. */
export async function startSession(
  ctx: Ctx,
  db: Db,
  owner: SessionOwner,
  proof: Pick<NewSession, 'method' | 'hasSecondFactor' | 'provenOn' | 'signedInOn'> = { method: 'password', hasSecondFactor: false },
): Promise<SessionCookies> {
  const { token, tokenHash } = newToken();
  const lifetime = sessionLifetime(owner);
  const guid = await insertSession(db, {
    tokenHash,
    userGuid: owner.guid,
    userAgent: ctx.userAgent,
    network: ctx.network,
    lifetime,
    ...proof,
  });
  if (ctx.session) await endSession(db, ctx.session.guid);
  await endSessionsBeyond(db, owner.guid, sessionsPerUser);
  const { secret } = ctx.config;
  return { session: sign(secret, 'session', token), xsrf: xsrfTokenOf(secret, guid), lifetime: lifetime.absolute };
}

/** Did we make this session cookie? Says nothing about whether the session still lives. */
export function isOurSession(cookie: string, { secret }: { secret: string }): boolean {
  return unsign(secret, 'session', cookie) !== undefined;
}

/**
 * Who the session cookie stands for. A value that we did not sign costs no look in the database. Where no answer can bring a new cookie, the
 * token stays as it is.
 */
export async function identifyByCookie(
  { db, config }: Pick<Ctx, 'db' | 'config'>,
  cookie: string | undefined,
  { isUse = true, renewsToken = true }: { isUse?: boolean; renewsToken?: boolean } = {},
): Promise<Identity> {
  const { secret } = config;
  const token = cookie === undefined ? undefined : unsign(secret, 'session', cookie);
  if (token === undefined) return anonymousIdentity;
  const session = await findLivingSession(db, hashToken(token), lifetimes);
  if (!session) return anonymousIdentity;
  const {
    sessionGuid,
    provenOn,
    hasSecondFactor,
    viewAsSince,
    viewAsRole,
    roleIds,
    hasAcceptedTerms,
    isSeenLongAgo,
    isTokenDue,
    idleLeft,
    absoluteLeft,
    ...person
  } = session;
  const isTouched = isUse && isSeenLongAgo;
  if (isTouched) await touchSession(db, sessionGuid);
  const setCookies =
    isTokenDue && renewsToken ? await renewedCookies({ db, config }, token, { guid: sessionGuid, lifetime: absoluteLeft }) : [];
  const timeLeft = { idle: isTouched ? sessionLifetime(person).idle : idleLeft, absolute: absoluteLeft };
  const mustEnrol = person.isActive && isContentManager(person) && !hasSecondFactor && (await isSecondFactorRequired({ db, config }));
  // A second factor comes first: until it is there, no answer to the terms can be stored.
  const mustAcceptTerms = person.isActive && !mustEnrol && !hasAcceptedTerms;
  const hasRights = person.isActive && !mustAcceptTerms;
  const actor: Actor = hasRights
    ? { kind: 'user', ...person, roleIds: [...(roleIds ?? []), ...builtInRoleIds(person)] }
    : { ...anonymousActor, kind: 'user', guid: person.guid, isActive: person.isActive };
  // Asked anew each time: who is no admin any more looks as nobody but themselves.
  const isViewing = viewAsSince !== null && !mustEnrol && canViewAs(actor, viewAsRole);
  const viewAs = isViewing ? { roleGuid: viewAsRole } : null;
  const facts = { guid: sessionGuid, userGuid: person.guid, provenOn, hasSecondFactor, mustEnrol, mustAcceptTerms, viewAs };
  return {
    actor: isViewing ? actorViewingAs(actor, viewAsRole) : actor,
    session: facts,
    xsrfToken: xsrfTokenOf(secret, sessionGuid),
    timeLeft,
    setCookies,
  };
}

/**
 * The token that comes after this one. It follows from the one before, so every answer to a request that still carried that gives the
 * same: two tabs do not fight over it, and one of several answers may get lost.
 */
async function renewedCookies(
  { db, config: { secret, isSecure } }: Pick<Ctx, 'db' | 'config'>,
  token: string,
  { guid, lifetime }: { guid: string; lifetime: number },
): Promise<string[]> {
  const next = signatureOf(secret, 'next-session', token);
  await replaceToken(db, guid, { former: hashToken(token), next: hashToken(next) });
  return setSessionCookies({ session: sign(secret, 'session', next), xsrf: xsrfTokenOf(secret, guid), lifetime }, isSecure);
}

function xsrfTokenOf(secret: string, sessionGuid: string): string {
  return signatureOf(secret, 'xsrf', sessionGuid);
}

export async function endCurrentSession(ctx: Ctx): Promise<void> {
  const { session } = ctx;
  if (!session) return;
  await ctx.transact(async (tx) => {
    await endSession(tx, session.guid);
    await ctx.record(tx, { type: 'session.ended', subjectGuid: session.userGuid, details: { session: session.guid } });
  });
}

export async function createAccessToken(ctx: Ctx): Promise<{ accessToken: string; expiresOn: string }> {
  if (!ctx.session) throw authErrors.access_token_refused();
  const expiresOn = new Date(timeOfDay().getTime() + accessTokenLifetime * 1000).toISOString();
  return { accessToken: sign(ctx.config.secret, 'access-token', `${ctx.session.guid}~${expiresOn}`), expiresOn };
}

/** An access token counts only beside the session it was made from, which was just looked up. */
export function requireAccessToken(ctx: Ctx, authorization: string): void {
  const given = /^Bearer (\S+)$/.exec(authorization)?.[1];
  const text = given === undefined ? undefined : unsign(ctx.config.secret, 'access-token', given);
  const [sessionGuid, expiresOn] = text?.split('~') ?? [];
  if (!ctx.session || sessionGuid !== ctx.session.guid) throw authErrors.access_token_refused();
  if (expiresOn === undefined || Date.parse(expiresOn) < timeOfDay().getTime()) throw authErrors.access_token_refused();
}

import type { SignInOutcome } from '#domains/auth/model/second-step.ts';
import { beginSecondStep, startSession } from '#domains/auth/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { createUser } from '#domains/users/server/index.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { ProfileChange } from '#domains/users/model/user.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { returnToLimit, takeFromLimit } from '#platform/server/rate-limit.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { z } from 'zod';
import { openidErrors } from '../model/identity.errors.ts';
import { saysSecondFactor } from '../model/identity.rules.ts';
import { findOwner, touchIdentity } from './identities.queries.ts';
import { linkIdentity } from './identities.service.ts';
import { tellOwner } from './identity-mails.ts';
import { openLinkTicket, sealLogin, type OpenidLogin } from './openid-login.ts';
import { authorizationAddress, newLoginSecrets, whoCameBack, type Arrival, type Claims } from './openid-provider.ts';

/** The one address that providers know. Its language is in the login that comes back. */
export const callbackPath = '/login/openid/callback';

const perNetwork = { name: 'openid', times: 20, seconds: 15 * 60 };

interface Wishes {
  returnTo: string;
  language: Language;
  /** From `startLinking`; null to sign in. */
  ticket: string | null;
}

/** Where to send somebody, and what their browser has to keep until they are back. */
export async function beginOpenidLogin(ctx: Ctx, { returnTo, language, ticket }: Wishes): Promise<{ location: string; login: string }> {
  const { config } = ctx;
  if (!config.oidc) throw openidErrors.not_configured();
  const linkSession = ticket === null ? null : sessionToLink(ctx, ticket);
  const secrets = newLoginSecrets();
  const redirectUri = config.publicOrigin + callbackPath;
  const location = await authorizationAddress(ctx, secrets, { redirectUri, isForLinking: linkSession !== null });
  return { location, login: sealLogin(config, { issuer: config.oidc.issuer, ...secrets, returnTo, language, linkSession }) };
}

/** Another site can send somebody here, but has no ticket for their session. */
function sessionToLink(ctx: Ctx, ticket: string): string {
  const session = openLinkTicket(ctx.config, ticket);
  if (session === undefined || session !== ctx.session?.guid) throw openidErrors.other_session();
  return session;
}

/** Signs somebody in, or links who they are at the provider. Gives what the cookies hold, of a session or of the second step before it; null when linked. */
export async function finishOpenidLogin(ctx: Ctx, login: OpenidLogin | undefined, answer: URL): Promise<SignInOutcome | null> {
  await takeFromLimit(ctx, perNetwork, ctx.networkKey);
  try {
    const { oidc } = ctx.config;
    if (!oidc) throw openidErrors.not_configured();
    // Before a word with the provider: a forged answer costs it and us nothing.
    const isOurs = login?.issuer === oidc.issuer && answer.searchParams.get('state') === login.state;
    if (!login || !isOurs) throw openidErrors.login_expired();
    if (login.linkSession !== null && login.linkSession !== ctx.session?.guid) throw openidErrors.other_session();
    const arrival = await whoCameBack(ctx, login, answer);
    const outcome = login.linkSession === null ? await signIn(ctx, arrival, login) : await link(ctx, arrival);
    await returnToLimit(ctx, perNetwork, ctx.networkKey);
    return outcome;
  } catch (error) {
    if (error instanceof AppError) await recordRefusal(ctx, error);
    throw error;
  }
}

async function signIn(ctx: Ctx, arrival: Arrival, { returnTo }: Pick<OpenidLogin, 'returnTo'>): Promise<SignInOutcome> {
  const { claims } = arrival;
  const identity = { issuer: claims.iss, subject: claims.sub };
  const known = await findOwner(ctx.db, identity);
  const newcomer = known ? undefined : await newcomerFrom(ctx, arrival);
  return ctx.transact(async (tx) => {
    const owner = known ?? (newcomer && (await welcome(joining(ctx, tx), newcomer, identity)));
    if (!owner) throw openidErrors.unknown_identity();
    await touchIdentity(tx, identity);
    // Whoever has a second proof here is asked for it, whatever the provider asked.
    const secondStep = await beginSecondStep(tx, { userGuid: owner.guid, method: 'openid', returnTo });
    if (secondStep) return secondStep;
    const cookies = await startSession(ctx, tx, owner, { method: 'openid', hasSecondFactor: saysSecondFactor(claims) });
    await ctx.record(tx, { type: 'session.started', subjectGuid: owner.guid, details: { method: 'openid' } });
    return cookies;
  });
}

type Newcomer = Pick<Parameters<typeof createUser>[1], 'email' | 'firstName' | 'middleName' | 'lastName'>;

/** Somebody whom nobody here knows: only while people can make an account themselves, and with an address that the provider vouches for. */
async function newcomerFrom(ctx: Ctx, arrival: Arrival): Promise<Newcomer> {
  const { allowRegistration } = await getSettings(ctx);
  if (!allowRegistration) throw openidErrors.unknown_identity();
  const claims = await arrival.withDetails();
  const email = z.email().max(254).safeParse(claims['email']).data;
  // The word "false" is true in some languages, and this is one of them.
  if (email === undefined || claims['email_verified'] !== true) throw openidErrors.email_unverified();
  return { email, ...namesFrom(claims, email) };
}

/** By the rules of the profile, where they can be changed. A name that does not fit them gives way to the address. */
function namesFrom(claims: Claims, email: string): Omit<Newcomer, 'email'> {
  const name = (key: string, part: 'firstName' | 'lastName') => ProfileChange.shape[part].safeParse(claims[key]).data;
  const [beforeAt = email] = email.split('@');
  const firstName = name('given_name', 'firstName') ?? name('name', 'firstName') ?? beforeAt.slice(0, 100);
  return { firstName, middleName: '', lastName: name('family_name', 'lastName') ?? '' };
}

/** A known address alone never links: who is there already signs in and links the two. */
async function welcome(ctx: Ctx, newcomer: Newcomer, identity: { issuer: string; subject: string }) {
  const nothing = { isAdmin: false, isContentManager: false, isMett: false, isDeveloper: false };
  try {
    const guid = await createUser(ctx, { ...newcomer, ...nothing, isVerified: true });
    await ctx.transact((tx) => linkIdentity(ctx, tx, { ...identity, userGuid: guid }));
    return { guid, ...nothing };
  } catch (error) {
    if (error instanceof AppError && error.code === userErrors.email_taken().code) throw openidErrors.email_taken();
    throw error;
  }
}

async function link(ctx: Ctx, { claims }: Arrival): Promise<null> {
  const userGuid = ctx.session?.userGuid;
  if (userGuid === undefined || !ctx.actor.isActive) throw openidErrors.other_session();
  const identity = { issuer: claims.iss, subject: claims.sub };
  const owner = await findOwner(ctx.db, identity);
  if (owner && owner.guid !== userGuid) throw openidErrors.identity_taken();
  if (owner) return null;
  await ctx.transact(async (tx) => {
    await linkIdentity(ctx, tx, { ...identity, userGuid });
    await tellOwner(ctx, tx, { userGuid, issuer: identity.issuer, news: 'linked' });
  });
  return null;
}

async function recordRefusal(ctx: Ctx, { code }: AppError): Promise<void> {
  const event = { type: 'session.refused', subjectGuid: null, result: 'denied', details: { method: 'openid', code } } as const;
  await ctx.transact((tx) => ctx.record(tx, event));
}

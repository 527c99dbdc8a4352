import type { SignInOutcome } from '#domains/auth/model/second-step.ts';
import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import { findLivingMethod } from '#domains/sessions/server/index.ts';
import { beginSecondStep, goOnProven, startSession } from '#domains/auth/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { createUser } from '#domains/users/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { returnToLimit, takeFromLimit } from '#platform/server/rate-limit.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { openidErrors } from '../model/identity.errors.ts';
import { findOwner, lockLocalWaysIn, touchIdentity } from './identities.queries.ts';
import { linkIdentity } from './identities.service.ts';
import { tellOwner } from './identity-mails.ts';
import { openLinkTicket, sealLogin, type OpenidLogin, type Purpose } from './openid-login.ts';
import type { Prompt } from './openid-provider.ts';
import { personElsewhere, tellEmailTaken, type PersonElsewhere } from './person-elsewhere.ts';
import { setUpWithIdentity } from './set-up.service.ts';

export type { PersonElsewhere };

/** The one address that providers know. Its language is in the login that comes back. */
export const callbackPath = '/login/openid/callback';

const perNetwork = { name: 'openid', times: 20, seconds: 15 * 60 };

/** Which account is linked is chosen with open eyes, and not by who happens to be signed in there. */
/** Loaded when somebody signs in this way: most platforms have no provider, and do without the memory of its library. */
const provider = () => import('./openid-provider.ts');

const promptFor: Record<Purpose['kind'], Prompt> = {
  'sign-in': 'none',
  link: 'chosen',
  invitation: 'chosen',
  'set-up': 'chosen',
  proof: 'now',
};

interface Wishes {
  returnTo: string;
  language: Language;
  purpose: Purpose;
}

/** Where to send somebody, and what their browser has to keep until they are back. */
export async function beginOpenidLogin(ctx: Ctx, { returnTo, language, purpose }: Wishes): Promise<{ location: string; login: string }> {
  const { config } = ctx;
  if (!config.oidc) throw openidErrors.not_configured();
  const { newLoginSecrets, authorizationAddress } = await provider();
  const secrets = newLoginSecrets();
  const redirectUri = config.publicOrigin + callbackPath;
  const location = await authorizationAddress(ctx, secrets, { redirectUri, prompt: promptFor[purpose.kind] });
  return { location, login: sealLogin(config, { issuer: config.oidc.issuer, ...secrets, returnTo, language, purpose }) };
}

/** What a ticket of `startLinking` is for. Another site can send somebody here, but has no ticket for their session. */
export function purposeOfTicket(ctx: Ctx, ticket: string): Purpose {
  const session = openLinkTicket(ctx.config, ticket);
  if (session === undefined || session !== ctx.session?.guid) throw openidErrors.other_session();
  return { kind: 'link', session };
}

/** How an invitation is accepted by somebody whom nobody here knows yet. Invitations know identities, and not the other way round. */
type AcceptInvitation = (ctx: Ctx, code: string, person: PersonElsewhere) => Promise<SessionCookies>;

interface Return {
  login: OpenidLogin | undefined;
  /** The address that the provider sent them to. */
  answer: URL;
  acceptInvitation: AcceptInvitation;
}

interface Finished {
  /** What the cookies hold, of a session or of the second step before it; null when the session goes on as it is. */
  outcome: SignInOutcome | null;
  /** Where somebody wanted to go from here. */
  returnTo: string;
}

/** Does what somebody went to the provider for. */
export async function finishOpenidLogin(ctx: Ctx, { login, answer, acceptInvitation }: Return): Promise<Finished> {
  await takeFromLimit(ctx, perNetwork, ctx.networkKey);
  try {
    const { oidc } = ctx.config;
    if (!oidc) throw openidErrors.not_configured();
    // Before a word with the provider: a forged answer costs it and us nothing.
    const isOurs = login?.issuer === oidc.issuer && answer.searchParams.get('state') === login.state;
    if (!login || !isOurs) throw openidErrors.login_expired();
    const { purpose } = login;
    if ('session' in purpose && purpose.session !== ctx.session?.guid) throw openidErrors.other_session();
    const { whoCameBack } = await provider();
    const person = personElsewhere(await whoCameBack(ctx, login, { answer, prompt: promptFor[purpose.kind] }));
    // The address that the provider knows has no language: the one in which they left goes on.
    const finished = await serve({ ...ctx, language: login.language }, person, { login, acceptInvitation });
    await returnToLimit(ctx, perNetwork, ctx.networkKey);
    return finished;
  } catch (error) {
    if (error instanceof AppError) await recordRefusal(ctx, error);
    throw error;
  }
}

async function serve(
  ctx: Ctx,
  person: PersonElsewhere,
  { login: { purpose, returnTo }, acceptInvitation }: { login: OpenidLogin; acceptInvitation: AcceptInvitation },
): Promise<Finished> {
  switch (purpose.kind) {
    case 'sign-in':
      return { outcome: await signIn(ctx, person, returnTo), returnTo };
    case 'link':
      await link(ctx, person);
      return { outcome: null, returnTo };
    case 'proof':
      return { outcome: await prove(ctx, person), returnTo };
    case 'set-up':
      return { outcome: await setUpWithIdentity(ctx, purpose.token, person), returnTo };
    case 'invitation':
      // Somebody with an account here goes back to the invitation's page, reads with which one they would accept, and decides there.
      if (await findOwner(ctx.db, person.identity)) return { outcome: await signIn(ctx, person, returnTo), returnTo };
      return { outcome: await acceptInvitation(ctx, purpose.code, person), returnTo };
  }
}

async function signIn(ctx: Ctx, person: PersonElsewhere, returnTo: string): Promise<SignInOutcome> {
  const { identity, hasSecondFactor } = person;
  const known = await findOwner(ctx.db, identity);
  const newcomer = known ? undefined : await newcomerFrom(ctx, person);
  return ctx.transact(async (tx) => {
    const owner = known ?? (newcomer && (await welcome(joining(ctx, tx), newcomer, identity)));
    if (!owner) throw openidErrors.unknown_identity();
    await lockLocalWaysIn(tx, owner.guid);
    if (!(await touchIdentity(tx, identity))) throw openidErrors.unknown_identity();
    // Whoever has a second proof here is asked for it, whatever the provider asked.
    const secondStep = await beginSecondStep(tx, { userGuid: owner.guid, method: 'openid', returnTo });
    if (secondStep) return secondStep;
    const cookies = await startSession(ctx, tx, owner, { method: 'openid', hasSecondFactor });
    await ctx.record(tx, { type: 'session.started', subjectGuid: owner.guid, details: { method: 'openid' } });
    return cookies;
  });
}

type Newcomer = Pick<Parameters<typeof createUser>[1], 'email' | 'firstName' | 'middleName' | 'lastName'>;

/** Somebody whom nobody here knows: only while people can make an account themselves, and with an address that the provider vouches for. */
async function newcomerFrom(ctx: Ctx, person: PersonElsewhere): Promise<Newcomer> {
  const { allowRegistration } = await getSettings(ctx);
  if (!allowRegistration) throw openidErrors.unknown_identity();
  const { email, isVerified, namesOr } = await person.askDetails();
  if (email === undefined || !isVerified) throw openidErrors.email_unverified();
  return { email, ...namesOr(email) };
}

/** A known address alone never links: who is there already signs in and links the two. */
async function welcome(ctx: Ctx, newcomer: Newcomer, identity: PersonElsewhere['identity']) {
  const nothing = { isAdmin: false, isContentManager: false, isMett: false, isDeveloper: false };
  const guid = await createUser(ctx, { ...newcomer, ...nothing, isVerified: true }).catch(tellEmailTaken);
  await ctx.transact((tx) => linkIdentity(ctx, tx, { ...identity, userGuid: guid }));
  return { guid, ...nothing };
}

async function link(ctx: Ctx, { identity }: PersonElsewhere): Promise<void> {
  const userGuid = ownGuid(ctx);
  const owner = await findOwner(ctx.db, identity);
  if (owner && owner.guid !== userGuid) throw openidErrors.identity_taken();
  if (owner) return;
  await ctx.transact(async (tx) => {
    await lockLocalWaysIn(tx, userGuid);
    // Who was put out of the account on the way to the provider and back links nothing to it.
    if (!ctx.session || !(await findLivingMethod(tx, ctx.session.guid))) throw openidErrors.other_session();
    await linkIdentity(ctx, tx, { ...identity, userGuid });
    await tellOwner(ctx, tx, { userGuid, issuer: identity.issuer, news: 'linked' });
  });
}

async function prove(ctx: Ctx, { identity }: PersonElsewhere): Promise<SessionCookies> {
  const userGuid = ownGuid(ctx);
  if ((await findOwner(ctx.db, identity))?.guid !== userGuid) throw openidErrors.other_person();
  return goOnProven(ctx);
}

function ownGuid({ session, actor }: Ctx): string {
  if (!session || !actor.isActive) throw openidErrors.other_session();
  return session.userGuid;
}

async function recordRefusal(ctx: Ctx, { code }: AppError): Promise<void> {
  const event = { type: 'session.refused', subjectGuid: null, result: 'denied', details: { method: 'openid', code } } as const;
  await ctx.transact((tx) => ctx.record(tx, event));
}

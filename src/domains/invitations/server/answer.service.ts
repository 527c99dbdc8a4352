import { passwordProblem, shortestPassword } from '#domains/auth/model/password.rules.ts';
import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import { endSessionsOf } from '#domains/sessions/server/index.ts';
import { hashPassword, savePasswordHash, startSession } from '#domains/auth/server/index.ts';
import { mailLink, sendMail } from '#domains/mails/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { userErrors } from '#domains/users/model/user.errors.ts';
import { fullName } from '#domains/users/model/user.ts';
import { createUser, addRoles, raiseFlags, recordRightsReceived } from '#domains/users/server/index.ts';
import { providerName } from '#domains/auth/model/provider.ts';
import { linkIdentity, type PersonElsewhere } from '#domains/identities/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import { hashToken } from '#platform/server/secret-token.ts';
import { isContentManager, isSignedIn } from '#platform/shared/actor.ts';
import { AppError, type FieldError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { invitationErrors } from '../model/invitation.errors.ts';
import { maskEmail, namePartsOf, type InvitationStatus, type InvitationView, type NewAccount } from '../model/invitation.ts';
import { askMail } from './invitation-mails.ts';
import { findAccount, findInvitationByCode, nameAccepter, takeInvitation, type InvitationRow } from './invitations.queries.ts';
import { inviterNameOf, rolesOf } from './present.ts';

/** Who holds the code may know where it stands; nobody else learns that it exists. */
export async function getInvitationStatus(ctx: Ctx, code: string): Promise<InvitationStatus> {
  return statusOf(ctx, await getByCode(ctx.db, code));
}

/** The page of an invitation. Also an unknown one has a page, which says so. */
export async function getInvitationView(ctx: Ctx, code: string): Promise<InvitationView> {
  const invitation = await findInvitationByCode(ctx.db, hashToken(code));
  const account = isSignedIn(ctx.actor) && ctx.actor.guid !== null ? await findAccount(ctx.db, ctx.actor.guid) : undefined;
  return {
    code,
    status: invitation ? await statusOf(ctx, invitation) : null,
    shortestPassword: shortestPassword(invitation ?? { isAdmin: false, isContentManager: false }),
    hasPasswords: ctx.config.localLogin,
    provider: ctx.config.oidc ? providerName(ctx.config.oidc.issuer) : null,
    account: account
      ? { name: fullName(account) || account.email, email: account.email, isInvited: account.emailKey === invitation?.emailKey }
      : null,
    canAskAgain: invitation?.state === 'expired' && (await whomToAsk(ctx, invitation)) !== null,
    typed: { ...namePartsOf(invitation?.state === 'pending' ? invitation.name : ''), acceptsTerms: false },
    welcome: account && invitation?.userGuid === account.guid ? { name: fullName(account), next: nextFor(ctx, account) } : null,
  };
}

/** By what somebody is, not by what they may at this moment: who comes in by a provider accepts the terms on the way. */
function nextFor({ session }: Ctx, account: Flags): NonNullable<InvitationView['welcome']>['next'] {
  if (session?.mustEnrol) return 'secondFactor';
  return isContentManager(account) ? 'overview' : 'site';
}

async function statusOf(ctx: Ctx, invitation: InvitationRow): Promise<InvitationStatus> {
  const { state, email, expiresOn } = invitation;
  const { platformName } = await getSettings(ctx);
  const isOpen = state === 'pending';
  return {
    state,
    platformName: platformName[ctx.language],
    inviterName: inviterNameOf(invitation),
    email: isOpen ? maskEmail(email) : null,
    roles: isOpen ? rolesOf(invitation, ctx.language) : null,
    expiresOn: expiresOn.toISOString(),
    language: invitation.language as Language,
  };
}

/** Accepts, once: with the account of who is signed in, or with one that is made for it. What it gives comes from what is stored. */
export async function acceptInvitation(ctx: Ctx, code: string, account: NewAccount): Promise<SessionCookies> {
  const invitation = await getPending(ctx.db, code);
  return isSignedIn(ctx.actor) && ctx.actor.guid !== null
    ? joinWith(ctx, code, ctx.actor.guid)
    : acceptWithNewAccount(ctx, code, invitation, account);
}

async function joinWith(ctx: Ctx, code: string, userGuid: string): Promise<SessionCookies> {
  return ctx.transact(async (tx) => {
    const taken = await takeOrThrow(tx, code, 'accepted');
    const owner = await raiseFlags(tx, userGuid, taken);
    if (!owner) throw invitationErrors.not_found();
    const roles = await addRoles(tx, userGuid, taken.roleGuids);
    await recordRightsReceived(ctx, tx, { userGuid, before: ctx.actor, given: taken, roles });
    await nameAccepter(tx, taken.guid, userGuid);
    // What somebody may has grown: only who proved it here goes on, and under a new session.
    await endSessionsOf(tx, userGuid);
    const cookies = await startSession(ctx, tx, owner, {
      method: 'invitation',
      hasSecondFactor: ctx.session?.hasSecondFactor ?? false,
      // Saying yes proves nothing anew.
      ...(ctx.session && { provenOn: ctx.session.provenOn }),
    });
    await ctx.record(tx, { type: 'invitation.accepted', subjectGuid: taken.guid, details: { user: userGuid, isNew: false } });
    return cookies;
  });
}

async function acceptWithNewAccount(ctx: Ctx, code: string, invitation: InvitationRow, account: NewAccount): Promise<SessionCookies> {
  if (!ctx.config.localLogin) throw invitationErrors.password_login_off();
  const { termsOfUseVersion, platformName } = await getSettings(ctx);
  const { firstName, middleName, lastName, password } = account;
  const fields = problemsOf(account, invitation, [...Object.values(platformName), firstName, lastName, invitation.email]);
  if (fields.length > 0) throw invitationErrors.not_acceptable(undefined, { fields });
  // Outside the transaction: it takes a while, and nobody should wait for a lock that long.
  const hash = await hashPassword(password, ctx.config.passwordCost);
  return letIn(ctx, code, {
    person: { firstName, middleName, lastName, termsOfUseVersionAccepted: termsOfUseVersion },
    proof: { method: 'invitation', hasSecondFactor: false },
    addWayIn: (tx, userGuid) => savePasswordHash(tx, userGuid, hash),
  });
}

/**
 * Accepts for somebody whom the provider knows and nobody here does: holding the code and signing in there links the two. The terms they
 * are asked about later, as everybody who comes in that way.
 */
export async function acceptWithIdentity(ctx: Ctx, code: string, { identity, hasSecondFactor, askDetails }: PersonElsewhere) {
  const { email } = await getPending(ctx.db, code);
  const { namesOr } = await askDetails();
  return letIn(ctx, code, {
    person: namesOr(email),
    proof: { method: 'openid', hasSecondFactor },
    addWayIn: (tx, userGuid) => linkIdentity(ctx, tx, { ...identity, userGuid }),
  });
}

interface Newcomer {
  person: { firstName: string; middleName: string; lastName: string; termsOfUseVersionAccepted?: number };
  proof: { method: 'invitation' | 'openid'; hasSecondFactor: boolean };
  /** Gives them something to sign in with the next time. */
  addWayIn(tx: Tx, userGuid: string): Promise<void>;
}

async function letIn(ctx: Ctx, code: string, { person, proof, addWayIn }: Newcomer): Promise<SessionCookies> {
  return ctx.transact(async (tx) => {
    const { guid, email, roleGuids, isAdmin, isContentManager } = await takeOrThrow(tx, code, 'accepted');
    const flags = { isAdmin, isContentManager, isMett: false, isDeveloper: false };
    // The code came by mail, so the address is theirs.
    const userGuid = await createUser(joining(ctx, tx), { email, ...person, ...flags, isVerified: true }).catch(tellAccountExists);
    await addWayIn(tx, userGuid);
    const roles = await addRoles(tx, userGuid, roleGuids);
    await recordRightsReceived(ctx, tx, { userGuid, before: { isAdmin: false, isContentManager: false }, given: flags, roles });
    await nameAccepter(tx, guid, userGuid);
    const cookies = await startSession(ctx, tx, { guid: userGuid, ...flags }, proof);
    await ctx.record(tx, { type: 'session.started', subjectGuid: userGuid, details: { method: proof.method } });
    await ctx.record(tx, { type: 'invitation.accepted', subjectGuid: guid, details: { user: userGuid, isNew: true } });
    return cookies;
  });
}

interface Flags {
  isAdmin: boolean;
  isContentManager: boolean;
}

export async function declineInvitation(ctx: Ctx, code: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const { guid } = await takeOrThrow(tx, code, 'declined');
    await ctx.record(tx, { type: 'invitation.declined', subjectGuid: guid });
  });
}

/** Tells whoever invited that the term was too short. Not again and again: the mail goes to somebody who did not ask for it. */
export async function askForNewInvitation(ctx: Ctx, code: string): Promise<void> {
  const invitation = await getByCode(ctx.db, code);
  if (invitation.state !== 'expired') throw invitationErrors.closed({ state: invitation.state });
  const to = await whomToAsk(ctx, invitation);
  if (to === null) throw invitationErrors.nobody_to_ask();
  await takeFromLimit(ctx, { name: 'invitation-ask', times: 3, seconds: 3600 }, invitation.guid);
  const { platformName } = await getSettings(ctx);
  const language = invitation.language as Language;
  await ctx.transact(async (tx) => {
    const content = askMail(language, {
      platformName: platformName[language],
      email: invitation.email,
      href: mailLink(ctx, language, '/admin/users'),
    });
    await sendMail(ctx, tx, { kind: 'invitation.ask', to, userGuid: invitation.inviterGuid, language, content });
    await ctx.record(tx, { type: 'invitation.asked', subjectGuid: invitation.guid });
  });
}

async function whomToAsk(ctx: Ctx, { inviterEmail, isInviterActive }: InvitationRow): Promise<string | null> {
  return inviterEmail !== null && isInviterActive ? inviterEmail : (await getSettings(ctx)).contactEmail;
}

async function getByCode(db: Db, code: string): Promise<InvitationRow> {
  const invitation = await findInvitationByCode(db, hashToken(code));
  if (!invitation) throw invitationErrors.not_found();
  return invitation;
}

async function getPending(db: Db, code: string): Promise<InvitationRow> {
  const invitation = await getByCode(db, code);
  if (invitation.state !== 'pending') throw invitationErrors.closed({ state: invitation.state });
  return invitation;
}

/** The one place where an invitation is used up. Who comes second finds it closed. */
async function takeOrThrow(db: Db, code: string, answer: 'accepted' | 'declined') {
  const taken = await takeInvitation(db, hashToken(code), answer);
  if (taken) return taken;
  const { state } = await getByCode(db, code);
  throw invitationErrors.closed({ state });
}

function tellAccountExists(error: unknown): never {
  if (error instanceof AppError && error.code === userErrors.email_taken().code) throw invitationErrors.account_exists();
  throw error;
}

function problemsOf(account: NewAccount, invited: { isAdmin: boolean; isContentManager: boolean }, contextWords: string[]): FieldError[] {
  const { firstName, lastName, password, acceptsTerms } = account;
  const wrong = password === '' ? 'password_missing' : passwordProblem(password, { ...invited, contextWords });
  return [
    ...(firstName === '' ? [{ path: 'firstName', code: 'first_name_missing' }] : []),
    ...(lastName === '' ? [{ path: 'lastName', code: 'last_name_missing' }] : []),
    ...(wrong === undefined ? [] : [{ path: 'password', code: wrong }]),
    ...(acceptsTerms ? [] : [{ path: 'acceptsTerms', code: 'terms_missing' }]),
  ];
}

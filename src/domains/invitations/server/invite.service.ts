import { randomUUID } from 'node:crypto';
import { getSettings } from '#domains/settings/server/index.ts';
import { mailLink, sendMail } from '#domains/mails/server/index.ts';
import { PersonName } from '#domains/users/model/user.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { invitationErrors } from '../model/invitation.errors.ts';
import { canGrantRole, canInvite } from '../model/invitation.rules.ts';
import {
  EmailAddress,
  readAddressee,
  type Addressee,
  type Invitation,
  type InvitationQuery,
  type Invite,
  type InviteResult,
} from '../model/invitation.ts';
import { codeFor, invitationPath } from './codes.ts';
import { inviteMail } from './invitation-mails.ts';
import {
  countInvitations,
  findInvitation,
  findOpenForUpdate,
  markHandedOver,
  hasAccount,
  insertInvitation,
  listInvitationRows,
  listRolesByGuid,
  renewInvitation,
  revokeInvitationRow,
  type InvitationRow,
} from './invitations.queries.ts';
import { inviterNameOf, presentInvitation, rolesOf } from './present.ts';

export async function listInvitations(ctx: Ctx, query: InvitationQuery): Promise<{ items: Invitation[]; total: number }> {
  requireInviter(ctx);
  const [rows, total] = await Promise.all([listInvitationRows(ctx.db, query), countInvitations(ctx.db, query)]);
  return { items: rows.map((row) => presentInvitation(row, ctx.language)), total };
}

/** Invites each address by itself: one that is wrong or known keeps nobody else from being invited. */
export async function invitePeople(ctx: Ctx, { emails, ...invite }: Invite): Promise<InviteResult[]> {
  requireInviter(ctx);
  return ctx.transact(async (tx) => {
    await requireGrantableRoles(ctx, tx, invite.roleIds);
    const results: InviteResult[] = [];
    for (const addressee of eachOnce(emails)) {
      results.push({ email: addressee.email, result: await inviteOne(ctx, tx, addressee, invite) });
    }
    return results;
  });
}

async function inviteOne(
  ctx: Ctx,
  tx: Tx,
  { email, name }: Addressee,
  { roleIds, ...invite }: Omit<Invite, 'emails'>,
): Promise<InviteResult['result']> {
  if (!EmailAddress.safeParse(email).success) return 'invalid';
  const key = emailKey(email);
  if (await hasAccount(tx, key)) return 'account';
  const guid = randomUUID();
  const { code, codeHash } = codeFor(ctx.config.secret, { guid, version: 1 });
  const isNew = await insertInvitation(tx, {
    ...invite,
    guid,
    codeHash,
    email,
    name: PersonName.safeParse(name).data ?? '',
    emailKey: key,
    roleGuids: [...new Set(roleIds)],
    inviterGuid: ctx.actor.guid,
  });
  if (!isNew) return 'invited';
  await sendInvitation(ctx, tx, await getInvitation(tx, guid), code);
  await ctx.record(tx, { type: 'invitation.sent', subjectGuid: guid });
  return 'sent';
}

export async function resendInvitation(ctx: Ctx, guid: string): Promise<Invitation> {
  requireInviter(ctx);
  return ctx.transact(async (tx) => {
    if ((await inviteAgain(ctx, tx, guid)) === undefined) throw await closedOrUnknown(tx, guid);
    return presentInvitation(await getInvitation(tx, guid), ctx.language);
  });
}

/** An open invitation once more, with a new link and a new term. Gives the guid of its mail; nothing when it is not open. */
export async function inviteAgain(ctx: Ctx, tx: Tx, guid: string): Promise<string | undefined> {
  requireInviter(ctx);
  const open = await findOpenForUpdate(tx, guid);
  if (!open) return undefined;
  const version = open.version + 1;
  const { code, codeHash } = codeFor(ctx.config.secret, { guid, version });
  await renewInvitation(tx, { guid, version, codeHash });
  const mailGuid = await sendInvitation(ctx, tx, await getInvitation(tx, guid), code);
  await ctx.record(tx, { type: 'invitation.resent', subjectGuid: guid });
  return mailGuid;
}

/** The link of the mail, to be handed over as well. */
export async function copyInvitationLink(ctx: Ctx, guid: string): Promise<{ href: string; expiresOn: string }> {
  requireInviter(ctx);
  return ctx.transact(async (tx) => {
    const open = await findOpenForUpdate(tx, guid);
    if (!open) throw await closedOrUnknown(tx, guid);
    // A link that is over stays so: what lies in an old mailbox opens nothing again.
    const version = open.isTooLate ? open.version + 1 : open.version;
    const { code, codeHash } = codeFor(ctx.config.secret, { guid, version });
    if (open.isTooLate) await renewInvitation(tx, { guid, version, codeHash });
    // Sent before links could be shown again, or under another secret. A new one would break the one that somebody has.
    else if (!codeHash.equals(open.codeHash)) throw invitationErrors.link_unknown({ guid });
    else await markHandedOver(tx, guid);
    const { language, expiresOn } = await getInvitation(tx, guid);
    await ctx.record(tx, { type: 'invitation.link_made', subjectGuid: guid });
    return { href: mailLink(ctx, language as Language, invitationPath(code)), expiresOn: expiresOn.toISOString() };
  });
}

export async function revokeInvitation(ctx: Ctx, guid: string): Promise<Invitation> {
  requireInviter(ctx);
  return ctx.transact(async (tx) => {
    if (!(await revokeInvitationRow(tx, guid))) throw await closedOrUnknown(tx, guid);
    await ctx.record(tx, { type: 'invitation.revoked', subjectGuid: guid });
    return presentInvitation(await getInvitation(tx, guid), ctx.language);
  });
}

function requireInviter({ actor }: Ctx): void {
  if (!canInvite(actor)) throw invitationErrors.invite_forbidden();
}

/** One role that may not be given, and nothing is. */
async function requireGrantableRoles({ actor }: Ctx, db: Db, roleIds: readonly string[]): Promise<void> {
  const known = new Map((await listRolesByGuid(db, roleIds)).map((role) => [role.guid, role]));
  const refused = roleIds.find((guid) => !canGrantRole(actor, known.get(guid)));
  if (refused !== undefined) throw invitationErrors.role_not_grantable({ guid: refused });
}

async function sendInvitation(ctx: Ctx, tx: Tx, invitation: InvitationRow, code: string): Promise<string> {
  const { email, message, expiresOn } = invitation;
  const language = invitation.language as Language;
  const { platformName } = await getSettings({ db: tx });
  const content = inviteMail(language, {
    platformName: platformName[language],
    inviterName: inviterNameOf(invitation),
    roles: rolesOf(invitation, language),
    message,
    expiresOn,
    href: mailLink(ctx, language, invitationPath(code)),
  });
  return sendMail(ctx, tx, { kind: 'invitation.invite', to: email, userGuid: null, language, content });
}

async function getInvitation(db: Db, guid: string): Promise<InvitationRow> {
  const invitation = await findInvitation(db, guid);
  if (!invitation) throw invitationErrors.not_found({ guid });
  return invitation;
}

async function closedOrUnknown(db: Db, guid: string): Promise<Error> {
  const { state } = await getInvitation(db, guid);
  return invitationErrors.closed({ state });
}

/** Two spellings of one address are one person. */
function eachOnce(emails: readonly string[]): Addressee[] {
  const addressees = emails.map(readAddressee).filter(({ email }) => email !== '');
  const keys = addressees.map(({ email }) => emailKey(email));
  return addressees.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

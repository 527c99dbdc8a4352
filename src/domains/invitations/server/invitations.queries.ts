import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import { invitationDays, type InvitationQuery, type InvitationState, type ListedState } from '../model/invitation.ts';

const termEnd = sql<Date>`now() + make_interval(days => ${invitationDays})`;
/** What is open and too late is expired; nothing has to be stored for that. */
const state = sql<InvitationState>`case when invitation.state = 'pending' and expires_on <= now() then 'expired' else invitation.state end`;
/** The mail with the link of today is as old as that link. What came of earlier ones does not matter any more. */
const listedState = sql<ListedState>`case when ${state} = 'pending' and exists (
    select from mail where lower(to_address) = invitation.email_key and kind = 'invitation.invite'
      and mail.created_on >= invitation.sent_on and mail.state = 'failed'
  ) then 'undelivered' else ${state} end`;

export interface NewInvitation {
  guid: string;
  codeHash: Buffer;
  email: string;
  /** Empty when they were invited without one. */
  name: string;
  emailKey: string;
  roleGuids: string[];
  isAdmin: boolean;
  isContentManager: boolean;
  language: 'nl' | 'en';
  message: string;
  inviterGuid: string | null;
}

/** Not when the address has an invitation that can still be accepted. Says whether it was new. */
export async function insertInvitation(db: Db, invitation: NewInvitation): Promise<boolean> {
  await db
    .updateTable('invitation')
    .set({ state: 'revoked', answeredOn: sql`now()` })
    .where('emailKey', '=', invitation.emailKey)
    .where('state', '=', 'pending')
    .where('expiresOn', '<=', sql<Date>`now()`)
    .execute();
  const row = await db
    .insertInto('invitation')
    .values({ ...invitation, expiresOn: termEnd })
    .onConflict((conflict) => conflict.column('emailKey').where('state', '=', 'pending').doNothing())
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

function invitations(db: Db) {
  return db
    .selectFrom('invitation')
    .leftJoin('appUser as inviter', 'inviter.guid', 'invitation.inviterGuid')
    .select((row) => [
      'invitation.guid',
      'invitation.email',
      'invitation.name',
      'invitation.userGuid',
      'invitation.emailKey',
      'invitation.roleGuids',
      'invitation.isAdmin',
      'invitation.isContentManager',
      'invitation.language',
      'invitation.message',
      'invitation.inviterGuid',
      'invitation.sentOn',
      'invitation.expiresOn',
      'invitation.answeredOn',
      'inviter.firstName',
      'inviter.middleName',
      'inviter.lastName',
      'inviter.email as inviterEmail',
      'inviter.isActive as isInviterActive',
      state.as('state'),
      listedState.as('listedState'),
      row
        .selectFrom('role')
        .where((role) => role('role.guid', '=', sql<string>`any(invitation.role_guids)`))
        .select(
          sql<{ nl: string; en: string }[]>`coalesce(json_agg(json_build_object('nl', name_nl, 'en', name_en) order by name_nl), '[]')`.as(
            'names',
          ),
        )
        .as('roleNames'),
    ]);
}

export type InvitationRow = Awaited<ReturnType<typeof listInvitationRows>>[number];

function matching({ q, state: wanted }: Pick<InvitationQuery, 'q' | 'state'>): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (q) conditions.push(sql`invitation.email ilike ${likePattern(q)}`);
  if (wanted) conditions.push(sql`${listedState} = ${wanted}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The newest first; those that were sent together stand in the order of their addresses. */
export function listInvitationRows(db: Db, { page, itemCount, ...filter }: InvitationQuery) {
  return invitations(db)
    .where(matching(filter))
    .orderBy('invitation.createdOn', 'desc')
    .orderBy('invitation.email')
    .orderBy('invitation.guid')
    .limit(itemCount)
    .offset((page - 1) * itemCount)
    .execute();
}

export async function countInvitations(db: Db, filter: Pick<InvitationQuery, 'q' | 'state'>): Promise<number> {
  const row = await db
    .selectFrom('invitation')
    .select((invitation) => invitation.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findInvitation(db: Db, guid: string) {
  return invitations(db).where('invitation.guid', '=', guid).executeTakeFirst();
}

export function findInvitationByCode(db: Db, codeHash: Buffer) {
  return invitations(db).where('invitation.codeHash', '=', codeHash).executeTakeFirst();
}

/** What its code is made from. Nothing when it is not open; also one that is too late is. */
export function findOpenForUpdate(db: Db, guid: string) {
  return db
    .selectFrom('invitation')
    .select(['guid', 'version', 'codeHash', sql<boolean>`expires_on <= now()`.as('isTooLate')])
    .where('guid', '=', guid)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

/** With the code of its next version, and a new term. */
export async function renewInvitation(
  db: Db,
  { guid, version, codeHash }: { guid: string; version: number; codeHash: Buffer },
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ codeHash, version, sentOn: sql`now()`, expiresOn: termEnd })
    .where('guid', '=', guid)
    .execute();
}

/** Handed over as it is, by hand: what came of its mail does not matter any more. Its code and its term stay. */
export async function markHandedOver(db: Db, guid: string): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ sentOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
}

export async function revokeInvitationRow(db: Db, guid: string): Promise<boolean> {
  const row = await db
    .updateTable('invitation')
    .set({ state: 'revoked', answeredOn: sql`now()`, version: sql`version + 1` })
    .where('guid', '=', guid)
    .where('state', '=', 'pending')
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of many who answer at the same moment, one gets the invitation and the others nothing. */
export function takeInvitation(db: Db, codeHash: Buffer, answer: 'accepted' | 'declined') {
  return db
    .updateTable('invitation')
    .set({ state: answer, answeredOn: sql`now()`, version: sql`version + 1` })
    .where('codeHash', '=', codeHash)
    .where('state', '=', 'pending')
    .where('expiresOn', '>', sql<Date>`now()`)
    .returning(['guid', 'email', 'roleGuids', 'isAdmin', 'isContentManager', 'inviterGuid'])
    .executeTakeFirst();
}

export async function nameAccepter(db: Db, guid: string, userGuid: string): Promise<void> {
  await db.updateTable('invitation').set({ userGuid }).where('guid', '=', guid).execute();
}

/** A list in SQL has at least one member. */
const noRole = '00000000-0000-0000-0000-000000000000';

export function listRolesByGuid(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('role')
    .select(['guid', 'isBuiltIn'])
    .where('guid', 'in', [...guids, noRole])
    .execute();
}

export async function hasAccount(db: Db, emailKey: string): Promise<boolean> {
  const row = await db.selectFrom('appUser').select('guid').where('emailKey', '=', emailKey).executeTakeFirst();
  return row !== undefined;
}

export function findAccount(db: Db, guid: string) {
  return db
    .selectFrom('appUser')
    .select(['guid', 'email', 'emailKey', 'firstName', 'middleName', 'lastName', 'isAdmin', 'isContentManager'])
    .where('guid', '=', guid)
    .executeTakeFirst();
}

/** What waits for somebody to sign up gives the other role, once. */
export async function replaceRoleInInvitations(db: Db, { guid, replaceBy }: { guid: string; replaceBy: string | null }): Promise<void> {
  await sql`update invitation set role_guids = array_remove(role_guids, ${guid}::uuid)
      || case when ${replaceBy}::uuid is null or ${replaceBy}::uuid = any(role_guids) then '{}' else array[${replaceBy}::uuid] end
    where ${guid}::uuid = any(role_guids)`.execute(db);
}

/** Those that can be accepted for three more days at the most, the first to end first. */
export function listEndingInvitations(db: Db) {
  return db
    .selectFrom('invitation')
    .leftJoin('appUser as inviter', 'inviter.guid', 'invitation.inviterGuid')
    .select([
      'invitation.guid',
      'invitation.email',
      'invitation.name',
      'invitation.sentOn',
      'invitation.expiresOn',
      sql<string>`concat_ws(' ', nullif(first_name, ''), nullif(middle_name, ''), nullif(last_name, ''))`.as('inviterName'),
    ])
    .where('invitation.state', '=', 'pending')
    .where('invitation.expiresOn', '>', sql<Date>`now()`)
    .where('invitation.expiresOn', '<', sql<Date>`now() + interval '3 days'`)
    .orderBy('invitation.expiresOn')
    .limit(5)
    .execute();
}

export async function hasInvited(db: Db): Promise<boolean> {
  return (await db.selectFrom('invitation').select('guid').limit(1).executeTakeFirst()) !== undefined;
}

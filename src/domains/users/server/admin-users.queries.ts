import { sql, type RawBuilder } from 'kysely';
import { builtInRoleGuid, type AccountKind } from '#platform/shared/built-in-roles.ts';
import type { Db } from '#platform/server/db/database.ts';
import { likePattern } from '#platform/server/db/like-pattern.ts';
import type { UserChange, UserFilter, UserQuery } from '../model/admin-user.ts';
import { userErrors } from '../model/user.errors.ts';

/** `accountKind` as SQL; a test runs both over the same people. */
const kindOf: RawBuilder<AccountKind> = sql`case when is_admin then 'Admin' when is_mett then 'Mett'
  when is_content_manager then 'ContentManager' when is_developer then 'Developer' else 'Standard' end`;

const rolesOf: RawBuilder<string[]> = sql`(
  select coalesce(array_agg(role_guid order by role_guid), '{}') from user_role where user_guid = app_user.guid)`;

/** By surname as the Dutch do: without the words between the names, which decide only among equals. */
const byName = sql`last_name collate "nl-x-icu", first_name collate "nl-x-icu", middle_name collate "nl-x-icu", guid`;
const byNameDescending = sql`last_name collate "nl-x-icu" desc, first_name collate "nl-x-icu" desc, middle_name collate "nl-x-icu" desc, guid desc`;

/** The column is written when the last session is forgotten, a month after its end: until then the newest session knows better. */
const seenOn: RawBuilder<Date | null> = sql`greatest(
  app_user.last_seen_on, (select max(session.last_seen_on) from session where user_guid = app_user.guid))`;

const hasTotp: RawBuilder<boolean> = sql`exists (select from totp where user_guid = app_user.guid and confirmed_on is not null)`;

const orders: Record<UserQuery['sort'], { up: RawBuilder<unknown>; down: RawBuilder<unknown> }> = {
  name: { up: byName, down: byNameDescending },
  email: { up: sql`email_key, guid`, down: sql`email_key desc, guid` },
  lastSeen: { up: sql`${seenOn} nulls first, guid`, down: sql`${seenOn} desc nulls last, guid` },
  created: { up: sql`created_on, guid`, down: sql`created_on desc, guid` },
};

/** An account that was emptied at its owner's wish is nobody any more. */
function matching({ q, role, status, kind }: UserFilter): RawBuilder<boolean> {
  const conditions = [sql`deleted_on is null`];
  if (q) {
    // Name and address in one column, which has an index for any part of it.
    conditions.push(sql`sought_by ilike ${likePattern(q)}`);
  }
  if (role) conditions.push(hasRole(role));
  if (status) conditions.push(sql`is_active = ${status === 'active'}`);
  if (kind) conditions.push(sql`${kindOf} = ${kind}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** A built-in role is not stored with people: it follows from their flags. */
function hasRole(guid: string): RawBuilder<unknown> {
  const builtIn: Record<string, RawBuilder<unknown>> = {
    [builtInRoleGuid.User]: sql`is_active`,
    [builtInRoleGuid.VerifiedUser]: sql`is_active and email_verified_on is not null`,
    [builtInRoleGuid.ContentManager]: sql`is_active and (is_content_manager or is_admin)`,
    [builtInRoleGuid.Admin]: sql`is_active and is_admin`,
    [builtInRoleGuid.Mett]: sql`is_active and is_mett`,
    [builtInRoleGuid.Developer]: sql`is_active and is_developer`,
  };
  return sql`(${builtIn[guid] ?? sql`exists (select from user_role where user_guid = app_user.guid and role_guid = ${guid})`})`;
}

function summaries(db: Db) {
  return db
    .selectFrom('appUser')
    .select([
      'guid',
      'firstName',
      'middleName',
      'lastName',
      'email',
      'isAdmin',
      'isContentManager',
      'isMett',
      'isDeveloper',
      'isActive',
      'termsOfUseVersionAccepted',
      'version',
      'createdOn',
      'deleteOn',
      sql<boolean>`email_verified_on is not null`.as('isVerified'),
      kindOf.as('kind'),
      rolesOf.as('roleIds'),
      seenOn.as('lastSeenOn'),
    ]);
}

/** First which people stand on the page, then what is known of them: those on the pages before are counted and not looked up. */
export function listUserRows(db: Db, { sort, descending, page, itemCount, ...filter }: UserQuery) {
  const order = orders[sort][descending === 'true' ? 'down' : 'up'];
  const onPage = db
    .selectFrom('appUser')
    .select('guid')
    .where(matching(filter))
    .orderBy(sql`${order}`)
    .limit(itemCount)
    .offset((page - 1) * itemCount);
  return summaries(db)
    .select([
      sql<boolean>`exists (select from session where user_guid = app_user.guid and ended_on is null and expires_on > now())`.as(
        'isSignedIn',
      ),
      sql<boolean>`(${hasTotp} or exists (select from passkey where user_guid = app_user.guid))`.as('hasSecondFactor'),
    ])
    .where('guid', 'in', onPage)
    .orderBy(sql`${order}`)
    .execute();
}

/** What these people answered to one question. */
export function listAnswers(db: Db, key: string, userGuids: readonly string[]) {
  return db
    .selectFrom('userProperty')
    .select(['userGuid', 'value'])
    .where('key', '=', key)
    .where('userGuid', '=', sql<string>`any(${userGuids}::uuid[])`)
    .where('value', '<>', '')
    .execute();
}

/** All at once, for an export. */
export function listAllUserRows(db: Db, filter: UserFilter) {
  return summaries(db)
    .where(matching(filter))
    .orderBy(sql`${byName}`)
    .execute();
}

export async function countUserRows(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await db
    .selectFrom('appUser')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return count;
}

export function findUserRow(db: Db, guid: string) {
  return summaries(db)
    .select([
      sql<{ key: string; value: string }[]>`(
        select coalesce(json_agg(json_build_object('key', key, 'value', value) order by key), '[]')
        from user_property where user_guid = app_user.guid)`.as('properties'),
      sql<boolean>`exists (select from user_password where user_guid = app_user.guid)`.as('hasPassword'),
      hasTotp.as('hasTotp'),
      sql<number>`(select count(*)::int from passkey where user_guid = app_user.guid)`.as('passkeys'),
    ])
    .where('guid', '=', guid)
    .where('deletedOn', 'is', null)
    .executeTakeFirst();
}

export function listLivingSessions(db: Db, userGuid: string) {
  return db
    .selectFrom('session')
    .select(['guid', 'userAgent', 'network', 'lastSeenOn', 'hasSecondFactor'])
    .select(sql<Date>`coalesce(signed_in_on, created_on)`.as('signedInOn'))
    .where('userGuid', '=', userGuid)
    .where('endedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .orderBy('lastSeenOn', 'desc')
    .limit(50)
    .execute();
}

/**
 * Everybody who can manage the platform, locked until the end of the transaction: of two changes that each leave one admin, the second
 * waits for the first and then sees what is left.
 */
export async function lockAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appUser')
    .select('guid')
    .where('isAdmin', '=', true)
    .where('isActive', '=', true)
    .where('deletedOn', 'is', null)
    .orderBy('guid')
    .forUpdate()
    .execute();
  return rows.map(({ guid }) => guid);
}

/** In one order, so that two changes of several people never wait for each other. */
export async function lockUsers(db: Db, guids: readonly string[]): Promise<void> {
  await db.selectFrom('appUser').select('guid').where('guid', 'in', guids).orderBy('guid').forUpdate().execute();
}

export async function saveUser(db: Db, guid: string, { roleIds, ...columns }: UserChange): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ ...columns, version: sql`version + 1`, updatedOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
  if (!roleIds) return;
  await db.deleteFrom('userRole').where('userGuid', '=', guid).execute();
  await addRoles(db, guid, roleIds);
}

async function addRoles(db: Db, userGuid: string, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  await db
    .insertInto('userRole')
    .values(roleIds.map((roleGuid) => ({ userGuid, roleGuid })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function setActive(db: Db, guid: string, isActive: boolean): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ isActive, version: sql`version + 1`, updatedOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
}

/** Only roles that somebody made can be given; locked, so that none is removed before it is. */
export async function requireGivableRoles(db: Db, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const rows = await db
    .selectFrom('role')
    .select('guid')
    .where('guid', 'in', roleIds)
    .where('isBuiltIn', '=', false)
    .orderBy('guid')
    .forKeyShare()
    .execute();
  if (rows.length < new Set(roleIds).size)
    throw userErrors.role_unknown(undefined, { fields: [{ path: 'roleIds', code: 'user.role_unknown' }] });
}

export function listRoleNames(db: Db) {
  return db.selectFrom('role').select(['guid', 'nameNl', 'nameEn']).execute();
}

import { sql, type RawBuilder } from 'kysely';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { roleErrors } from '../model/role.errors.ts';
import type { NewRole, RoleChange, RoleUse } from '../model/role.ts';

/** Who has a role. The built-in ones follow from flags: `builtInRolesOf` as SQL. */
const hasRole: RawBuilder<boolean> = sql`person.deleted_on is null and case role.guid
  when ${builtInRoleGuid.User} then person.is_active
  when ${builtInRoleGuid.VerifiedUser} then person.is_active and person.email_verified_on is not null
  when ${builtInRoleGuid.ContentManager} then person.is_active and (person.is_content_manager or person.is_admin)
  when ${builtInRoleGuid.Admin} then person.is_active and person.is_admin
  when ${builtInRoleGuid.Mett} then person.is_active and person.is_mett
  when ${builtInRoleGuid.Developer} then person.is_active and person.is_developer
  else exists (select from user_role where user_role.user_guid = person.guid and user_role.role_guid = role.guid) end`;

/** What a block is set to can name roles at any depth. */
const blockNames = (path: RawBuilder<unknown>, role: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from block where block.document_guid = document.guid
    and jsonb_path_exists(block.options, ${path}, jsonb_build_object('role', ${role}::text)))`;
const anywhere = sql`'$.** ? (@ == $role)'`;
const toAdd = sql`'$.**.addRoles[*] ? (@ == $role)'`;

function usesOf(role: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${role}::uuid = any(document.role_ids) or ${role}::uuid = any(document.edit_roles) or ${blockNames(anywhere, role)})`;
}

function roles(db: Db) {
  return db.selectFrom('role').select([
    'guid',
    'nameNl',
    'nameEn',
    'description',
    'isBuiltIn',
    'version',
    sql<number>`(select count(*)::int from app_user person where ${hasRole})`.as('memberCount'),
    sql<number>`(select count(*)::int from document where deleted_on is null and ${usesOf(sql`role.guid`)})
      + (select count(*)::int from property_definition where role.guid = any(visible_for_roles))`.as('useCount'),
  ]);
}

/** Those that were made come first: they are what somebody is looking for. */
export function listRoleRows(db: Db, language: Language) {
  return roles(db)
    .orderBy('isBuiltIn')
    .orderBy(sql`${sql.ref(language === 'nl' ? 'nameNl' : 'nameEn')} collate "nl-x-icu"`)
    .execute();
}

export function findRoleRow(db: Db, guid: string) {
  return roles(db).where('guid', '=', guid).executeTakeFirst();
}

/** In one order, so that two removals that name each other's role never wait for each other. */
export async function lockRoles(db: Db, guids: readonly string[]): Promise<void> {
  await db.selectFrom('role').select('guid').where('guid', 'in', guids).orderBy('guid').forUpdate().execute();
}

const membersShown = 100;

export async function listMembers(db: Db, guid: string) {
  return db
    .selectFrom('appUser as person')
    .innerJoin('role', (join) => join.on(hasRole))
    .select(['person.guid', 'person.firstName', 'person.middleName', 'person.lastName', 'person.email'])
    .where('role.guid', '=', guid)
    .orderBy(sql`last_name collate "nl-x-icu", first_name collate "nl-x-icu", person.guid`)
    .limit(membersShown)
    .execute();
}

const usesShown = 200;

export async function listUses(db: Db, guid: string): Promise<RoleUse[]> {
  return db
    .selectFrom('document')
    .select([
      'guid',
      'kind',
      sql<string>`coalesce((
        select title from document_language where document_guid = document.guid and title is not null order by language desc limit 1), '')`.as(
        'title',
      ),
      sql<boolean>`${guid}::uuid = any(role_ids)`.as('isForSeeing'),
      sql<boolean>`${guid}::uuid = any(edit_roles)`.as('isForEditing'),
      blockNames(toAdd, sql`${guid}`).as('isForAdding'),
      sql<boolean>`${blockNames(anywhere, sql`${guid}`)} and not ${blockNames(toAdd, sql`${guid}`)}`.as('isInBlock'),
    ])
    .where('deletedOn', 'is', null)
    .where(usesOf(sql`${guid}`))
    .orderBy('title')
    .limit(usesShown)
    .execute();
}

/** What is asked about people and shown to who has the role. */
export async function listFieldsFor(db: Db, guid: string) {
  return db
    .selectFrom('propertyDefinition')
    .select(['key', sql<string>`texts -> 'nl' ->> 'label'`.as('nameNl'), sql<string>`texts -> 'en' ->> 'label'`.as('nameEn')])
    .where(sql<boolean>`${guid}::uuid = any(visible_for_roles)`)
    .orderBy('key')
    .execute();
}

export async function countInvitationsWith(db: Db, guid: string): Promise<number> {
  const { count } = await db
    .selectFrom('invitation')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`${guid}::uuid = any(role_guids)`)
    .where('state', '=', 'pending')
    .where('expiresOn', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRole(db: Db, role: Omit<NewRole, 'copyOf'>): Promise<string> {
  return named(async () => {
    const { guid } = await db.insertInto('role').values(role).returning('guid').executeTakeFirstOrThrow();
    return guid;
  });
}

export async function saveRole(db: Db, guid: string, change: RoleChange): Promise<void> {
  await named(async () => {
    await db
      .updateTable('role')
      .set({ ...change, version: sql`version + 1` })
      .where('guid', '=', guid)
      .execute();
  });
}

/** The database judges whether a name is free, in each language. */
async function named<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const path = { role_name_nl_unique: 'nameNl', role_name_en_unique: 'nameEn' }[constraintOf(error) ?? ''];
    if (path) throw roleErrors.name_taken(undefined, { fields: [{ path, code: 'role.name_taken' }] });
    throw error;
  }
}

/** The people who have it, in one order, so that two removals never wait for each other. */
export async function listHolders(db: Db, guid: string): Promise<string[]> {
  const rows = await db.selectFrom('userRole').select('userGuid').where('roleGuid', '=', guid).orderBy('userGuid').execute();
  return rows.map(({ userGuid }) => userGuid);
}

export async function deleteRoleRow(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('role').where('guid', '=', guid).execute();
}

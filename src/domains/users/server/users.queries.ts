import { sql } from 'kysely';
import type { Property } from '#domains/properties/model/property.ts';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import { userErrors } from '../model/user.errors.ts';
import type { ProfileChange } from '../model/user.ts';

export interface NewUser {
  email: string;
  firstName: string;
  middleName: string;
  lastName: string;
  isAdmin: boolean;
  isMett: boolean;
  isDeveloper: boolean;
  isContentManager: boolean;
  isVerified: boolean;
  termsOfUseVersionAccepted?: number;
}

export async function insertUser(db: Db, { isVerified, ...user }: NewUser): Promise<string> {
  try {
    const row = await db
      .insertInto('appUser')
      .values({ ...user, emailKey: emailKey(user.email), emailVerifiedOn: isVerified ? sql<Date>`now()` : null })
      .returning('guid')
      .executeTakeFirstOrThrow();
    return row.guid;
  } catch (error) {
    if (constraintOf(error) === 'app_user_email_key_unique') throw userErrors.email_taken();
    throw error;
  }
}

export function findUser(db: Db, guid: string) {
  return db
    .selectFrom('appUser')
    .selectAll()
    .select((user) => [
      user
        .selectFrom('userRole')
        .whereRef('userRole.userGuid', '=', 'appUser.guid')
        .select(sql<string[]>`coalesce(array_agg(role_guid order by role_guid), '{}')`.as('ids'))
        .as('roleIds'),
      user
        .selectFrom('userProperty')
        .innerJoin('propertyDefinition as definition', 'definition.key', 'userProperty.key')
        .whereRef('userProperty.userGuid', '=', 'appUser.guid')
        // What only staff may know is hidden from everybody else, its owner too.
        .where(sql<boolean>`(app_user.is_mett or not (definition.mett or definition.visible_for = 'staff'))`)
        .select(
          sql<Property[]>`coalesce(
            json_agg(json_build_object('key', definition.key, 'value', user_property.value) order by definition.key), '[]')`.as('list'),
        )
        .as('properties'),
    ])
    .where('guid', '=', guid)
    .executeTakeFirst();
}

export async function saveProfile(db: Db, guid: string, { properties, ...columns }: ProfileChange): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ ...columns, version: sql`version + 1`, updatedOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
  await saveProperties(db, guid, properties ?? []);
}

/** Nothing filled in is nothing stored. */
async function saveProperties(db: Db, guid: string, properties: readonly Property[]): Promise<void> {
  const empty = properties.filter(({ value }) => value === '').map(({ key }) => key);
  if (empty.length > 0) await db.deleteFrom('userProperty').where('userGuid', '=', guid).where('key', 'in', empty).execute();
  const filled = properties.filter(({ value }) => value !== '');
  if (filled.length === 0) return;
  await db
    .insertInto('userProperty')
    .values(filled.map(({ key, value }) => ({ userGuid: guid, key, value })))
    .onConflict((conflict) => conflict.columns(['userGuid', 'key']).doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute();
}

export async function countUsers(db: Db): Promise<number> {
  const row = await db
    .selectFrom('appUser')
    .select((user) => user.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Confirms the address, when it is still the one that the mail went to. Tells whether it was. */
export async function saveEmailVerified(db: Db, guid: string, email: string): Promise<boolean> {
  const saved = await db
    .updateTable('appUser')
    .set({ emailVerifiedOn: sql`coalesce(email_verified_on, now())` })
    .where('guid', '=', guid)
    .where('emailKey', '=', emailKey(email))
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** Whoever can take this address has opened a link that was sent there. */
export async function saveEmail(db: Db, guid: string, email: string): Promise<void> {
  try {
    await db
      .updateTable('appUser')
      .set({
        email,
        emailKey: emailKey(email),
        emailVerifiedOn: sql`now()`,
        version: sql`version + 1`,
        updatedOn: sql`now()`,
      })
      .where('guid', '=', guid)
      .execute();
  } catch (error) {
    if (constraintOf(error) === 'app_user_email_key_unique') throw userErrors.email_taken();
    throw error;
  }
}

/** An account keeps the language in which it was made. */
export async function saveFirstLanguage(db: Db, guid: string, language: Language): Promise<void> {
  await db.insertInto('userProperty').values({ userGuid: guid, key: 'language', value: language }).execute();
}

/** Gives those that they did not have. A role that was removed since is not given any more. */
export async function addRoles(db: Db, userGuid: string, roleGuids: readonly string[]): Promise<string[]> {
  const rows = await db
    .insertInto('userRole')
    .columns(['userGuid', 'roleGuid'])
    .expression((row) =>
      row
        .selectFrom('role')
        .select([sql<string>`${userGuid}::uuid`.as('userGuid'), 'role.guid as roleGuid'])
        .where('role.guid', '=', sql<string>`any(${roleGuids}::uuid[])`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('roleGuid')
    .execute();
  return rows.map(({ roleGuid }) => roleGuid);
}

/** An invitation adds to what somebody may; it takes nothing away. */
export function raiseFlags(db: Db, userGuid: string, flags: { isAdmin: boolean; isContentManager: boolean }) {
  return db
    .updateTable('appUser')
    .set({
      isAdmin: sql`is_admin or ${flags.isAdmin}`,
      isContentManager: sql`is_content_manager or ${flags.isContentManager}`,
      version: sql`version + 1`,
      updatedOn: sql`now()`,
    })
    .where('guid', '=', userGuid)
    .where('isActive', '=', true)
    .returning(['guid', 'isAdmin', 'isContentManager'])
    .executeTakeFirst();
}

/** Whoever had the role has the other one. Taking it away needs nothing: it goes with the role. */
export async function giveRoleInstead(db: Db, { guid, replaceBy }: { guid: string; replaceBy: string }): Promise<void> {
  await sql`insert into user_role (user_guid, role_guid) select user_guid, ${replaceBy}::uuid from user_role where role_guid = ${guid}
    on conflict do nothing`.execute(db);
}

export async function deleteAnswersTo(db: Db, key: string): Promise<void> {
  await db.deleteFrom('userProperty').where('key', '=', key).execute();
}

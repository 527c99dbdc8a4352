import { sql } from 'kysely';
import type { Property } from '#domains/properties/model/property.ts';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
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

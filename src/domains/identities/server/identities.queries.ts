import { sql } from 'kysely';
import { constraintOf } from '#platform/server/db/constraint.ts';
import type { Db } from '#platform/server/db/database.ts';
import { openidErrors } from '../model/identity.errors.ts';

interface IdentityKey {
  issuer: string;
  subject: string;
}

/** Whose identity this is, with what a session wants to know of them. */
export function findOwner(db: Db, { issuer, subject }: IdentityKey) {
  return db
    .selectFrom('userIdentity')
    .innerJoin('appUser', 'appUser.guid', 'userIdentity.userGuid')
    .select(['appUser.guid', 'appUser.isAdmin', 'appUser.isContentManager'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('appUser.deletedOn', 'is', null)
    .executeTakeFirst();
}

export async function insertIdentity(db: Db, identity: IdentityKey & { userGuid: string }): Promise<void> {
  try {
    await db
      .insertInto('userIdentity')
      .values({ ...identity, lastUsedOn: sql<Date>`now()` })
      .execute();
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint === 'user_identity_pkey') throw openidErrors.identity_taken();
    if (constraint === 'user_identity_person_issuer_unique') throw openidErrors.already_linked();
    throw error;
  }
}

/** Tells whether it is still there: it may have been taken away since it was looked up. */
export async function touchIdentity(db: Db, { issuer, subject }: IdentityKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('userIdentity')
    .set({ lastUsedOn: sql`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function listIdentitiesOf(db: Db, userGuid: string) {
  return db
    .selectFrom('userIdentity')
    .select(['guid', 'issuer', 'createdOn', 'lastUsedOn'])
    .where('userGuid', '=', userGuid)
    .orderBy('createdOn')
    .execute();
}

/** What somebody can sign in with beside a provider. Holds their row, so that two ways in are not given up at the same moment. */
export function lockLocalWaysIn(db: Db, userGuid: string) {
  return selectLocalWaysIn(db, userGuid).forUpdate().executeTakeFirstOrThrow();
}

export function findLocalWaysIn(db: Db, userGuid: string) {
  return selectLocalWaysIn(db, userGuid).executeTakeFirstOrThrow();
}

function selectLocalWaysIn(db: Db, userGuid: string) {
  return db
    .selectFrom('appUser')
    .select([
      'email',
      sql<boolean>`exists (select from user_password where user_guid = app_user.guid)`.as('hasPassword'),
      sql<boolean>`exists (select from passkey where user_guid = app_user.guid)`.as('hasPasskey'),
    ])
    .where('guid', '=', userGuid);
}

export async function deleteIdentity(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('userIdentity').where('guid', '=', guid).execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

interface NewAttempt {
  tokenHash: Buffer;
  userGuid: string;
  method: 'password' | 'openid';
  returnTo: string;
}

export async function insertLoginAttempt(db: Db, attempt: NewAttempt, seconds: number): Promise<void> {
  await db
    .insertInto('loginAttempt')
    .values({ ...attempt, expiresOn: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .execute();
}

export function findLoginAttempt(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('loginAttempt')
    .innerJoin('appUser', 'appUser.guid', 'loginAttempt.userGuid')
    .select([
      'loginAttempt.guid as attemptGuid',
      'loginAttempt.method',
      'loginAttempt.returnTo',
      'appUser.guid',
      'appUser.isAdmin',
      'appUser.isContentManager',
    ])
    .where('loginAttempt.tokenHash', '=', tokenHash)
    .where('loginAttempt.method', '!=', 'passkey')
    .where('loginAttempt.usedOn', 'is', null)
    .where('loginAttempt.expiresOn', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** One attempt becomes one session, also when two codes come at once. */
export async function takeLoginAttempt(db: Db, guid: string): Promise<boolean> {
  const row = await db
    .updateTable('loginAttempt')
    .set({ usedOn: sql`now()` })
    .where('guid', '=', guid)
    .where('usedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

/** A password that is not theirs any more must not be half of a sign-in. */
export async function deleteLoginAttemptsOf(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('loginAttempt').where('userGuid', '=', userGuid).execute();
}

export async function deleteOldLoginAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('loginAttempt')
    .where('expiresOn', '<', sql<Date>`now()`)
    .execute();
}

export function findPerson(db: Db, userGuid: string) {
  return db
    .selectFrom('appUser')
    .leftJoin('userPassword', 'userPassword.userGuid', 'appUser.guid')
    .select(['appUser.guid', 'appUser.isAdmin', 'appUser.isContentManager', 'userPassword.hash'])
    .where('appUser.guid', '=', userGuid)
    .executeTakeFirst();
}

/** Can this person come in by the provider that has this address? */
export async function isKnownToProvider(db: Db, userGuid: string, issuer: string): Promise<boolean> {
  const query = db.selectFrom('userIdentity').select('guid').where('userGuid', '=', userGuid).where('issuer', '=', issuer);
  return (await query.executeTakeFirst()) !== undefined;
}

/** How somebody came into a session that was not ended meanwhile. */
export function findLivingMethod(db: Db, guid: string) {
  return db
    .selectFrom('session')
    .select(['method', 'hasSecondFactor', sql<Date>`coalesce(signed_in_on, created_on)`.as('signedInOn')])
    .where('guid', '=', guid)
    .where('endedOn', 'is', null)
    .executeTakeFirst();
}

export async function setHasSecondFactor(db: Db, guid: string, hasSecondFactor: boolean): Promise<void> {
  await db.updateTable('session').set({ hasSecondFactor }).where('guid', '=', guid).execute();
}

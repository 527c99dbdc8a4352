import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** A sign-in that waits for its second step, or a passkey for its answer. Each is taken once. */

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

interface Challenge {
  challenge: string;
  tokenHash: Buffer;
  /** Null at sign-in, when nobody knows yet who it is. */
  userGuid: string | null;
}

export async function insertChallenge(db: Db, challenge: Challenge, seconds: number): Promise<void> {
  await db
    .insertInto('loginAttempt')
    .values({ ...challenge, method: 'passkey', expiresOn: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .execute();
}

/** A challenge is answered once, and by whom it was put to. */
export async function takeChallenge(db: Db, challenge: string, userGuid: string | null): Promise<boolean> {
  const row = await db
    .updateTable('loginAttempt')
    .set({ usedOn: sql`now()` })
    .where('challenge', '=', challenge)
    .where('method', '=', 'passkey')
    .where('userGuid', userGuid === null ? 'is' : '=', userGuid)
    .where('usedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

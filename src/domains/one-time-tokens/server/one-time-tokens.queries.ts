import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { TokenPurpose } from '../model/one-time-token.ts';

interface NewToken {
  purpose: TokenPurpose;
  tokenHash: Buffer;
  userGuid: string | null;
  email: string | null;
  seconds: number;
}

export async function insertToken(db: Db, { seconds, ...token }: NewToken): Promise<string> {
  const row = await db
    .insertInto('oneTimeToken')
    // Not when the transaction began: of two changes of one account, the link of the one that had to wait is the later one.
    .values({ ...token, createdOn: sql<Date>`clock_timestamp()`, expiresOn: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .returning('guid')
    .executeTakeFirstOrThrow();
  return row.guid;
}

export function findLivingToken(db: Db, tokenHash: Buffer, purposes: readonly TokenPurpose[]) {
  return db
    .selectFrom('oneTimeToken')
    .select(['guid', 'purpose', 'userGuid', 'email', 'createdOn'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Of two at the same moment, the second waits for the first and then finds it used. */
export function markTokenUsed(db: Db, tokenHash: Buffer, purposes: readonly TokenPurpose[]) {
  return db
    .updateTable('oneTimeToken')
    .set({ usedOn: sql`now()` })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('usedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .returning(['guid', 'purpose', 'userGuid', 'email', 'createdOn'])
    .executeTakeFirst();
}

export async function deleteTokensOf(db: Db, userGuid: string, purposes: readonly TokenPurpose[]): Promise<void> {
  await db
    .deleteFrom('oneTimeToken')
    .where('userGuid', '=', userGuid)
    .where('purpose', 'in', purposes)
    .where('usedOn', 'is', null)
    .execute();
}

/** Those of the same person that were made after this one. */
export async function deleteTokensAfter(db: Db, { guid, userGuid }: { guid: string; userGuid: string }, purposes: readonly TokenPurpose[]) {
  await db
    .deleteFrom('oneTimeToken')
    .where('userGuid', '=', userGuid)
    .where('purpose', 'in', purposes)
    .where('createdOn', '>', (token) => token.selectFrom('oneTimeToken').select('createdOn').where('guid', '=', guid))
    .execute();
}

/** The address that a person wants and has not confirmed yet. */
export async function findNewEmail(db: Db, userGuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('oneTimeToken')
    .select('email')
    .where('userGuid', '=', userGuid)
    .where('purpose', '=', 'change-email')
    .where('usedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .orderBy('createdOn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Somebody asked for an account with this address, and can still open the link for it. */
export async function hasLivingRegistration(db: Db, emailKey: string): Promise<boolean> {
  const row = await registrationsFor(db, emailKey)
    .select('guid')
    .where('usedOn', 'is', null)
    .where('expiresOn', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One at a time makes an account for an address: each would take away the links that the others hold. */
export async function lockRegistrations(db: Db, emailKey: string): Promise<void> {
  await registrationsFor(db, emailKey).select('guid').orderBy('guid').forUpdate().execute();
}

/** Once there is an account, the other links that would make it are of no use. */
export async function deleteRegistrations(db: Db, emailKey: string): Promise<void> {
  await db
    .deleteFrom('oneTimeToken')
    .where('guid', 'in', () => registrationsFor(db, emailKey).select('guid'))
    .where('usedOn', 'is', null)
    .execute();
}

/** Links that confirm the address of nobody yet. */
function registrationsFor(db: Db, emailKey: string) {
  return db
    .selectFrom('oneTimeToken')
    .where('purpose', '=', 'verify')
    .where('userGuid', 'is', null)
    .where(sql<string>`lower(email)`, '=', emailKey);
}

/** Tokens that belong to nobody yet: a new one takes the place of those before it. */
export async function deleteAllTokens(db: Db, purpose: TokenPurpose): Promise<void> {
  await db.deleteFrom('oneTimeToken').where('purpose', '=', purpose).execute();
}

/** Every link that was mailed and not used. */
export async function deleteUnusedTokens(db: Db): Promise<void> {
  await db.deleteFrom('oneTimeToken').where('usedOn', 'is', null).execute();
}

/** What was asked for and never confirmed is nobody's business longer than the link works. */
export async function deleteOldTokens(db: Db): Promise<void> {
  await db
    .deleteFrom('oneTimeToken')
    .where('expiresOn', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

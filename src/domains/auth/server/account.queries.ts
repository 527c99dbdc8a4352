import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function selectAccount(db: Db) {
  return db
    .selectFrom('appUser')
    .leftJoin('userPassword', 'userPassword.userGuid', 'appUser.guid')
    .leftJoin('userProperty', (join) => join.onRef('userProperty.userGuid', '=', 'appUser.guid').on('userProperty.key', '=', 'language'))
    .select([
      'appUser.guid',
      'appUser.email',
      'appUser.emailKey',
      'appUser.firstName',
      'appUser.lastName',
      'appUser.isAdmin',
      'appUser.isContentManager',
      'appUser.emailVerifiedOn',
      'userPassword.hash',
      'userPassword.changedOn as passwordSetOn',
      'userProperty.value as language',
    ])
    .where('appUser.deletedOn', 'is', null);
}

export function findAccount(db: Db, guid: string) {
  return selectAccount(db).where('appUser.guid', '=', guid).executeTakeFirst();
}

export function findAccountByEmail(db: Db, key: string) {
  return selectAccount(db).where('appUser.emailKey', '=', key).executeTakeFirst();
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const query = db.selectFrom('appUser').select('guid').where('isAdmin', '=', true).where('deletedOn', 'is', null).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Changes to how somebody signs in are made one after the other. */
export async function lockAccount(db: Db, guid: string): Promise<void> {
  await db.selectFrom('appUser').select('guid').where('guid', '=', guid).forUpdate().execute();
}

/**
 * Comparing a password takes a while. Locks the account, and tells whether the password that was compared is still the one of today:
 * hashed anew it is the same, chosen anew it is not.
 */
export async function isPasswordOfToday(db: Db, guid: string, passwordSetOn: Date | null): Promise<boolean> {
  await lockAccount(db, guid);
  const row = await db.selectFrom('userPassword').select('changedOn').where('userGuid', '=', guid).executeTakeFirst();
  return row?.changedOn.getTime() === passwordSetOn?.getTime();
}

/** Tells whether there was one. */
export async function deletePassword(db: Db, guid: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('userPassword').where('userGuid', '=', guid).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives the issuers. What the account itself was made with is its owner's, and may be all that they sign in with. */
export async function deleteIdentitiesSince(db: Db, guid: string, since: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('userIdentity')
    .where('userGuid', '=', guid)
    .where('createdOn', '>=', since)
    .where('createdOn', '>', (identity) =>
      identity
        .selectFrom('appUser')
        .select(sql<Date>`created_on + interval '1 minute'`.as('made'))
        .where('appUser.guid', '=', guid),
    )
    .returning('issuer')
    .execute();
  return rows.map(({ issuer }) => issuer);
}

export async function listIssuersOf(db: Db, guid: string): Promise<string[]> {
  const rows = await db.selectFrom('userIdentity').select('issuer').where('userGuid', '=', guid).orderBy('createdOn').execute();
  return rows.map(({ issuer }) => issuer);
}

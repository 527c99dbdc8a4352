import type { Db } from '#platform/server/db/database.ts';

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

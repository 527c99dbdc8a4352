import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** A list in SQL has at least one member. */
const nobody = '00000000-0000-0000-0000-000000000000';

export function listAccounts(db: Db, guids: readonly string[]) {
  return db
    .selectFrom('appUser')
    .select(['guid', 'emailKey'])
    .select((user) => [user('deleteOn', 'is not', null).$castTo<boolean>().as('isLeaving')])
    .where('guid', 'in', [...guids, nobody])
    .where('deletedOn', 'is', null)
    .execute();
}

/** A link works as long as it is new, and nobody else has taken its address since. */
export function listLinks(db: Db, tokenHashes: readonly Buffer[]) {
  return db
    .selectFrom('oneTimeToken')
    .select('tokenHash')
    .select([
      sql<boolean>`used_on is not null`.as('isUsed'),
      sql<boolean>`used_on is null and expires_on > now() and not exists (
        select from app_user where email_key = lower(one_time_token.email) and guid is distinct from one_time_token.user_guid
      )`.as('isWorking'),
    ])
    .where('tokenHash', 'in', [...tokenHashes, Buffer.alloc(0)])
    .execute();
}

/** Of each address the open invitation, or else the last one. */
export function listInvitationsFor(db: Db, emailKeys: readonly string[]) {
  return db
    .selectFrom('invitation')
    .distinctOn('emailKey')
    .select(['guid', 'emailKey', 'state'])
    .where('emailKey', 'in', [...emailKeys, ''])
    .orderBy('emailKey')
    .orderBy(sql`state = 'pending'`, 'desc')
    .orderBy('createdOn', 'desc')
    .execute();
}

/** Of each address the newest mail with an invitation. */
export function listNewestInvites(db: Db, emailKeys: readonly string[]) {
  const key = sql<string>`lower(to_address)`;
  return db
    .selectFrom('mail')
    .distinctOn(key)
    .select(['guid', key.as('emailKey')])
    .where('kind', '=', 'invitation.invite')
    .where(key, 'in', [...emailKeys, ''])
    .orderBy(key)
    .orderBy('createdOn', 'desc')
    .orderBy('guid')
    .execute();
}

export async function listOwnersOfExports(db: Db, userGuids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('dataExport')
    .select('userGuid')
    .where('userGuid', 'in', [...userGuids, nobody])
    .where('state', '=', 'ready')
    .where('expiresOn', '>', sql<Date>`now()`)
    .execute();
  return rows.map(({ userGuid }) => userGuid);
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { deletedUserName, deletionGraceDays } from '../model/deletion.ts';

export async function setDeletion(db: Db, guid: string, days: number | null): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ deleteOn: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`, updatedOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
}

/** Takes back a wish that was made since then. Tells whether there was one. */
export async function withdrawDeletionSince(db: Db, guid: string, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appUser')
    .set({ deleteOn: null, updatedOn: sql`now()` })
    .where('guid', '=', guid)
    .where('deleteOn', '>=', sql<Date>`${since}::timestamptz + make_interval(days => ${deletionGraceDays})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listDueDeletions(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appUser')
    .select('guid')
    .where('deleteOn', '<=', sql<Date>`now()`)
    .where('deletedOn', 'is', null)
    .limit(50)
    .execute();
  return rows.map(({ guid }) => guid);
}

/** Everything that is only about this person goes; what they made for others stays, under a name that is nobody's. */
export async function eraseUser(db: Db, guid: string): Promise<void> {
  await eraseTracesOfAddress(db, guid);
  const nobodysAddress = `${guid}@verwijderd.invalid`;
  await db
    .updateTable('appUser')
    .set({
      ...deletedUserName,
      email: nobodysAddress,
      emailKey: nobodysAddress,
      emailVerifiedOn: null,
      isAdmin: false,
      isMett: false,
      isDeveloper: false,
      isContentManager: false,
      isActive: false,
      termsOfUseVersionAccepted: null,
      lastSeenOn: null,
      deleteOn: null,
      deletedOn: sql`now()`,
      version: sql`version + 1`,
    })
    .where('guid', '=', guid)
    .execute();
  for (const table of [
    'userProperty',
    'userPassword',
    'userRole',
    'userIdentity',
    'totp',
    'recoveryCode',
    'passkey',
    'oneTimeToken',
    'loginAttempt',
    'session',
    'mail',
    'clientLog',
    'editingWork',
  ] as const) {
    await db.deleteFrom(table).where('userGuid', '=', guid).execute();
  }
  await db.deleteFrom('invitation').where('userGuid', '=', guid).execute();
  // Answers that are kept for a repeat hold what the person asked about themselves.
  await db.deleteFrom('idempotency').where('scope', 'like', `${guid} %`).execute();
  await db
    .insertInto('erasedUser')
    .values({ userGuid: guid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was written down under the address alone: mails to who had no account yet, invitations, counted tries to sign in. */
async function eraseTracesOfAddress(db: Db, guid: string): Promise<void> {
  const user = await db.selectFrom('appUser').select('emailKey').where('guid', '=', guid).executeTakeFirst();
  if (!user) return;
  const { emailKey } = user;
  await db
    .deleteFrom('mail')
    .where(sql`lower(to_address)`, '=', emailKey)
    .execute();
  await db.deleteFrom('invitation').where('emailKey', '=', emailKey).execute();
  await db
    .deleteFrom('oneTimeToken')
    .where(sql`lower(email)`, '=', emailKey)
    .execute();
  await db.deleteFrom('signInDelay').where('accountKey', '=', emailKey).execute();
  await db
    .deleteFrom('rateLimit')
    .where(sql<boolean>`position(${emailKey} in key) > 0`)
    .execute();
}

/** Who is not among these, though marked as erased, came back with a backup. */
export async function listErasedUsers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('erasedUser').select('userGuid').execute();
  return rows.map(({ userGuid }) => userGuid);
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/personal-data.ts';
import { deletedUserName, deletionGraceDays } from '../model/deletion.ts';

export async function setDeletion(db: Db, guid: string, days: number | null): Promise<void> {
  await db
    .updateTable('appUser')
    .set({ deleteOn: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`, updatedOn: sql`now()` })
    .where('guid', '=', guid)
    .execute();
}

/** When an account is going to be deleted, by its owner's wish or an admin's. */
export async function findDeletionOf(db: Db, guid: string): Promise<Date | null> {
  const row = await db.selectFrom('appUser').select('deleteOn').where('guid', '=', guid).executeTakeFirst();
  return row?.deleteOn ?? null;
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

/** Who is not among these, though marked as erased, came back with a backup. */
export async function listErasedUsers(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('erasedUser').select('userGuid').execute();
  return rows.map(({ userGuid }) => userGuid);
}

/** Nobody signs in, resets a password or gets a mail while they are erased: whoever does so waits, and then finds nobody. */
export function lockPerson(db: Db, guid: string): Promise<Person | undefined> {
  return db.selectFrom('appUser').select(['guid', 'email', 'emailKey']).where('guid', '=', guid).forUpdate().executeTakeFirst();
}

/** Its owner may have changed their mind since it was listed. */
export async function isStillDue(db: Db, guid: string): Promise<boolean> {
  const row = await db
    .selectFrom('appUser')
    .select('guid')
    .where('guid', '=', guid)
    .where('deleteOn', '<=', sql<Date>`now()`)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** What they made for others stays, under a name that is nobody's. */
export async function emptyAccount(db: Db, guid: string): Promise<void> {
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
  await db.deleteFrom('userProperty').where('userGuid', '=', guid).execute();
  await db.deleteFrom('userRole').where('userGuid', '=', guid).execute();
  await db
    .insertInto('erasedUser')
    .values({ userGuid: guid })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

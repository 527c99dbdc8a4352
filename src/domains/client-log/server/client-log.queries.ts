import { sql, type Insertable } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';

export async function insertLogEntries(db: Db, entries: Insertable<DB['clientLog']>[]): Promise<void> {
  await db.insertInto('clientLog').values(entries).execute();
}

/** Long enough to look into a complaint; who visited what is not kept longer than it serves. */
export async function deleteOldLogEntries(db: Db): Promise<void> {
  await db
    .deleteFrom('clientLog')
    .where('receivedOn', '<', sql<Date>`now() - interval '90 days'`)
    .execute();
}

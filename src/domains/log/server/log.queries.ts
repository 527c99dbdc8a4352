import type { Insertable } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';

export async function insertLogEntries(db: Db, entries: Insertable<DB['clientLog']>[]): Promise<void> {
  await db.insertInto('clientLog').values(entries).execute();
}

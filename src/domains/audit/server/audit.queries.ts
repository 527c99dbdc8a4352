import type { Db } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { Insertable } from 'kysely';

export async function insertAudit(db: Db, row: Insertable<DB['audit']>): Promise<void> {
  await db.insertInto('audit').values(row).execute();
}

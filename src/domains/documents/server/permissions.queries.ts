import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { BlockPermissions } from '../model/block-permissions.ts';

export async function findPermissions(db: Db, guid: string): Promise<BlockPermissions> {
  const row = await db.selectFrom('block').select(['addPermission', 'addRoles']).where('guid', '=', guid).executeTakeFirstOrThrow();
  return row as BlockPermissions;
}

export async function savePermissions(db: Db, guid: string, permissions: BlockPermissions): Promise<void> {
  await db.updateTable('block').set(permissions).where('guid', '=', guid).execute();
}

/** Gives the version of a document's rights from now on. */
export async function raiseRights(db: Db, guid: string): Promise<number> {
  const { version } = await db
    .updateTable('document')
    .set({ version: sql`version + 1` })
    .where('guid', '=', guid)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

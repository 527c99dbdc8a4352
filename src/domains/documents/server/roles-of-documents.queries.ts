import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Removed ones as well: a page that is brought back must not be open to more people than before. */
export function listDocumentsWithRole(db: Db, guid: string) {
  return db
    .selectFrom('document')
    .select(['guid', 'roleIds', 'editRoles'])
    .where(sql<boolean>`(${guid}::uuid = any(role_ids) or ${guid}::uuid = any(edit_roles))`)
    .orderBy('guid')
    .forUpdate()
    .execute();
}

interface DocumentRoles {
  roleIds: string[];
  editRoles: string[];
  editPermission?: 'Admin';
}

export async function saveRolesOfDocument(db: Db, guid: string, roles: DocumentRoles): Promise<void> {
  await db
    .updateTable('document')
    .set({ ...roles, version: sql`version + 1` })
    .where('guid', '=', guid)
    .execute();
}

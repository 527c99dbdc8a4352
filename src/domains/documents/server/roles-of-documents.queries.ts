import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Card, StoredSnapshot } from '../model/snapshot.ts';

/** Options can name roles at any depth. */
const names = (json: RawBuilder<unknown>, role: string): RawBuilder<boolean> =>
  sql`jsonb_path_exists(${json}, '$.** ? (@ == $role)', jsonb_build_object('role', ${role}::text))`;

/** Removed ones as well: a page that is brought back must not be open to more people than before. */
export function listDocumentsWithRole(db: Db, guid: string) {
  return db
    .selectFrom('document')
    .select(['guid', 'roleIds', 'editRoles'])
    .where(
      sql<boolean>`(${guid}::uuid = any(role_ids) or ${guid}::uuid = any(edit_roles)
        or exists (select from block where document_guid = document.guid
          and (${guid}::uuid = any(block.add_roles) or ${names(sql`block.options`, guid)}))
        or exists (select from document_language where document_guid = document.guid and ${names(sql`snapshot`, guid)}))`,
    )
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

export async function listBlocksWithRole(db: Db, documentGuid: string, role: string) {
  return db
    .selectFrom('block')
    .select(['guid', 'options'])
    .where('documentGuid', '=', documentGuid)
    .where(names(sql`options`, role))
    .execute();
}

export async function saveOptionsOfBlock(db: Db, guid: string, options: unknown, version: number): Promise<void> {
  await db
    .updateTable('block')
    .set({ options: JSON.stringify(options), version })
    .where('guid', '=', guid)
    .execute();
}

/** The lists of a document whose items a role may add to. */
export async function listBlocksOpenTo(db: Db, documentGuid: string, role: string) {
  return db
    .selectFrom('block')
    .select(['guid', 'addRoles'])
    .where('documentGuid', '=', documentGuid)
    .where(sql<boolean>`${role}::uuid = any(add_roles)`)
    .execute();
}

export async function saveAddRoles(db: Db, guid: string, addRoles: string[]): Promise<void> {
  await db
    .updateTable('block')
    .set({ addRoles, ...(addRoles.length === 0 && { addPermission: 'Admin' }) })
    .where('guid', '=', guid)
    .execute();
}

export async function listPublicationsWithRole(db: Db, documentGuid: string, role: string) {
  return db
    .selectFrom('documentLanguage')
    .select(['language', sql<StoredSnapshot>`snapshot`.as('snapshot'), sql<Card | null>`card`.as('card')])
    .where('documentGuid', '=', documentGuid)
    .where(names(sql`snapshot`, role))
    .execute();
}

interface Publication {
  language: 'nl' | 'en';
  snapshot: StoredSnapshot;
  card: Card | null;
}

/** Nobody published anything, so its date stays. The smallest step tells kept copies that they are old. */
export async function savePublication(db: Db, documentGuid: string, { language, snapshot, card }: Publication): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({
      snapshot: JSON.stringify(snapshot),
      card: card && JSON.stringify(card),
      publishedOn: sql`published_on + interval '1 microsecond'`,
    })
    .where('documentGuid', '=', documentGuid)
    .where('language', '=', language)
    .execute();
}

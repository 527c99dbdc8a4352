import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '#platform/shared/actor.ts';

/** What the visibility rule looks at in a person, as the database asks it. Somebody whose account is switched off is nobody. */
export interface Reader {
  seesAll: boolean;
  roleIds: readonly string[];
  /** The roles by which this person edits; empty for who is no content manager. */
  editRoleIds: readonly string[];
}

export function readerOf({ isActive, isAdmin, isContentManager, roleIds }: Actor): Reader {
  if (!isActive) return { seesAll: false, roleIds: [], editRoleIds: [] };
  return { seesAll: isAdmin, roleIds, editRoleIds: isContentManager ? roleIds : [] };
}

/** `canSeeDocument` as SQL, for what is published; the tests of lists and of search run both over the same cases. */
export function isVisibleTo(reader: Reader, alias: 'entry' | 'counter' | 'document'): RawBuilder<boolean> {
  const row = sql.ref(alias);
  const editRoles = alias === 'document' ? sql`document.edit_permission = 'Roles' and document.edit_roles` : sql`${row}.edit_roles`;
  return sql`(${reader.seesAll}::boolean or ${row}.role_ids = '{}' or ${row}.role_ids && ${reader.roleIds}::uuid[]
    or (${editRoles} && ${reader.editRoleIds}::uuid[]))`;
}

/** `canEditDocument` as SQL. For who edits everything it asks nothing of a row, so that an index over titles can answer alone. */
export function isEditableBy({ seesAll, editRoleIds }: Reader): RawBuilder<boolean> {
  return seesAll ? sql`true` : sql`(edit_permission = 'Roles' and edit_roles && ${editRoleIds}::uuid[])`;
}

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

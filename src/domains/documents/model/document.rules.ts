import { isContentManager, type Actor } from '#platform/shared/actor.ts';

type Editor = Pick<Actor, 'isActive' | 'isAdmin' | 'isContentManager' | 'roleIds'>;

interface EditRights {
  editPermission: 'Admin' | 'Roles';
  editRoles: readonly string[];
}

interface ReadRights extends EditRights {
  /** In the language that is asked for. */
  isPublished: boolean;
  /** Who may see it; empty is everyone. */
  roleIds: readonly string[];
}

function hasOneOf(actor: Pick<Actor, 'isActive' | 'roleIds'>, roleIds: readonly string[]): boolean {
  return actor.isActive && roleIds.some((id) => actor.roleIds.includes(id));
}

/** Admins edit every page and list item; other content managers only those that name one of their roles. A role without the flag is not enough. */
export function canEditDocument(actor: Editor, document: EditRights): boolean {
  if (!actor.isActive || !isContentManager(actor)) return false;
  return actor.isAdmin || (document.editPermission === 'Roles' && hasOneOf(actor, document.editRoles));
}

/** Everyone sees what is published, unless it names the roles that may. Its editors see it always, as a draft too. */
export function canSeeDocument(actor: Editor, document: ReadRights): boolean {
  if (canEditDocument(actor, document)) return true;
  return document.isPublished && (document.roleIds.length === 0 || hasOneOf(actor, document.roleIds));
}

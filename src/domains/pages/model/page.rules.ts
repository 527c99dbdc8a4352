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

/** Admins edit every page; other content managers only pages that name one of their roles. A role without the flag is not enough. */
export function canEditPage(actor: Editor, page: EditRights): boolean {
  if (!actor.isActive || !isContentManager(actor)) return false;
  return actor.isAdmin || (page.editPermission === 'Roles' && hasOneOf(actor, page.editRoles));
}

/** Everyone sees a published page, unless it names the roles that may. Its editors see it always, as a draft too. */
export function canSeePage(actor: Editor, page: ReadRights): boolean {
  if (canEditPage(actor, page)) return true;
  return page.isPublished && (page.roleIds.length === 0 || hasOneOf(actor, page.roleIds));
}

import type { Actor } from '#platform/shared/actor.ts';

export function canManageRoles(actor: Pick<Actor, 'isActive' | 'isAdmin'>): boolean {
  return actor.isActive && actor.isAdmin;
}

/** What follows from flags is nobody's to change. */
export function canChangeRole(actor: Pick<Actor, 'isActive' | 'isAdmin'>, role: { isBuiltIn: boolean }): boolean {
  return canManageRoles(actor) && !role.isBuiltIn;
}

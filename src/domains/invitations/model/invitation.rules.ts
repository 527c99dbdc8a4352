import type { Actor } from '#platform/shared/actor.ts';

/** Only admins invite, and only they see who was invited. */
export function canInvite(actor: Pick<Actor, 'kind' | 'isActive' | 'isAdmin'>): boolean {
  return actor.kind === 'system' || (actor.isActive && actor.isAdmin);
}

/** An admin gives every role that somebody made. What follows from flags is given by flags. */
export function canGrantRole(actor: Pick<Actor, 'kind' | 'isActive' | 'isAdmin'>, role: { isBuiltIn: boolean } | undefined): boolean {
  return canInvite(actor) && role !== undefined && !role.isBuiltIn;
}

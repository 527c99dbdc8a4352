import type { Actor } from '#platform/shared/actor.ts';

/** Who got which mail is known to admins only. */
export function canManageMails(actor: Pick<Actor, 'isActive' | 'isAdmin'>): boolean {
  return actor.isActive && actor.isAdmin;
}

import type { Actor } from '#platform/shared/actor.ts';

type Reader = Pick<Actor, 'isActive' | 'isAdmin'>;

/** Who did what is known to admins only. */
export function canReadAudit(actor: Reader): boolean {
  return actor.isActive && actor.isAdmin;
}

/** To take the log away is more than to look at it; today the same people may. */
export function canExportAudit(actor: Reader): boolean {
  return canReadAudit(actor);
}

import type { Actor } from '#platform/shared/actor.ts';

/** A copy of somebody's data is for that person alone, whoever had it made. */
export function canFetchExport(actor: Pick<Actor, 'guid' | 'isActive'>, { userGuid }: { userGuid: string }): boolean {
  return actor.isActive && actor.guid === userGuid;
}

/** People have one made of their own data; an admin has one made for who asked by letter. */
export function canAskExport(actor: Pick<Actor, 'guid' | 'isActive' | 'isAdmin'>, { userGuid }: { userGuid: string }): boolean {
  return actor.isActive && (actor.isAdmin || actor.guid === userGuid);
}

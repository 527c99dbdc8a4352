import { isContentManager, type Actor } from '#platform/shared/actor.ts';

export function canAddAsset(actor: Pick<Actor, 'isActive' | 'isAdmin' | 'isContentManager'>): boolean {
  return actor.isActive && isContentManager(actor);
}

/** Everybody has a photo of their own, but for staff: one fixed picture stands for all of them. */
export function canAddOwnPhoto(actor: Pick<Actor, 'kind' | 'isActive' | 'isMett'>): boolean {
  return actor.kind === 'user' && actor.isActive && !actor.isMett;
}

import type { Actor } from '#platform/shared/actor.ts';
import type { ApplicationUser } from './user.ts';

/** A profile is its owner's: nobody else changes it, whatever they may, and an account that was switched off changes nothing. */
export function canChangeProfile(actor: Pick<Actor, 'guid' | 'isActive'>, profile: Pick<ApplicationUser, 'guid'>): boolean {
  return actor.isActive && actor.guid === profile.guid;
}

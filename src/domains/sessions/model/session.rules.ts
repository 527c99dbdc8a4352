import { isContentManager, type Actor } from '#platform/shared/actor.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds a session lives without being used, and at the most. */
export interface SessionLifetime {
  idle: number;
  absolute: number;
}

/** Who can change the site is asked for a password sooner. */
export function sessionLifetime(person: Pick<Actor, 'isAdmin' | 'isContentManager'>): SessionLifetime {
  return isContentManager(person) ? { idle: hour, absolute: 12 * hour } : { idle: day, absolute: 30 * day };
}

/** A person has at most this many sessions; the one unused for longest makes room. */
export const sessionsPerUser = 10;

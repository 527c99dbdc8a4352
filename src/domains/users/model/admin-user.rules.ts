import type { Actor } from '#platform/shared/actor.ts';
import { userFlags, type UserFlag } from './admin-user.ts';

/** Only product staff say who else is product staff or a developer. */
const staffFlags: readonly UserFlag[] = ['isMett', 'isDeveloper'];

export function canManageUsers(actor: Pick<Actor, 'isActive' | 'isAdmin'>): boolean {
  return actor.isActive && actor.isAdmin;
}

export function canSetFlag(actor: Pick<Actor, 'isActive' | 'isAdmin' | 'isMett'>, flag: UserFlag): boolean {
  return canManageUsers(actor) && (actor.isMett || !staffFlags.includes(flag));
}

type Flags = Record<UserFlag, boolean>;

/** The flags that a change would really change. */
export function changedFlags(before: Flags, change: Partial<Record<UserFlag, boolean | undefined>>): UserFlag[] {
  return userFlags.filter((flag) => change[flag] !== undefined && change[flag] !== before[flag]);
}

/** Nobody takes the way back from themselves: another admin does. */
export function mayLoseAdmin(actor: Pick<Actor, 'guid'>, person: { guid: string }): boolean {
  return actor.guid !== person.guid;
}

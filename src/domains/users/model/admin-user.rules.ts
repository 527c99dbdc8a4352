import { canKnowProperty, canSeeProperty } from '#domains/properties/model/property.rules.ts';
import { isPreference, type PropertyDefinition } from '#domains/properties/model/property.ts';
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

/** What is promised to stay with its owner does. How they like their screen is no secret: an admin may have to explain it. */
export function canSeePropertyOfUser(
  actor: Pick<Actor, 'guid' | 'isActive' | 'isMett' | 'roleIds'>,
  user: { guid: string },
  definition: PropertyDefinition,
): boolean {
  return isPreference(definition) ? canKnowProperty(actor, definition) : canSeeProperty(actor, user, definition);
}

import { canSeeProperty } from '#domains/properties/model/property.rules.ts';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import type { Actor } from '#platform/shared/actor.ts';
import type { ApplicationUser, GivenProfile, OtherUser } from './user.ts';

/** A profile is its owner's: nobody else changes it, whatever they may, and an account that was switched off changes nothing. */
export function canChangeProfile(actor: Pick<Actor, 'guid' | 'isActive'>, profile: Pick<ApplicationUser, 'guid'>): boolean {
  return actor.isActive && actor.guid === profile.guid;
}

/** Who has not accepted the terms that are in force answers those first, and changes nothing else about themselves. */
export function canChangeWithoutTerms(change: GivenProfile): boolean {
  return Object.keys(change).every((field) => field === 'termsOfUseVersionAccepted');
}

type Reader = Parameters<typeof canSeeProperty>[0];
type Known = Pick<ApplicationUser, keyof OtherUser | 'email'>;
type Asked = Pick<PropertyDefinition, 'key' | 'visibleFor' | 'visibleForRoles' | 'mett'>;

/** Somebody's profile, for another person: the account itself stays out of sight unless a definition says otherwise. */
export function profileSeenBy(reader: Reader, user: Known, definitions: readonly Asked[]): OtherUser {
  const { guid, firstName, middleName, lastName, isMett } = user;
  const answers = new Map(user.properties.map(({ key, value }) => [key, value]));
  answers.set('accountEmail', user.email);
  const visible = definitions.filter((definition) => canSeeProperty(reader, user, definition));
  const properties = visible.flatMap(({ key }) => (answers.has(key) ? [{ key, value: answers.get(key) ?? '' }] : []));
  return { guid, firstName, middleName, lastName, isMett, properties };
}

/** Whoever is signed in, with nothing special about them. */
export const anyOtherUser: Reader = {
  guid: '00000000-0000-0000-0000-000000000000',
  isActive: true,
  isMett: false,
  roleIds: [builtInRoleGuid.User, builtInRoleGuid.VerifiedUser],
};

import { expect, test } from 'vitest';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { anonymousActor, systemActor, type Actor } from '#platform/shared/actor.ts';
import { applicationUser } from '../testing/application-user.ts';
import { anyOtherUser, canChangeProfile, canChangeWithoutTerms, profileSeenBy } from './user.rules.ts';

const noor = { guid: 'b4f3a0de-6a3e-4f0c-9a35-0c8a5b6f1a11' };
const person: Actor = { ...anonymousActor, kind: 'user', guid: noor.guid, isActive: true };
const someoneElse = 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22';

test.each([
  { who: 'a person', actor: person, may: true },
  { who: 'a person whose account was switched off', actor: { ...person, isActive: false }, may: false },
  { who: 'somebody else', actor: { ...person, guid: someoneElse }, may: false },
  { who: 'an admin', actor: { ...person, guid: someoneElse, isAdmin: true }, may: false },
  { who: 'an admin whose own it is', actor: { ...person, isAdmin: true }, may: true },
  { who: 'a visitor', actor: anonymousActor, may: false },
  { who: 'background work', actor: systemActor, may: false },
])('$who may change this profile: $may', ({ actor, may }) => {
  expect(canChangeProfile(actor, noor)).toBe(may);
});

test('R6.03 whoever is signed in sees of somebody what users may see, what their roles open, and nothing of staff', () => {
  const definitions = [
    propertyDefinition({ key: 'alias' }),
    propertyDefinition({ key: 'phone', visibleFor: 'me' }),
    propertyDefinition({ key: 'room', visibleFor: 'roles', visibleForRoles: [builtInRoleGuid.User] }),
    propertyDefinition({ key: 'desk', visibleFor: 'roles', visibleForRoles: [builtInRoleGuid.Admin] }),
    propertyDefinition({ key: 'supportNote', mett: true }),
    propertyDefinition({ key: 'empty' }),
    propertyDefinition({ key: 'accountEmail', inputType: 'email', visibleFor: 'users' }),
  ];
  const properties = ['alias', 'phone', 'room', 'desk', 'supportNote'].map((key) => ({ key, value: key }));
  const user = applicationUser({ isMett: true, properties });
  const shown = (asked: typeof definitions) => profileSeenBy(anyOtherUser, user, asked).properties.map(({ value }) => value);
  expect(shown(definitions)).toEqual(['alias', 'room', user.email]);
  expect(shown([propertyDefinition({ key: 'accountEmail', visibleFor: 'me' })])).toEqual([]);
  expect(profileSeenBy(anyOtherUser, user, definitions)).not.toHaveProperty('email');
});

test.each([
  [{ termsOfUseVersionAccepted: 2 }, true],
  [{ termsOfUseVersionAccepted: null }, true],
  [{ firstName: 'Anna' }, false],
  [{ firstName: 'Anna', termsOfUseVersionAccepted: 2 }, false],
])('who has not accepted the terms answers those and changes nothing else: %o %s', (change, isAllowed) => {
  expect(canChangeWithoutTerms(change)).toBe(isAllowed);
});

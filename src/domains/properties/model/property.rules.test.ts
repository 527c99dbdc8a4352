import { expect, test } from 'vitest';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { canDefineProperty, canKnowProperty, canSeeProperty, canSetProperty } from './property.rules.ts';

const owner = { guid: 'b4f3a0de-6a3e-4f0c-9a35-0c8a5b6f1a11' };
const team = 'a0000000-0000-4000-8000-000000000001';
const person: Actor = { ...anonymousActor, kind: 'user', isActive: true, guid: 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22' };
const readers = {
  visitor: anonymousActor,
  user: person,
  colleague: { ...person, roleIds: [team] },
  staff: { ...person, isMett: true },
  admin: { ...person, isAdmin: true },
  owner: { ...person, ...owner },
  inactiveOwner: { ...person, ...owner, isActive: false },
  inactiveStaff: { ...person, isMett: true, isActive: false },
} satisfies Record<string, Actor>;

test.each([
  { visibleFor: 'everyone', mett: false, seenBy: Object.keys(readers) },
  { visibleFor: 'users', mett: false, seenBy: ['user', 'colleague', 'staff', 'admin', 'owner'] },
  { visibleFor: 'roles', mett: false, seenBy: ['colleague', 'owner'] },
  { visibleFor: 'me', mett: false, seenBy: ['owner'] },
  { visibleFor: 'staff', mett: false, seenBy: ['staff'] },
  { visibleFor: 'everyone', mett: true, seenBy: ['staff'] },
  { visibleFor: 'me', mett: true, seenBy: [] },
] as const)('R3.07 R3.09 visible for $visibleFor, staff-only $mett: $seenBy', ({ visibleFor, mett, seenBy }) => {
  const definition = { visibleFor, mett, visibleForRoles: [team] };
  const seeing = Object.entries(readers).filter(([, actor]) => canSeeProperty(actor, owner, definition));
  expect(seeing.map(([name]) => name)).toEqual(seenBy);
});

test('R6.14 only staff know that a staff-only property exists', () => {
  expect(canKnowProperty(readers.staff, { visibleFor: 'me', mett: true })).toBe(true);
  expect(canKnowProperty(readers.admin, { visibleFor: 'me', mett: true })).toBe(false);
  expect(canKnowProperty(readers.user, { visibleFor: 'staff', mett: false })).toBe(false);
});

const own = { key: 'alias', visibleFor: 'users', mett: false, inputType: 'text' } as const;
test.each([
  { title: 'their own', actor: readers.owner, definition: own, may: true },
  { title: 'somebody else’s', actor: readers.admin, definition: own, may: false },
  { title: 'their own while switched off', actor: readers.inactiveOwner, definition: own, may: false },
  { title: 'what is told elsewhere', actor: readers.owner, definition: { ...own, key: 'accountEmail' }, may: false },
  { title: 'a staff-only one', actor: readers.owner, definition: { ...own, mett: true }, may: false },
  { title: 'a staff-only one, as staff', actor: { ...readers.owner, isMett: true }, definition: { ...own, mett: true }, may: true },
  { title: 'a photo', actor: readers.owner, definition: { ...own, inputType: 'photo' as const }, may: true },
  {
    title: 'a photo, as staff',
    actor: { ...readers.owner, isMett: true },
    definition: { ...own, inputType: 'photo' as const },
    may: false,
  },
])('a person sets $title: $may', ({ actor, definition, may }) => {
  expect(canSetProperty(actor, owner, definition)).toBe(may);
});

test('admins decide what is asked, and staff alone what only staff may know', () => {
  const open = { visibleFor: 'users', mett: false } as const;
  expect(canDefineProperty(readers.admin, open)).toBe(true);
  expect(canDefineProperty(readers.user, open)).toBe(false);
  expect(canDefineProperty(readers.admin, { ...open, mett: true })).toBe(false);
  expect(canDefineProperty({ ...readers.admin, isMett: true }, { ...open, mett: true })).toBe(true);
});

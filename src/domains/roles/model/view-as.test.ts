import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anonymousActor, type Actor } from '#platform/shared/actor.ts';
import { builtInRoleGuid, builtInRoleIds, builtInRoles } from '#platform/shared/built-in-roles.ts';
import { actorViewingAs, canViewAs } from './view-as.ts';

const editors = '5b0f1f8e-1111-4222-8333-444455556666';
const flagNames = ['isAdmin', 'isContentManager', 'isMett', 'isDeveloper', 'isActive'] as const;

const anyViewer = fc
  .record({
    isAdmin: fc.boolean(),
    isContentManager: fc.boolean(),
    isMett: fc.boolean(),
    isDeveloper: fc.boolean(),
    isActive: fc.boolean(),
    isVerified: fc.boolean(),
  })
  .map((flags): Actor => ({ ...anonymousActor, ...flags, kind: 'user', guid: editors, roleIds: builtInRoleIds(flags) }));
const anyRole = fc.constantFrom(null, editors, ...Object.values(builtInRoleGuid));

test('looking as a role never gives a right that its viewer does not have', () => {
  fc.assert(
    fc.property(anyViewer, anyRole, (viewer, role) => {
      const seen = actorViewingAs(viewer, role);
      // An admin counts as a content manager everywhere.
      const own = { ...viewer, isContentManager: viewer.isContentManager || viewer.isAdmin };
      return flagNames.every((flag) => !seen[flag] || own[flag]);
    }),
  );
});

test('what is left is the role and being signed in, and nothing of what the viewer has besides', () => {
  const viewer: Actor = {
    ...anonymousActor,
    kind: 'user',
    guid: editors,
    isAdmin: true,
    isMett: true,
    isActive: true,
    isVerified: true,
    roleIds: ['5b0f1f8e-2222-4222-8333-444455556666', ...builtInRoles.map((role) => builtInRoleGuid[role])],
  };
  expect(actorViewingAs(viewer, null)).toEqual(anonymousActor);
  expect(actorViewingAs(viewer, editors)).toMatchObject({ isAdmin: false, isMett: false, roleIds: [builtInRoleGuid.User, editors] });
  expect(actorViewingAs(viewer, builtInRoleGuid.ContentManager)).toMatchObject({
    isAdmin: false,
    isContentManager: true,
    roleIds: [builtInRoleGuid.User, builtInRoleGuid.ContentManager],
  });
});

test('admins look as anybody but an admin, only staff as staff and only developers as developers', () => {
  const admin: Actor = { ...anonymousActor, kind: 'user', guid: editors, isAdmin: true, isActive: true };
  expect(canViewAs(admin, null)).toBe(true);
  expect(canViewAs(admin, editors)).toBe(true);
  expect(canViewAs(admin, builtInRoleGuid.Admin)).toBe(false);
  expect(canViewAs(admin, builtInRoleGuid.Mett)).toBe(false);
  expect(canViewAs({ ...admin, isMett: true }, builtInRoleGuid.Mett)).toBe(true);
  expect(canViewAs(admin, builtInRoleGuid.Developer)).toBe(false);
  expect(canViewAs({ ...admin, isAdmin: false, isContentManager: true }, null)).toBe(false);
  expect(canViewAs({ ...admin, isActive: false }, editors)).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accountKind, builtInRoleGuid, builtInRoleIds, builtInRoles, builtInRolesOf } from './built-in-roles.ts';

const standard = { isAdmin: false, isMett: false, isContentManager: false, isDeveloper: false, isActive: true, isVerified: false };

const anyFlags = fc.record({
  isAdmin: fc.boolean(),
  isMett: fc.boolean(),
  isContentManager: fc.boolean(),
  isDeveloper: fc.boolean(),
  isActive: fc.boolean(),
  isVerified: fc.boolean(),
});

test('R4.29 role, first list', () => {
  expect(builtInRoles).toEqual(['User', 'VerifiedUser', 'ContentManager', 'Admin', 'Mett', 'Developer']);
});

test('R6.20 the strongest flag wins: Admin, Mett, ContentManager, Developer, else Standard', () => {
  const all = { isAdmin: true, isMett: true, isContentManager: true, isDeveloper: true };
  expect(accountKind(all)).toBe('Admin');
  expect(accountKind({ ...all, isAdmin: false })).toBe('Mett');
  expect(accountKind({ ...all, isAdmin: false, isMett: false })).toBe('ContentManager');
  expect(accountKind({ ...standard, isDeveloper: true })).toBe('Developer');
  expect(accountKind(standard)).toBe('Standard');
});

test('R4.29 each flag gives its role', () => {
  expect(builtInRolesOf(standard)).toEqual(['User']);
  expect(builtInRolesOf({ ...standard, isVerified: true })).toEqual(['User', 'VerifiedUser']);
  expect(builtInRolesOf({ ...standard, isContentManager: true })).toEqual(['User', 'ContentManager']);
  expect(builtInRolesOf({ ...standard, isMett: true, isDeveloper: true })).toEqual(['User', 'Mett', 'Developer']);
});

test('R1.20 an admin has the role of content managers', () => {
  expect(builtInRolesOf({ ...standard, isAdmin: true })).toEqual(['User', 'ContentManager', 'Admin']);
});

test('an account that is not active has no built-in role, whatever its flags', () => {
  fc.assert(fc.property(anyFlags, (flags) => builtInRoleIds({ ...flags, isActive: false }).length === 0));
});

test('R6.20 the account kind is Standard or one of the roles the person has', () => {
  fc.assert(
    fc.property(anyFlags, (flags) => {
      const roles: string[] = builtInRolesOf({ ...flags, isActive: true });
      return [...roles, 'Standard'].includes(accountKind(flags));
    }),
  );
});

test('the guids of built-in roles are fixed, real and all different', () => {
  const guids = Object.values(builtInRoleGuid);
  expect(new Set(guids).size).toBe(builtInRoles.length);
  expect(guids.every((guid) => z.uuid().safeParse(guid).success)).toBe(true);
  expect(builtInRoleIds({ ...standard, isVerified: true })).toEqual([builtInRoleGuid.User, builtInRoleGuid.VerifiedUser]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canEditDocument, canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { explainAccess } from './access-explanation.ts';

const [news, legal] = ['5b0f1f8e-1111-4222-8333-444455556666', '5b0f1f8e-2222-4222-8333-444455556666'];
const anyone = fc.record({
  isActive: fc.boolean(),
  isAdmin: fc.boolean(),
  isContentManager: fc.boolean(),
  roleIds: fc.subarray([news, legal]),
});
const anything = fc.record({
  isPublished: fc.boolean(),
  roleIds: fc.subarray([news, legal]),
  editPermission: fc.constantFrom('Admin' as const, 'Roles' as const),
  editRoles: fc.subarray([news, legal]),
});
const allowing = { sees: ['edits', 'everyone', 'role'], edits: ['admin', 'role'] };

test('the explanation never says anything else than the rule', () => {
  fc.assert(
    fc.property(anyone, anything, (reader, document) => {
      const { sees, edits } = explainAccess(reader, document);
      expect(sees.isAllowed).toBe(canSeeDocument(reader, document));
      expect(edits.isAllowed).toBe(canEditDocument(reader, document));
      expect(allowing.sees.includes(sees.reason)).toBe(sees.isAllowed);
      expect(allowing.edits.includes(edits.reason)).toBe(edits.isAllowed);
    }),
    { numRuns: 1000 },
  );
});

test('a role that lets somebody in is named', () => {
  const editor = { isActive: true, isAdmin: false, isContentManager: true, roleIds: [legal] };
  const page = { isPublished: true, roleIds: [news, legal], editPermission: 'Roles' as const, editRoles: [news] };
  expect(explainAccess(editor, page)).toEqual({
    sees: { isAllowed: true, reason: 'role', roleId: legal },
    edits: { isAllowed: false, reason: 'noRole', roleId: null },
    wanted: { see: [news, legal], edit: [news] },
  });
});

const reader = { isActive: true, isAdmin: false, isContentManager: false, roleIds: [] as string[] };
const open = { isPublished: true, roleIds: [] as string[], editPermission: 'Roles' as const, editRoles: [news] };

test.each([
  { rule: 'a published page without roles', about: {}, page: {}, sees: 'everyone', edits: 'noContentManager' },
  { rule: 'a page that is not published', about: {}, page: { isPublished: false }, sees: 'notPublished', edits: 'noContentManager' },
  { rule: 'a role that matches', about: { roleIds: [news] }, page: { roleIds: [news] }, sees: 'role', edits: 'noContentManager' },
  { rule: 'a role that is missing', about: {}, page: { roleIds: [news] }, sees: 'noRole', edits: 'noContentManager' },
  { rule: 'nobody who is signed in', about: { isActive: false }, page: { roleIds: [news] }, sees: 'signedOut', edits: 'inactive' },
  { rule: 'an admin, of a draft', about: { isAdmin: true }, page: { isPublished: false }, sees: 'edits', edits: 'admin' },
  {
    rule: 'an editor by role',
    about: { isContentManager: true, roleIds: [news] },
    page: { roleIds: [legal] },
    sees: 'edits',
    edits: 'role',
  },
  { rule: 'an editor elsewhere', about: { isContentManager: true, roleIds: [legal] }, page: {}, sees: 'everyone', edits: 'noRole' },
  {
    rule: 'an editor, of a page for admins to edit',
    about: { isContentManager: true, roleIds: [news] },
    page: { editPermission: 'Admin' as const },
    sees: 'everyone',
    edits: 'adminsOnly',
  },
])('explains $rule', ({ about, page, sees, edits }) => {
  const explained = explainAccess({ ...reader, ...about }, { ...open, ...page });
  expect([explained.sees.reason, explained.edits.reason]).toEqual([sees, edits]);
});

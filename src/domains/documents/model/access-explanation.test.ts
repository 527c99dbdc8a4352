import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainAccess } from './access-explanation.ts';
import { canEditDocument, canSeeDocument } from './document.rules.ts';

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

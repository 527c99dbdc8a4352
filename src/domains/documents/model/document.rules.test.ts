import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anonymousActor, systemActor, type Actor } from '#platform/shared/actor.ts';
import { canEditDocument, canSeeDocument } from './document.rules.ts';

const news = 'b4a1c1f0-0000-4000-8000-000000000001';
const legal = 'b4a1c1f0-0000-4000-8000-000000000002';

const reader: Actor = { ...anonymousActor, kind: 'user', guid: 'b4a1c1f0-0000-4000-8000-00000000000a', isActive: true, isVerified: true };
const readerOfNews: Actor = { ...reader, roleIds: [news] };
const editor: Actor = { ...reader, isContentManager: true };
const editorOfNews: Actor = { ...editor, roleIds: [news] };
const admin: Actor = { ...reader, isAdmin: true };
const inactive = (actor: Actor): Actor => ({ ...actor, isActive: false });

const everybody = { anonymousActor, reader, readerOfNews, editor, editorOfNews, admin, systemActor };

const forAdmins = { editPermission: 'Admin', editRoles: [news] } as const;
const forNobody = { editPermission: 'Roles', editRoles: [] } as const;
const forNews = { editPermission: 'Roles', editRoles: [news] } as const;
const forLegal = { editPermission: 'Roles', editRoles: [legal] } as const;
const forBoth = { editPermission: 'Roles', editRoles: [legal, news] } as const;

function whoCan(may: (actor: Actor) => boolean): string[] {
  return Object.entries(everybody)
    .filter(([, actor]) => may(actor))
    .map(([name]) => name);
}

describe('editing', () => {
  test('R6.04 R6.12 an admin edits every page, with no other flag and no role', () => {
    for (const page of [forAdmins, forNobody, forNews, forLegal]) expect(canEditDocument(admin, page)).toBe(true);
  });

  test('R6.05 nobody else edits a page whose editPermission is not Roles', () => {
    expect(whoCan((actor) => canEditDocument(actor, forAdmins))).toEqual(['admin', 'systemActor']);
  });

  test('R6.06 nobody else edits a page without editRoles', () => {
    expect(whoCan((actor) => canEditDocument(actor, forNobody))).toEqual(['admin', 'systemActor']);
  });

  test('R6.07 a content manager edits a page that names one of their roles', () => {
    expect(whoCan((actor) => canEditDocument(actor, forNews))).toEqual(['editorOfNews', 'admin', 'systemActor']);
    expect(whoCan((actor) => canEditDocument(actor, forBoth))).toEqual(['editorOfNews', 'admin', 'systemActor']);
    expect(whoCan((actor) => canEditDocument(actor, forLegal))).toEqual(['admin', 'systemActor']);
  });

  test('a matching role without the content-manager flag is not enough', () => {
    expect(canEditDocument(readerOfNews, forNews)).toBe(false);
  });

  test('R1.20 an admin is a content manager by that alone', () => {
    expect(admin.isContentManager).toBe(false);
    expect(canEditDocument(admin, forNews)).toBe(true);
  });

  test('an account that is not active edits nothing', () => {
    for (const actor of [admin, editorOfNews]) expect(canEditDocument(inactive(actor), forNews)).toBe(false);
  });
});

describe('reading', () => {
  const open = { ...forAdmins, isPublished: true, roleIds: [] };
  const restricted = { ...forAdmins, isPublished: true, roleIds: [news] };
  const draft = { ...forNews, isPublished: false, roleIds: [] };

  test('R6.01 everyone sees a published page', () => {
    expect(whoCan((actor) => canSeeDocument(actor, open))).toEqual(Object.keys(everybody));
    expect(canSeeDocument(inactive(reader), open)).toBe(true);
  });

  test('R6.01 a page for some roles is seen by who has one of them, and by admins', () => {
    expect(whoCan((actor) => canSeeDocument(actor, restricted))).toEqual(['readerOfNews', 'editorOfNews', 'admin', 'systemActor']);
    expect(canSeeDocument(inactive(readerOfNews), restricted)).toBe(false);
  });

  test('a draft is seen by its editors alone', () => {
    expect(whoCan((actor) => canSeeDocument(actor, draft))).toEqual(['editorOfNews', 'admin', 'systemActor']);
    expect(whoCan((actor) => canSeeDocument(actor, { ...draft, roleIds: [news] }))).toEqual(['editorOfNews', 'admin', 'systemActor']);
  });

  test('editors see their page also when it is published for others', () => {
    expect(whoCan((actor) => canSeeDocument(actor, { ...forNews, isPublished: true, roleIds: [legal] }))).toEqual([
      'editorOfNews',
      'admin',
      'systemActor',
    ]);
  });
});

describe('for every person and every page', () => {
  const someRoles = fc.subarray([news, legal]);
  const anyActor = fc
    .record({ isAdmin: fc.boolean(), isContentManager: fc.boolean(), isActive: fc.boolean(), roleIds: someRoles })
    .map((flags): Actor => ({ ...reader, ...flags }));
  const anyPage = fc.record({
    isPublished: fc.boolean(),
    roleIds: someRoles,
    editPermission: fc.constantFrom('Admin', 'Roles'),
    editRoles: someRoles,
  });

  test('who may edit a page may see it', () => {
    fc.assert(fc.property(anyActor, anyPage, (actor, page) => !canEditDocument(actor, page) || canSeeDocument(actor, page)));
  });

  test('R1.20 whoever edits anything is a content manager or an admin', () => {
    fc.assert(fc.property(anyActor, anyPage, (actor, page) => !canEditDocument(actor, page) || actor.isAdmin || actor.isContentManager));
  });

  test('what an anonymous visitor sees, everyone sees', () => {
    fc.assert(fc.property(anyActor, anyPage, (actor, page) => !canSeeDocument(anonymousActor, page) || canSeeDocument(actor, page)));
  });
});

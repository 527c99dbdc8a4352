import { afterAll, beforeAll, expect, test } from 'vitest';
import { canEditDocument } from '#domains/documents/model/document.rules.ts';
import { insertDocument } from '#domains/documents/server/index.ts';
import { systemActor } from '#platform/shared/actor.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { PageIndexEntry } from '../model/page-index.contract.ts';
import { createPage } from '../testing/page-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
});
afterAll(() => app.close());

async function foundBy(client: SignedInClient, query: string): Promise<{ titles: string[]; total: number }> {
  const { items, total } = (await client.get(`/api/pages:editable?lang=nl&${query}`)).json<{ items: PageIndexEntry[]; total: number }>();
  return { titles: items.map(({ languages }) => languages.nl.title), total };
}

test('a content manager finds the pages that they may edit, drafts too, and no other', async () => {
  const [own, other] = [await newRole(app), await newRole(app)];
  const roleIds = [own];
  const editor = await withRoles(app, await app.signedIn({ isContentManager: true }), roleIds);
  const rights = { editPermission: 'Roles' as const, editRoles: [own] };
  const cases = {
    'Haven in': rights,
    'Haven met meer': { editPermission: 'Roles' as const, editRoles: [other, own] },
    'Haven van anderen': { editPermission: 'Roles' as const, editRoles: [other] },
    'Haven van niemand': { editPermission: 'Roles' as const, editRoles: [] },
    'Haven voor beheerders': { editPermission: 'Admin' as const, editRoles: [own] },
  };
  for (const [title, edited] of Object.entries(cases)) {
    const guid = await createPage(app.system, { texts: { nl: { title, segment: title.replaceAll(' ', '-') } }, published: ['nl'] });
    await app.db.updateTable('document').set(edited).where('guid', '=', guid).execute();
  }
  const draft = await insertDocument(app.db, { texts: { nl: { title: 'Haven nog niet af', description: '' } } });
  await app.db.updateTable('document').set(rights).where('guid', '=', draft).execute();

  const found = await foundBy(editor, 'q=haven');
  const actor = { ...systemActor, isAdmin: false, isContentManager: true, roleIds };
  const editable = Object.entries(cases).flatMap(([title, page]) => (canEditDocument(actor, page) ? [title] : []));
  expect(editable).toEqual(['Haven in', 'Haven met meer']);
  expect(found).toEqual({ titles: ['Haven in', 'Haven met meer', 'Haven nog niet af'], total: 3 });

  // By its address too, and only theirs.
  expect((await foundBy(editor, 'q=/haven-')).titles).toEqual(editable);
  // Beyond the end only theirs are counted.
  expect(await foundBy(editor, 'itemCount=2&page=9')).toEqual({ titles: [], total: 3 });
  expect((await foundBy(await app.signedIn({ isAdmin: true }), 'q=haven')).total).toBe(6);
  expect(await foundBy(await app.signedIn({ isContentManager: true }), 'q=haven')).toEqual({ titles: [], total: 0 });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import type { LinkChoice } from '../model/link-choices.contract.ts';
import { createText } from '../testing/search-factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
});
afterAll(() => app.close());

async function find(client: Client, query: Record<string, string>): Promise<LinkChoice[]> {
  const answer = await client.get(`/api/links?${new URLSearchParams({ lang: 'nl', ...query })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const titlesOf = (choices: readonly LinkChoice[]) => choices.map(({ title }) => title);

test('R10.22 an admin finds pages and items to link to by a part of their title, drafts too, and hears what readers cannot open', async () => {
  const admin = await app.signedIn({ isAdmin: true });
  const page = await createPage(app.system, { texts: { nl: { title: 'Grofvuil ophalen', segment: 'grofvuil' } }, published: ['nl'] });
  const draft = await createText(app.system, 'nl', { title: 'Nieuw: grofvuil op zaterdag', type: 'news', isDraft: true });
  await app.server.contentVersion.refresh();
  expect(await find(admin, { q: 'grofvuil' })).toEqual([
    {
      target: `page:${page}`,
      kind: 'page',
      title: 'Grofvuil ophalen',
      titleLanguage: 'nl',
      href: '/grofvuil',
      isPublished: true,
      isForEveryone: true,
    },
    expect.objectContaining({ target: `item:${draft}`, kind: 'item', isPublished: false }),
  ]);
});

test('R10.22 who is no admin finds what they may edit or read, by the title that they may know, and no draft of others', async () => {
  const own = await newRole(app);
  const editor = await withRoles(app, await app.signedIn({ isContentManager: true }), [own]);
  const ofOthers = await createText(app.system, 'nl', { title: 'Haven, zoals zij nu heet' });
  await app.ownerDb.updateTable('documentLanguage').set({ title: 'Haven, in het geheim' }).where('documentGuid', '=', ofOthers).execute();
  await createText(app.system, 'nl', { title: 'Haven, eigen concept', editRoles: [own], isDraft: true });
  await createText(app.system, 'nl', { title: 'Haven, concept van anderen', isDraft: true });
  await createText(app.system, 'nl', { title: 'Haven, voor anderen', roleIds: [randomUUID()] });
  const gone = await createText(app.system, 'nl', { title: 'Haven, verwijderd' });
  await app.ownerDb.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', gone).execute();

  expect(titlesOf(await find(editor, { q: 'haven' }))).toEqual(['Haven, eigen concept', 'Haven, zoals zij nu heet']);
  expect(await find(editor, { q: 'geheim' })).toEqual([]);
  const admin = await app.signedIn({ isAdmin: true });
  expect((await find(admin, { q: 'voor anderen' })).map(({ isForEveryone }) => isForEveryone)).toEqual([false]);
});

test('R10.22 an address of the site is the page that stands there, and a stored link tells what it leads to', async () => {
  const admin = await app.signedIn({ isAdmin: true });
  const page = await createPage(app.system, {
    texts: { nl: { title: 'Over ons', segment: 'over-ons' }, en: { title: 'About us', segment: 'about-us' } },
  });
  await app.server.contentVersion.refresh();
  for (const q of ['/over-ons', '/en/about-us']) expect(titlesOf(await find(admin, { q }))).toEqual(['Over ons']);
  expect(await find(admin, { target: `page:${page}#team`, lang: 'en' })).toMatchObject([{ title: 'About us', href: '/en/about-us' }]);
  expect(await find(admin, { target: `page:${randomUUID()}` })).toEqual([]);
  expect(await find(admin, { target: 'https://www.rijksoverheid.nl' })).toEqual([]);
});

test('R10.22 files are found by their name, by who may see them', async () => {
  const [admin, editor] = [await app.signedIn({ isAdmin: true }), await app.signedIn({ isContentManager: true })];
  const { guid } = await createPicture(app.system, { bytes: Buffer.from('%PDF-1.7\n'), fileName: 'Bestemmingsplan haven.pdf' });
  const ofFile = { target: `file:${guid}`, kind: 'file', title: 'Bestemmingsplan haven.pdf' };
  expect(await find(admin, { q: 'plan haven' })).toMatchObject([ofFile]);
  expect(await find(admin, { target: `file:${guid}` })).toMatchObject([ofFile]);
  expect(await find(editor, { q: 'plan haven' })).toEqual([]);
});

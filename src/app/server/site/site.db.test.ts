import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBlock } from '#domains/documents/server/index.ts';
import { createListItem, publishListItem } from '#domains/list-items/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage, restrictPage, unpublishPage } from '#domains/pages/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { recordStatements } from '../../../../tests/support/statements.ts';
import { testApp, type Client, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let page: string;
const role = '5b0f1f8e-1111-4222-8333-444455556666';

beforeAll(async () => {
  app = await testApp({ PAGE_CACHE: 'off' });
  await app.withHomePage();
  page = await createPage(app.system);
  await createPage(app.system, { texts: { nl: { title: 'Contact', segment: 'contact' } }, published: ['nl'] });
  admin = await app.signedIn({ isAdmin: true });
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

const menuOf = (client: Client, lang = 'nl') => client.send('POST', `/api/menus:withName?lang=${lang}`, { name: 'Top level menu' });

async function publishItem(): Promise<void> {
  const texts = { nl: { title: 'Bericht', description: '' } };
  await publishListItem(app.system, await createListItem(app.system, { type: 'news', parentGuids: [], texts }), 'nl');
}

/** What somebody gets to see that is made of the site in memory. */
async function shown(visitor: Client, manager: Client): Promise<unknown[]> {
  const pages = await Promise.all(['/', '/over-ons', '/en/about-us', '/contact', '/contact/nieuw'].map((path) => visitor.get(path)));
  const menus = [await menuOf(visitor), await menuOf(visitor, 'en'), await menuOf(manager)];
  return [...pages.map(({ statusCode, body }) => [statusCode, body.replace(/[0-9a-f-]{36}/g, 'guid')]), ...menus.map(({ body }) => body)];
}

const changes: [string, () => Promise<unknown>][] = [
  ['an item is published', publishItem],
  ['a page is unpublished in one language', () => unpublishPage(app.system, page, 'en')],
  ['a page is closed', () => restrictPage(app.system, page, [role])],
  ['a page is opened again', () => restrictPage(app.system, page, [])],
  ['a page is published again', () => publishPage(app.system, page, 'en')],
  ['a setting changes', () => updateSetting(app.system, 'platformName', { nl: 'Anders', en: 'Otherwise' })],
  [
    'a page gets a list',
    async () => {
      const list = {
        documentGuid: page,
        type: 'list',
        layoutPosition: 'main',
        sortId: 5,
        options: {},
        content: { nl: { heading: 'Nieuws' } },
      };
      await insertBlock(app.db, { ...list, layoutPosition: 'main' });
      await publishPage(app.system, page, 'nl');
    },
  ],
  [
    'a place is added to the menu',
    async () => {
      const { guid } = await app.db.selectFrom('menuItem').select('guid').where('pageGuid', '<>', page).executeTakeFirstOrThrow();
      const texts = { nl: { name: 'Nieuw', urlSegment: 'nieuw' } };
      await insertMenuItem(app.db, { parentGuid: guid, position: 0, externalUrl: 'https://www.overheid.nl/', texts });
    },
  ],
  [
    'a page is thrown away',
    async () => {
      await app.ownerDb.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', page).execute();
      await app.system.transact((tx) =>
        app.system.record(tx, { type: 'document.unpublished', subjectGuid: page, details: { language: 'nl' }, isPublic: true }),
      );
    },
  ],
  ['several things at once', async () => void (await Promise.all([publishItem(), updateSetting(app.system, 'showFooter', false)]))],
  ['something that nobody told', () => raiseContentVersion(app.db)],
];

test.each(changes)('after %s, who followed step by step shows the same as who reads everything', async (_, change) => {
  await shown(app.visitor, admin);
  await change();
  await app.server.contentVersion.refresh();
  const fresh = await app.secondInstance();
  expect(await shown(app.visitor, admin)).toEqual(await shown(fresh.visitor, fresh.as(admin)));
});

test('after the publication of an item nobody waits until menu, pages and footers are read again', async () => {
  await shown(app.visitor, admin);
  await publishItem();
  await app.server.contentVersion.refresh();
  const statements = recordStatements(app.database.pool);
  await menuOf(app.visitor);
  expect(statements.filter((statement) => /menu_item|setting|asset/.test(statement))).toEqual([]);
});

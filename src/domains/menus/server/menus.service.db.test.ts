import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import { insertMenuItem } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
});
afterAll(() => app.close());

const someRole = '5b0f1f8e-1111-4222-8333-444455556666';

async function askMenu(client: Client, lang = 'nl') {
  // What the test wrote past the services is seen as well.
  await raiseContentVersion(app.db);
  await app.server.contentVersion.refresh();
  return client.send('POST', `/api/menus:withName?lang=${lang}`, { name: 'Top level menu' });
}

interface Item {
  name: string;
  relatedMenuItems: Item[];
}
const namesOf = (items: Item[]): unknown[] =>
  items.map(({ name, relatedMenuItems }) => (relatedMenuItems.length > 0 ? [name, namesOf(relatedMenuItems)] : name));

async function menuNames(client: Client, lang?: string) {
  return namesOf((await askMenu(client, lang)).json<{ topLevelMenu: { menuItems: Item[] } }>().topLevelMenu.menuItems);
}

test('R7.29 R3.29 R3.30 R3.31 the menu comes with its places, what they lead to and what is below them', async () => {
  const guid = await createPage(app.system);
  const parent = await app.db.selectFrom('menuItem').select('guid').executeTakeFirstOrThrow();
  await insertMenuItem(app.db, {
    parentGuid: parent.guid,
    position: 0,
    externalUrl: 'https://www.overheid.nl/',
    texts: { nl: { name: 'Overheid', urlSegment: 'overheid' } },
  });
  const answer = await askMenu(app.visitor);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    topLevelMenu: {
      name: 'Top level menu',
      menuItems: [
        {
          guid: parent.guid,
          name: 'Over ons',
          urlSegment: 'over-ons',
          pageGuid: guid,
          pageName: 'Over ons',
          pageIsPublished: true,
          externalUrl: null,
          language: 'nl',
          relatedMenuItems: [
            expect.objectContaining({ name: 'Overheid', pageGuid: null, pageName: null, externalUrl: 'https://www.overheid.nl/' }),
          ],
        },
      ],
    },
  });
  expect((await askMenu(app.visitor, 'en')).json()).toMatchObject({
    topLevelMenu: { menuItems: [{ name: 'About us', urlSegment: 'about-us', relatedMenuItems: [{ name: 'Overheid', language: 'nl' }] }] },
  });
});

test('a page that a reader may not see has no name, no guid and nothing below it in their menu', async () => {
  await createPage(app.system, { texts: { nl: { title: 'Open', segment: 'open' } }, published: ['nl'] });
  const draft = await createPage(app.system, { texts: { nl: { title: 'Concept', segment: 'concept' } }, published: [] });
  await createPage(app.system, { texts: { nl: { title: 'Besloten', segment: 'besloten' } }, published: ['nl'], roleIds: [someRole] });
  const { guid: parentGuid } = await app.db.selectFrom('menuItem').select('guid').where('pageGuid', '=', draft).executeTakeFirstOrThrow();
  await insertMenuItem(app.db, { parentGuid, position: 0, externalUrl: 'https://x.nl', texts: { nl: { name: 'Onder', urlSegment: 'o' } } });

  expect(await menuNames(app.visitor)).toEqual(['Open']);
  expect(await menuNames(await app.signedIn())).toEqual(['Open']);
  expect(await menuNames(await app.signedIn({ isContentManager: true }))).toEqual(['Open']);
  expect(await menuNames(await app.signedIn({ isAdmin: true }))).toEqual(['Open', ['Concept', ['Onder']], 'Besloten']);
  expect((await askMenu(app.visitor)).body).not.toContain(draft);
});

test('a page in English alone is not in the Dutch menu, one in Dutch alone is in both', async () => {
  await createPage(app.system, {
    texts: { nl: { title: 'Engels', segment: 'engels' }, en: { title: 'English', segment: 'english' } },
    published: ['en'],
  });
  await createPage(app.system, { texts: { nl: { title: 'Nederlands', segment: 'nederlands' } }, published: ['nl'] });
  expect(await menuNames(app.visitor)).toEqual(['Nederlands']);
  expect(await menuNames(app.visitor, 'en')).toEqual(['English', 'Nederlands']);
});

test('a heading is there as long as something below it is', async () => {
  const heading = await insertMenuItem(app.db, { parentGuid: null, position: 5, texts: { nl: { name: 'Kop', urlSegment: 'kop' } } });
  expect(await menuNames(app.visitor)).toEqual([]);
  await insertMenuItem(app.db, {
    parentGuid: heading,
    position: 0,
    externalUrl: 'https://x.nl',
    texts: { nl: { name: 'Weg', urlSegment: 'w' } },
  });
  expect(await menuNames(app.visitor)).toEqual([['Kop', ['Weg']]]);
});

test('content managers also get both languages; another name is no menu', async () => {
  await createPage(app.system);
  const manager = await app.signedIn({ isContentManager: true });
  expect((await askMenu(manager)).json()).toMatchObject({
    topLevelMenu: { menuItems: [{ languages: { nl: { name: 'Over ons' }, en: { urlSegment: 'about-us' } } }] },
  });
  expect((await app.visitor.send('POST', '/api/menus:withName', { name: 'Footer' })).statusCode).toBe(404);
  expect((await app.visitor.send('POST', '/api/menus:withName', {})).statusCode).toBe(400);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { accordionBlock } from '#domains/blocks/model/types/accordion-block.ts';
import { insertBlock } from '#domains/documents/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import { publishPage } from './index.ts';

let app: TestApp;
let admin: Client;
let page: string;
let block: string;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system);
  const { options, content } = accordionBlock.sample;
  block = await insertBlock(app.db, { documentGuid: page, type: 'accordion', layoutPosition: 'main', sortId: 1, options, content });
  await publishPage(app.system, page, 'nl');
});
afterAll(() => app.close());

const [first, second, third, fourth] = accordionBlock.sample.options.items.map(({ guid }) => guid);

const saveOptions = (options: object) => admin.send('POST', `/api/buildingblockinstance/${block}/options`, options, { 'if-match': '"1"' });

async function optionsAsRead() {
  const answer = await app.visitor.get(`/api/pages/${page}?lang=nl`);
  const { buildingBlockInstances } = answer.json<{ page: { buildingBlockInstances: { guid: string; options: object }[] } }>().page;
  return buildingBlockInstances.find(({ guid }) => guid === block)?.options;
}

test('R3.19 R3.20 a page tells the order of what its blocks repeat, and a block is the same in every answer', async () => {
  const options = await optionsAsRead();
  expect(options).toMatchObject({
    sortOrder: [first, second, third, fourth],
    nestedSortOrder: { root: [first, second], [second ?? '']: [third, fourth] },
  });
  const query = { IncludeBbis: true, FilterBbisByBuildingBlocks: ['accordion'] };
  const listed = (await app.visitor.send('POST', '/api/pages?lang=nl', query)).json<{ buildingBlockInstances: object[] }[]>();
  const named = (await app.visitor.send('POST', '/api/pages:withName?lang=nl', { name: 'Over ons' })).json<{
    buildingBlockInstances: object[];
  }>();
  expect(listed).toMatchObject([{ buildingBlockInstances: [{ guid: block, options }] }]);
  expect(named.buildingBlockInstances).toContainEqual(expect.objectContaining({ guid: block, options }));
});

test('R3.19 R3.20 an order that is written is read after publishing, and is stored once', async () => {
  const nestedSortOrder = { root: [second, first], [first ?? '']: [fourth, third] };
  const answer = await saveOptions({ nestedSortOrder });
  expect(answer.statusCode).toBe(200);
  const stored = await app.db.selectFrom('block').select('options').where('guid', '=', block).executeTakeFirstOrThrow();
  expect(Object.keys(stored.options as object).toSorted()).toEqual(['background', 'items']);
  await publishPage(app.system, page, 'nl');
  expect(await optionsAsRead()).toMatchObject({ nestedSortOrder, sortOrder: [second, first, fourth, third] });
});

test('R1.05 what is taken out of a block is gone with the publication: from the page, from search, and with it the files only it had', async () => {
  const picture = await createPicture(app.system);
  const marks = [{ type: 'link', attrs: { href: `file:${picture.guid}` } }];
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Kabeljauwlijst', marks }] }] };
  const { heading, items } = accordionBlock.sample.content.nl;
  const content = { heading, items: { ...items, [first ?? '']: { title: 'Vertrouwelijk', text } } };
  await admin.send('PUT', `/api/buildingblockinstance/${block}/content?lang=nl`, { content }, { 'if-match': '"1"' });
  const publish = async () => {
    await publishPage(app.system, page, 'nl');
    await app.server.contentVersion.refresh();
  };
  const find = async () => (await app.visitor.get('/api/search?q=kabeljauwlijst&lang=nl')).json<{ total: number }>().total;
  const draftUses = async () =>
    (await app.db.selectFrom('documentReference').select('targetGuid').where('isDraft', '=', true).execute()).map((row) => row.targetGuid);
  await publish();
  expect(await find()).toBe(1);
  expect((await app.visitor.get(`/a/${picture.guid}`)).statusCode).toBe(200);
  expect(await draftUses()).toContain(picture.guid);

  await saveOptions({ items: accordionBlock.sample.options.items.filter(({ guid }) => guid !== first) });
  expect(await draftUses()).not.toContain(picture.guid);
  await publish();
  const { body } = await app.visitor.get(`/api/pages/${page}?lang=nl`);
  expect(body).toContain('Wat kost het?');
  expect(body).not.toMatch(/Vertrouwelijk|Kabeljauwlijst/);
  expect(await find()).toBe(0);
  expect((await app.visitor.get(`/a/${picture.guid}`)).statusCode).toBe(404);

  // The draft still has the words: an entry that is put back says what it said.
  const { items: all } = accordionBlock.sample.options;
  await admin.send('POST', `/api/buildingblockinstance/${block}/options`, { items: all }, { 'if-match': '"2"' });
  await publish();
  expect((await app.visitor.get(`/api/pages/${page}?lang=nl`)).body).toContain('Vertrouwelijk');
});

test('an order that is none is refused with its place', async () => {
  const answer = await saveOptions({ nestedSortOrder: 'no' });
  expect(answer.statusCode).toBe(422);
});

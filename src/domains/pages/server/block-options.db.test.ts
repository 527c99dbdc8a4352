import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

test('R3.19 R3.20 a page tells the order of what its blocks repeat', async () => {
  expect(await optionsAsRead()).toMatchObject({
    sortOrder: [first, second, third, fourth],
    nestedSortOrder: { root: [first, second], [second ?? '']: [third, fourth] },
  });
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

test('an order that is none is refused with its place', async () => {
  const answer = await saveOptions({ nestedSortOrder: 'no' });
  expect(answer.statusCode).toBe(422);
});

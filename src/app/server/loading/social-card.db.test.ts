import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture, drawing } from '#domains/assets/testing/asset-factory.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let list: string;
beforeAll(async () => {
  app = await testApp();
  ({ list } = await createListPage(app.system));
});
afterAll(() => app.close());

test.each([
  ['1200 by 600 of a large picture', drawing(1600, 1200), [1200, 600]],
  ['as large as can be of a small one', drawing(500, 600), [500, 250]],
])('the card of an item says how large its picture really is: %s', async (_, picture, size) => {
  const { guid: asset } = await createPicture(app.system, { bytes: await picture.jpeg().toBuffer() });
  const guid = await createItem(app.system, list, { fields: { picture: { asset } } });
  await app.server.contentVersion.refresh();
  const { body } = await app.visitor.get(`/nieuws/i/${guid}/molen-draait-weer`);
  const told = (name: string) => body.match(`<meta property="${name}" content="([^"]*)"`)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search } = new URL(told('og:image'));
  const card = await app.visitor.get(pathname + search, { accept: 'image/avif,image/webp,*/*' });
  expect(card.headers['content-type'], 'what every program that shows cards can read').toBe('image/jpeg');
  const { format, width, height } = await sharp(card.rawPayload).metadata();
  expect(format).toBe('jpeg');
  expect([width, height]).toEqual(size);
  expect([told('og:image:width'), told('og:image:height')].map(Number)).toEqual(size);
});

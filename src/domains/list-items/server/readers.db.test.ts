import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restrictPage } from '#domains/pages/server/index.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createItem, createListPage } from '../testing/list-factory.ts';
import { restrictListItem } from './index.ts';

let app: TestApp;
let role: string;
let otherRole: string;
beforeAll(async () => {
  app = await testApp();
  [role, otherRole] = [await newRole(app), await newRole(app)];
});
afterAll(() => app.close());

const statusOf = async (item: string) => (await app.visitor.get(`/api/listitem/${item}`)).statusCode;

async function readersOf(guid: string): Promise<string[]> {
  return (await app.db.selectFrom('document').select('roleIds').where('guid', '=', guid).executeTakeFirstOrThrow()).roleIds;
}

test('A4 R1.08 restricting a page restricts the items that stand only there, and opening it opens them', async () => {
  const [closed, open] = [
    await createListPage(app.system, { segment: randomUUID() }),
    await createListPage(app.system, { segment: randomUUID() }),
  ];
  const item = await createItem(app.system, closed.list, { title: 'Windmolenpark' });
  const elsewhereToo = await createItem(app.system, [closed.list, open.list]);
  const withOwnReaders = await createItem(app.system, closed.list);
  await restrictListItem(app.system, withOwnReaders, [otherRole]);

  await restrictPage(app.system, closed.page, [role]);
  expect(await statusOf(item)).toBe(401);
  expect(await statusOf(elsewhereToo)).toBe(200);
  expect(await readersOf(withOwnReaders)).toEqual([otherRole]);
  const found = await app.visitor.get('/api/search?q=windmolenpark');
  expect(found.json<{ total: number }>().total).toBe(0);

  const later = await createItem(app.system, closed.list);
  expect(await statusOf(later)).toBe(401);

  await restrictPage(app.system, closed.page, []);
  expect(await statusOf(item)).toBe(200);
  expect(await statusOf(later)).toBe(200);
  expect(await readersOf(withOwnReaders)).toEqual([otherRole]);
  const { totalNumberOfItems } = (await app.visitor.get(`/api/listitem/list/${closed.list}/meta`)).json<{ totalNumberOfItems: number }>();
  expect(totalNumberOfItems).toBe(3);
});

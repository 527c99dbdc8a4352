import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { insertBlock } from '#domains/documents/server/index.ts';
import { createItem } from '#domains/list-items/testing/list-factory.ts';
import { publishPage, restrictPage } from '#domains/pages/server/index.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { insertPageOfBlocks } from '../../../../tests/support/page-of-blocks.ts';
import { isPoll, recordStatements } from '../../../../tests/support/statements.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await testApp({ PAGE_CACHE: 'off' });
  for (const count of [2, 40]) await insertPageOfBlocks(app.system, { segment: `blokken-${count}`, count });
  await app.server.contentVersion.refresh();
  statements = recordStatements(app.database.pool);
});
afterAll(() => app.close());

async function statementsFor(client: Client, path: string): Promise<number> {
  statements.length = 0;
  expect((await client.get(path)).statusCode).toBe(200);
  return statements.filter((statement) => !isPoll(statement)).length;
}

test('a page takes at most four statements, the first time too and however many blocks it has', async () => {
  await statementsFor(app.visitor, '/login');
  for (const path of ['/blokken-2', '/blokken-40', '/en/blokken-40']) {
    expect(await statementsFor(app.visitor, path)).toBeLessThanOrEqual(4);
    expect(await statementsFor(app.visitor, path)).toBe(0);
  }
});

test('what visitors were shown of a page without a question is not shown after it was closed to them', async () => {
  const page = await insertPageOfBlocks(app.system, { segment: 'besloten', count: 2 });
  await app.server.contentVersion.refresh();
  await statementsFor(app.visitor, '/besloten');
  expect(await statementsFor(app.visitor, '/besloten')).toBe(0);
  await restrictPage(app.system, page, [builtInRoleGuid.User]);
  await app.server.contentVersion.refresh();
  expect((await app.visitor.get('/besloten')).statusCode).toBe(401);
});

test('a page of twenty blocks and two lists with pictures takes at most four statements as well', async () => {
  const page = await insertPageOfBlocks(app.system, { segment: 'lijsten', count: 20 });
  const { guid: asset } = await createPicture(app.system);
  for (const sortId of [20, 21]) {
    const block = { documentGuid: page, type: 'list', layoutPosition: 'main', sortId, options: { defaultItemsPerPage: 5 } } as const;
    const list = await insertBlock(app.db, { ...block, content: { nl: { heading: 'Nieuws' } } });
    for (let number = 0; number < 3; number++) await createItem(app.system, list, { fields: { picture: { asset } } });
  }
  await publishPage(app.system, page, 'nl');
  await app.server.contentVersion.refresh();
  await statementsFor(app.visitor, '/login');
  expect(await statementsFor(app.visitor, '/lijsten')).toBeLessThanOrEqual(4);
  expect(await statementsFor(app.visitor, '/lijsten')).toBeLessThanOrEqual(4);
});

test('also for somebody who is signed in', async () => {
  const person = await app.signedIn();
  await statementsFor(person, '/blokken-40');
  expect(await statementsFor(person, '/blokken-40')).toBeLessThanOrEqual(4);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBlock, insertDocument, listPicturesOf } from '#domains/documents/server/index.ts';
import type { Language } from '#platform/shared/language.ts';
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { listPageGuids } from './page-index.queries.ts';

let database: TestDatabase;
const pages: Record<string, string> = {};

/** Who edits every page. */
const everything = { seesAll: true, roleIds: [], editRoleIds: [] };

const titled = (title: string) => ({ title, description: '' });

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  pages['both'] = await insertDocument(db, { texts: { nl: titled('Zwembad'), en: titled('Bath') } });
  pages['dutch'] = await insertDocument(db, { texts: { nl: titled('één loket') } });
  pages['english'] = await insertDocument(db, { texts: { en: titled('Market') } });
  await insertDocument(db, { kind: 'template', texts: { nl: titled('Aankondiging') } });
});
afterAll(() => database.close());

async function listed(language: Language, q = '', atAddress: string[] = []): Promise<{ names: (string | undefined)[]; total: number }> {
  const { guids, total } = await listPageGuids(database.db, everything, { q, atAddress, language, limit: 25, offset: 0 });
  const names = guids.map((guid) => Object.keys(pages).find((name) => pages[name] === guid));
  return { names, total };
}

test('pages stand by the title in the asked language, and by the other one where there is none', async () => {
  expect(await listed('nl')).toEqual({ names: ['dutch', 'english', 'both'], total: 3 });
  expect(await listed('en')).toEqual({ names: ['both', 'dutch', 'english'], total: 3 });
});

test('a page is found by a part of either title, by its own address and by one that was looked up', async () => {
  expect(await listed('nl', 'bath')).toEqual({ names: ['both'], total: 1 });
  expect((await listed('nl', 'MARK')).names).toEqual(['english']);
  expect((await listed('nl', `/g/${pages['dutch']}`)).names).toEqual(['dutch']);
  expect((await listed('nl', 'nergens', [pages['english'] ?? ''])).names).toEqual(['english']);
  expect(await listed('nl', 'aankondiging')).toEqual({ names: [], total: 0 });
});

test('words without a title of their own move nothing', async () => {
  const words = { documentGuid: pages['dutch'] ?? '', language: 'en' as const };
  await database.ownerDb.insertInto('documentLanguage').values(words).execute();
  expect((await listed('en')).names).toEqual(['both', 'dutch', 'english']);
  await database.ownerDb
    .deleteFrom('documentLanguage')
    .where('documentGuid', '=', words.documentGuid)
    .where('language', '=', 'en')
    .execute();
});

test('a page that gets another title, or loses one, stands elsewhere from then on', async () => {
  const words = database.ownerDb;
  await words
    .updateTable('documentLanguage')
    .set({ title: 'Aanmelden' })
    .where('documentGuid', '=', pages['both'] ?? '')
    .execute();
  expect((await listed('nl')).names).toEqual(['both', 'dutch', 'english']);
  await words
    .insertInto('documentLanguage')
    .values({ documentGuid: pages['english'] ?? '', language: 'nl', title: 'Borrel' })
    .execute();
  expect((await listed('nl')).names).toEqual(['both', 'english', 'dutch']);
  await words.deleteFrom('documentLanguage').where('title', '=', 'Borrel').execute();
  expect((await listed('nl')).names).toEqual(['both', 'dutch', 'english']);
});

test('a page that was removed is neither shown nor counted', async () => {
  await database.ownerDb
    .updateTable('document')
    .set({ deletedOn: new Date() })
    .where('guid', '=', pages['dutch'] ?? '')
    .execute();
  expect(await listed('nl')).toEqual({ names: ['both', 'english'], total: 2 });
});

test('a page is known by the picture above it, or else by the first that stands in it', async () => {
  const { db } = database;
  const [above, first, second] = [randomUUID(), randomUUID(), randomUUID()];
  const pageCalled = (title: string, options: Record<string, unknown>) => insertDocument(db, { texts: { nl: titled(title) }, options });
  const headed = await pageCalled('Met kop', { headerImage: { asset: above, alt: { nl: 'Haven' } } });
  const inside = await pageCalled('Met foto', {});
  const odd = JSON.stringify({ headerImage: { asset: 'haven.jpg' } });
  await database.ownerDb.updateTable('document').set({ options: odd }).where('guid', '=', inside).execute();
  const plain = await pageCalled('Zonder', {});
  const addPicture = (documentGuid: string, sortId: number, asset: string) =>
    insertBlock(db, { documentGuid, type: 'image', layoutPosition: 'main', sortId, options: { picture: { asset } }, content: {} });
  await addPicture(headed, 0, first);
  await addPicture(inside, 2, second);
  await addPicture(inside, 1, first);
  const pictures = await listPicturesOf(db, [headed, inside, plain]);
  expect(Object.fromEntries(pictures.map(({ documentGuid, asset }) => [documentGuid, asset]))).toEqual({
    [headed]: above,
    [inside]: first,
  });
});

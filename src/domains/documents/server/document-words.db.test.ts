import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishListItem } from '#domains/list-items/server/index.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { publishPage, unpublishPage } from '#domains/pages/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import { insertBlock, insertDocument, listDocumentStates } from './index.ts';
import { readSnapshots } from './snapshots.service.ts';

type Lang = 'nl' | 'en';

let app: TestApp;
let admin: Client;
let page: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, {
    texts: { nl: { title: 'Bruggen', segment: 'bruggen' } },
    words: { nl: 'Over water.' },
    published: ['nl'],
  });
});

const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

async function firstBlockOf(document: string): Promise<string> {
  return (await app.db.selectFrom('block').select('guid').where('documentGuid', '=', document).executeTakeFirstOrThrow()).guid;
}

/** The first words of a document in English: those of a block. */
async function translateBlock(document = page): Promise<void> {
  const path = `/api/buildingblockinstance/${await firstBlockOf(document)}/content?lang=en`;
  const answer = await admin.send('PUT', path, { content: { text: paragraph('Across the water.') } }, { 'if-match': '"0"' });
  expect(answer.statusCode).toBe(200);
}

function rowOf(document: string, language: Lang) {
  return app.db
    .selectFrom('documentLanguage')
    .select(['title', 'description', 'fields', 'snapshot', 'card', 'isPublished'])
    .where('documentGuid', '=', document)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
}

async function write(document: string, language: Lang, words: { title?: string; description?: string }): Promise<void> {
  await app.db.updateTable('documentLanguage').set(words).where('documentGuid', '=', document).where('language', '=', language).execute();
}

async function asRead(path: string): Promise<string> {
  await app.server.contentVersion.refresh();
  const answer = await app.visitor.get(path);
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe('a page that nobody gave an English title', () => {
  test('gets none from the first English words in it', async () => {
    await translateBlock();
    expect(await rowOf(page, 'en')).toMatchObject({ title: null, description: null, fields: {} });
    const draft = (await admin.get(`/api/pages/${page}/draft?lang=en`)).json<object>();
    expect(draft).toMatchObject({ title: 'Bruggen', description: 'Bruggen, kort', fallback: ['title', 'description'], hasChanges: true });
    expect((await admin.get(`/api/pages/${page}/draft?lang=nl`)).json<object>()).toMatchObject({ title: 'Bruggen', fallback: [] });
  });

  test('is gone with the Dutch publication, for who knew of it a moment ago too', async () => {
    await translateBlock();
    await publishPage(app.system, page, 'en');
    const state = (await listDocumentStates(app.db, 'page')).find(({ guid }) => guid === page);
    expect(state?.published).toMatchObject({ nl: { description: 'Bruggen, kort' }, en: { description: '' } });
    const publishedOn = state?.published.en?.publishedOn ?? '';
    const known = { guid: page, language: 'en' as const, publishedOn, dutchPublishedOn: state?.published.nl?.publishedOn };
    expect(await readSnapshots(app.system, [known])).toMatchObject([{ title: 'Bruggen' }]);
    await app.db.updateTable('documentLanguage').set({ snapshot: null, isPublished: false }).where('language', '=', 'nl').execute();
    expect(await readSnapshots(app.system, [known])).toEqual([undefined]);
  });

  test('is published without one, and shows the Dutch one with its language', async () => {
    await translateBlock();
    await publishPage(app.system, page, 'en');
    const { snapshot } = await rowOf(page, 'en');
    expect(snapshot).toMatchObject({ title: null, description: null });
    expect(JSON.stringify(snapshot)).not.toContain('Bruggen');
    const body = await asRead('/en/bruggen');
    expect(body).toContain('Across the water.');
    expect(body).toMatch(/<title lang="nl">Bruggen/);
    expect(body).toMatch(/<h1[^>]* lang="nl"[^>]*>Bruggen</);
    expect(await asRead('/bruggen')).not.toMatch(/<(title|h1)[^>]* lang=/);
  });

  test('follows the Dutch publication, and never a Dutch draft', async () => {
    await translateBlock();
    await publishPage(app.system, page, 'en');
    await write(page, 'nl', { title: 'Sluizen', description: 'Over sluizen' });
    await publishPage(app.system, page, 'en');
    expect(await asRead('/en/bruggen')).toMatch(/<h1[^>]*>Bruggen</);
    await publishPage(app.system, page, 'nl');
    const body = await asRead('/en/bruggen');
    expect(body).toMatch(/<h1[^>]* lang="nl"[^>]*>Sluizen</);
    expect(body).toContain('content="Over sluizen"');
    expect((await rowOf(page, 'en')).card).toMatchObject({
      title: 'Sluizen',
      description: 'Over sluizen',
      fallback: ['title', 'description'],
    });
  });

  test('has its own from the moment it is published with one, whatever Dutch becomes', async () => {
    await translateBlock();
    await write(page, 'en', { title: 'Bridges', description: '' });
    await publishPage(app.system, page, 'en');
    await write(page, 'nl', { title: 'Sluizen', description: 'Over sluizen' });
    await publishPage(app.system, page, 'nl');
    const body = await asRead('/en/bruggen');
    expect(body).toMatch(/<title>Bridges/);
    expect(body).toMatch(/<h1(?![^>]*lang=)[^>]*>Bridges</);
    // Empty is meant to be empty.
    expect(body).not.toContain('Over sluizen');
    expect((await rowOf(page, 'en')).card).toMatchObject({ title: 'Bridges', description: '', fallback: [] });
  });

  test('is not published in English alone, and leaves the site with the Dutch publication', async () => {
    await translateBlock();
    await publishPage(app.system, page, 'en');
    await unpublishPage(app.system, page, 'nl');
    expect(await rowOf(page, 'en')).toMatchObject({ isPublished: false });
    await expect(publishPage(app.system, page, 'en')).rejects.toMatchObject({ code: 'document.title_missing', status: 422 });
    await publishPage(app.system, page, 'nl');
    await publishPage(app.system, page, 'en');
    expect(await asRead('/en/bruggen')).toMatch(/<h1[^>]*>Bruggen</);
  });

  test('with a title of its own it stays when the Dutch publication goes, without what that lent it', async () => {
    await translateBlock();
    await write(page, 'en', { title: 'Bridges' });
    await publishPage(app.system, page, 'en');
    expect(await asRead('/en/bruggen')).toContain('content="Bruggen, kort"');
    await unpublishPage(app.system, page, 'nl');
    expect(await rowOf(page, 'en')).toMatchObject({ isPublished: true, card: { title: 'Bridges', description: '', fallback: [] } });
    expect(await asRead('/en/bruggen')).not.toContain('Bruggen, kort');
  });

  test('is found by its Dutch title, as Dutch', async () => {
    await translateBlock();
    await publishPage(app.system, page, 'en');
    const { rows } = await sql<{ title: string; lexemes: string; words: string[] }>`
      select title, title_lexemes::text as lexemes, words from search_document
      where document_guid = ${page} and language = 'en'`.execute(app.db);
    expect(rows[0]).toMatchObject({ title: 'Bruggen', lexemes: expect.stringContaining("'brugg'") });
    expect(rows[0]?.words).not.toContain('bruggen');
    const found = (await app.visitor.get('/api/search?q=bruggen&lang=en')).json<{ results: object[] }>();
    expect(found.results).toMatchObject([{ guid: page, title: 'Bruggen', language: 'en', titleLanguage: 'nl' }]);
    expect((await app.visitor.get('/api/search?q=water&lang=en')).json<{ results: object[] }>().results).toHaveLength(1);
  });

  test('has a name wherever it is named', async () => {
    await translateBlock();
    await publishPage(app.system, page, 'en');
    const index = (await admin.get('/api/pages:index?lang=en')).json<{ items: { languages: Record<Lang, object> }[] }>();
    expect(index.items[0]?.languages.en).toMatchObject({ title: 'Bruggen', state: 'published' });
    const pages = (await app.visitor.send('POST', '/api/pages?lang=en', {})).json<object[]>();
    expect(pages).toMatchObject([{ title: 'Bruggen', language: 'en' }]);
  });
});

test('an item without an English title stands in English lists under its Dutch one, also after that changed', async () => {
  const { list } = await createListPage(app.system);
  const words = { title: 'Havenfeest', description: 'Op de kade', words: { place: 'De kade' } };
  const item = await createItem(app.system, list, { type: 'event', texts: { nl: words }, published: ['nl'] });
  await translateBlock(item);
  await publishListItem(app.system, item, 'en');
  const listed = async () => (await app.visitor.send('POST', `/api/listitem/list/${list}?lang=en`, {})).json<object[]>();
  expect(JSON.stringify(await listed())).toContain('Havenfeest');
  expect(await asRead('/en/nieuws')).toMatch(/<a [^>]*lang="nl"[^>]*>Havenfeest</);

  await write(item, 'nl', { title: 'Kadefeest' });
  await publishListItem(app.system, item, 'nl');
  const answer = JSON.stringify(await listed());
  expect(answer).toContain('Kadefeest');
  expect(answer).toContain('De kade');
  expect(await asRead('/en/nieuws')).toMatch(/<a [^>]*lang="nl"[^>]*>Kadefeest</);
  const detail = (await app.visitor.get(`/api/listitem/${item}?lang=en`)).json<object>();
  expect(detail).toMatchObject({ title: 'Kadefeest', titles: { en: 'Kadefeest' }, fallback: ['title', 'description', 'fields.place'] });
  const itemPage = await asRead(`/en/nieuws/i/${item}/kadefeest`);
  expect(itemPage.match(/lang="nl"[^>]*>(<[^>]*>)*Kadefeest/g)?.length).toBeGreaterThanOrEqual(3);
  const entry = app.db.selectFrom('listEntry').select('title').where('itemGuid', '=', item).where('language', '=', 'en');
  expect(await entry.execute()).toEqual([{ title: 'Kadefeest' }]);
});

test('nothing stands in for Dutch: what began in English is called as it is there, and has no other words of it', async () => {
  const english = await insertDocument(app.db, { texts: { en: { title: 'Only in English', description: 'Not for Dutch readers' } } });
  const content = { en: { text: paragraph('English words.') } };
  const block = await insertBlock(app.db, { documentGuid: english, type: 'text', layoutPosition: 'main', sortId: 0, options: {}, content });
  await publishPage(app.system, english, 'en');
  const path = `/api/buildingblockinstance/${block}/content?lang=nl`;
  const answer = await admin.send('PUT', path, { content: { text: paragraph('Nederlandse woorden.') } }, { 'if-match': '"0"' });
  expect(answer.statusCode).toBe(200);
  expect(await rowOf(english, 'nl')).toMatchObject({ title: 'Only in English', description: null });
  const untitled = app.db
    .updateTable('documentLanguage')
    .set({ title: null })
    .where('documentGuid', '=', english)
    .where('language', '=', 'nl');
  await expect(untitled.execute()).rejects.toThrow('document_language_dutch_title');
});

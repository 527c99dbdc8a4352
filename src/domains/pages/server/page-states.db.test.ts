import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDocument } from '#domains/documents/server/index.ts';
import { changeDescription } from '#domains/documents/testing/changed-draft.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { pageLanguageStates, type PageIndexEntry, type StateCounts } from '../model/page-index.contract.ts';
import { createPage } from '../testing/page-factory.ts';

let app: TestApp;
let admin: SignedInClient;

interface Part {
  items: PageIndexEntry[];
  total: number;
  counts: StateCounts;
}

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true, firstName: 'Noor', middleName: 'van der', lastName: 'Haven' });
  const both = (title: string) => ({ nl: { title, segment: title }, en: { title, segment: title } });
  for (const name of ['a', 'b', 'c']) await createPage(app.system, { texts: both(`${name}-overal`), published: ['nl', 'en'] });
  for (const name of ['d', 'e']) await createPage(app.system, { texts: both(`${name}-half`), published: ['nl'] });
  await createPage(app.system, { texts: { nl: { title: 'f-nederlands', segment: 'f' } }, published: ['nl'] });
  await insertDocument(app.db, { texts: { nl: { title: 'g-concept', description: '' } } });
  for (const name of ['h', 'i']) {
    const guid = await createPage(app.system, { texts: both(`${name}-gewijzigd`), published: ['nl', 'en'] });
    await changeDescription(app.db, guid);
  }
});
afterAll(() => app.close());

const ask = async (query: string, client = admin) => (await client.get(`/api/pages:index?lang=nl&${query}`)).json<Part>();

test.each(pageLanguageStates)('the index leaves the pages that are %s in one of their languages, and counts them all', async (state) => {
  const all = await ask('itemCount=500');
  const expected = all.items.filter(({ languages }) => languages.nl.state === state || languages.en.state === state);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(all.total);

  // A page at a time they are the same ones in the same order, and each part knows how many there are.
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(expected.length / 2); page++) {
    const part = await ask(`state=${state}&itemCount=2&page=${page}`);
    expect(part.total).toBe(expected.length);
    found.push(...part.items.map(({ guid }) => guid));
  }
  expect(found).toEqual(expected.map(({ guid }) => guid));
  // Whatever is asked for, each state tells how many it would leave.
  for (const part of [all, await ask('state=missing&itemCount=1')]) expect(part.counts[state]).toBe(expected.length);
  expect(await ask(`state=${state}&itemCount=2&page=99`)).toMatchObject({ items: [], total: expected.length });
});

test('what is sought and how far it is narrow the index together', async () => {
  const { items, total } = await ask('state=changed&q=h-gew');
  expect(items.map(({ languages }) => languages.nl.title)).toEqual(['h-gewijzigd']);
  expect(total).toBe(1);
  expect((await ask('q=h-gew')).counts).toEqual({ published: 0, changed: 1, draft: 0, missing: 0 });
  expect((await ask('q=nergens te vinden')).counts).toEqual({ published: 0, changed: 0, draft: 0, missing: 0 });
  expect(await ask('state=draft&q=h-gew')).toMatchObject({ items: [], total: 0 });
  expect((await admin.get('/api/pages:index?state=weg')).statusCode).toBe(400);
});

test('a page says who saved something of it last, and nobody where that was the platform', async () => {
  const guid = await createPage(app.system, { texts: { nl: { title: 'z-werk', segment: 'z-werk' } }, published: ['nl'] });
  const changedBy = async () => (await ask('q=z-werk')).items[0]?.changedBy;
  expect(await changedBy()).toBeNull();

  const sanne = await app.signedIn({ isAdmin: true, firstName: 'Sanne', middleName: 'de', lastName: 'Vries' });
  const block = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', guid).executeTakeFirstOrThrow();
  async function save(client: SignedInClient, text: string) {
    const content = { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } };
    const { version } = await app.db
      .selectFrom('blockContent')
      .select('version')
      .where('blockGuid', '=', block.guid)
      .where('language', '=', 'nl')
      .executeTakeFirstOrThrow();
    const saved = await client.send(
      'PUT',
      `/api/buildingblockinstance/${block.guid}/content?lang=nl`,
      { content },
      { 'if-match': `"${version}"` },
    );
    expect(saved.statusCode).toBe(200);
  }
  await save(sanne, 'Een');
  expect(await changedBy()).toEqual({ guid: sanne.guid, firstName: 'Sanne', name: 'Sanne de Vries' });
  await save(admin, 'Twee');
  expect(await changedBy()).toEqual({ guid: admin.guid, firstName: 'Noor', name: 'Noor van der Haven' });
  // She goes on with the same piece of work, of which the log says nothing more.
  await save(sanne, 'Drie');
  expect((await changedBy())?.name).toBe('Sanne de Vries');

  // What was published is no work any more; the log remembers it.
  await app.db.deleteFrom('editingWork').where('documentGuid', '=', guid).execute();
  expect((await changedBy())?.name).toBe('Noor van der Haven');
});

import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListItem, publishListItem, restrictListItem, unpublishListItem } from '#domains/list-items/server/index.ts';
import { insertBlock } from '#domains/documents/server/index.ts';
import { publishPage, restrictPage } from '#domains/pages/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let openItem: string;
let newsPage: string;
let newsList: string;
const role = '5b0f1f8e-1111-4222-8333-444455556666';
const tomorrow = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  app = await testApp();
  await createPage(app.system);
  await createPage(app.system, { texts: { nl: { title: 'Dutch only', segment: 'alleen-nl' } }, published: ['nl'] });
  await createPage(app.system, { texts: { nl: { title: 'Concept', segment: 'concept' } }, published: [] });
  await createPage(app.system, { texts: { nl: { title: 'Besloten', segment: 'besloten' } }, published: ['nl'], roleIds: [role] });
  newsPage = await createPage(app.system, { texts: { nl: { title: 'Nieuws', segment: 'nieuws' } }, published: [] });
  newsList = await insertBlock(app.db, {
    documentGuid: newsPage,
    type: 'list',
    layoutPosition: 'main',
    sortId: 0,
    options: {},
    content: { nl: { heading: 'Nieuws' } },
  });
  await publishPage(app.system, newsPage, 'nl');
  openItem = await createItem('Open bericht');
  await createItem('Later bericht', { publishedOn: tomorrow });
  await createItem('Besloten bericht', { roleIds: [role] });
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

async function createItem(title: string, given: { publishedOn?: Date; roleIds?: string[]; parentGuids?: string[] } = {}): Promise<string> {
  const guid = await createListItem(app.system, { type: 'news', parentGuids: [], texts: { nl: { title, description: '' } }, ...given });
  await publishListItem(app.system, guid, 'nl');
  return guid;
}

/** After what was changed is known. */
async function ask(path: string, headers: Record<string, string> = {}) {
  await app.server.contentVersion.refresh();
  return app.visitor.get(path, headers);
}

async function addressesIn(path: string): Promise<string[]> {
  const { body } = await ask(path);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replace('http://localhost:3000', ''));
}

async function lastmodOf(file: string): Promise<string | undefined> {
  const { body } = await ask('/sitemap.xml');
  return new RegExp(`${file}</loc><lastmod>([^<]+)<`).exec(body)?.[1];
}

/** Brings items into a part that holds nothing else: the next to be made are the first of the second part. */
async function fillUpFirstPart(): Promise<void> {
  await sql`alter table list_item alter column number restart with 1001`.execute(app.ownerDb);
}

async function untold(change: RawBuilder<unknown>): Promise<void> {
  await sql`alter table document_language disable trigger words_in_sitemap`.execute(app.ownerDb);
  await change.execute(app.ownerDb);
  await sql`alter table document_language enable trigger words_in_sitemap`.execute(app.ownerDb);
}

test('the index names the parts, and those together what everybody may see in the languages it is published in, and nothing else', async () => {
  const { headers, statusCode } = await ask('/sitemap.xml');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await addressesIn('/sitemap.xml')).toEqual(['/sitemap-pages-1.xml', '/sitemap-items-1.xml']);
  const pages = await addressesIn('/sitemap-pages-1.xml');
  expect(pages).toEqual(expect.arrayContaining(['/over-ons', '/en/about-us', '/alleen-nl', '/legal/privacy', '/en/legal/privacy']));
  const items = await addressesIn('/sitemap-items-1.xml');
  expect(items).toEqual([expect.stringMatching(/^\/i\/[^/]+\/open-bericht$/)]);
  for (const secret of ['concept', 'besloten', 'later', '/en/alleen-nl']) expect([...pages, ...items].join(' ')).not.toContain(secret);
});

test('of a part that did not change nothing is read again, and its copy in a browser stays good', async () => {
  const { headers, body } = await ask('/sitemap-items-1.xml');
  const lastmod = await lastmodOf('sitemap-items-1.xml');
  // Past the services, so that nobody is told: whoever reads the part again would see it.
  await untold(sql`update document_language set card = card || '{"title": "Stiekem"}' where document_guid = ${openItem}`);
  await publishPage(app.system, newsPage, 'nl');
  expect((await ask('/sitemap-items-1.xml')).body).toBe(body);
  expect((await ask('/sitemap-items-1.xml?x=1')).body).toBe(body);
  const known = await ask('/sitemap-items-1.xml', { 'if-none-match': String(headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(await lastmodOf('sitemap-items-1.xml')).toBe(lastmod);
});

test('a publication changes its own part, and no other', async () => {
  await fillUpFirstPart();
  const before = await ask('/sitemap-items-1.xml');
  const lastmod = await lastmodOf('sitemap-items-1.xml');
  const guid = await createItem('Nieuw bericht');
  expect(await addressesIn('/sitemap-items-2.xml')).toEqual([expect.stringContaining('nieuw-bericht')]);
  expect(await lastmodOf('sitemap-items-2.xml')).toBeDefined();
  expect((await ask('/sitemap-items-1.xml')).headers['etag']).toBe(before.headers['etag']);
  expect(await lastmodOf('sitemap-items-1.xml')).toBe(lastmod);
  await unpublishListItem(app.system, guid, 'nl');
  expect((await ask('/sitemap-items-2.xml')).statusCode).toBe(404);
  expect(await addressesIn('/sitemap.xml')).not.toContain('/sitemap-items-2.xml');
});

test('what is closed is gone from its part at once: by itself, with its page, in the trash', async () => {
  const inNews = await createItem('Bericht van de pagina', { parentGuids: [newsList] });
  const loose = await createItem('Los bericht');
  const thrownAway = await createItem('Weg bericht');
  const shown = async () => (await addressesIn('/sitemap-items-2.xml')).map((address) => address.replace(/^.*\//, ''));
  expect(await addressesIn('/sitemap-items-2.xml')).toContainEqual(expect.stringMatching(/^\/nieuws\/i\/[^/]+\/bericht-van-de-pagina$/));
  await restrictListItem(app.system, loose, [role]);
  expect(await shown()).toEqual(['bericht-van-de-pagina', 'weg-bericht']);
  await app.ownerDb.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', thrownAway).execute();
  await raiseContentVersion(app.db);
  expect(await shown()).toEqual(['bericht-van-de-pagina']);
  await restrictPage(app.system, newsPage, [role]);
  expect((await ask('/sitemap-items-2.xml')).statusCode).toBe(404);
  await restrictPage(app.system, newsPage, []);
  expect(await shown()).toEqual(['bericht-van-de-pagina']);
  await app.ownerDb.deleteFrom('document').where('guid', '=', inNews).execute();
  await raiseContentVersion(app.db);
  expect((await ask('/sitemap-items-2.xml')).statusCode).toBe(404);
});

test('when a page moves, the addresses of its items move along in their part', async () => {
  await createItem('Bericht dat meegaat', { parentGuids: [newsList] });
  expect(await addressesIn('/sitemap-items-2.xml')).toContainEqual(expect.stringMatching(/^\/nieuws\/i\//));
  await app.ownerDb.updateTable('menuItemLanguage').set({ urlSegment: 'actueel' }).where('urlSegment', '=', 'nieuws').execute();
  await raiseContentVersion(app.db);
  expect(await addressesIn('/sitemap-items-2.xml')).toContainEqual(expect.stringMatching(/^\/actueel\/i\//));
});

test('a part is sent compressed to who takes that', async () => {
  const { body } = await ask('/sitemap-items-1.xml');
  const compressed = await ask('/sitemap-items-1.xml', { 'accept-encoding': 'gzip, br' });
  expect([compressed.headers['content-encoding'], compressed.headers['vary']]).toEqual(['gzip', 'accept-encoding']);
  expect(new TextDecoder().decode(await gunzipped(compressed.rawPayload))).toBe(body);
});

async function gunzipped(bytes: Buffer): Promise<ArrayBuffer> {
  return new Response(new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

test.each(['0', '9', '01', '1e0', '0x1', '-1', 'x', '1.0', '999999', '9999999'])('there is no part %s of it', async (part) => {
  for (const kind of ['pages', 'items']) expect((await app.visitor.get(`/sitemap-${kind}-${part}.xml`)).statusCode).toBe(404);
});

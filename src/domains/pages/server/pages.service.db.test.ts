import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertBlock, insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import * as factory from '#domains/pages/testing/page-factory.ts';
import * as pages from '#domains/pages/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
});
afterAll(() => app.close());

const { addTextBlock } = factory;

/** What the platform itself changes reaches the server by notification; a test does not wait for that. */
async function heard<T>(change: Promise<T>): Promise<T> {
  const result = await change;
  await app.server.contentVersion.refresh();
  return result;
}
const createPage = (...given: Parameters<typeof factory.createPage>) => heard(factory.createPage(...given));
const publishPage = (ctx: Ctx, guid: string, language: Language) => heard(pages.publishPage(ctx, guid, language));
const unpublishPage = (ctx: Ctx, guid: string, language: Language) => heard(pages.unpublishPage(ctx, guid, language));

test('R1.01 R1.08 R7.22 R3.12 R3.13 a published page is read in both languages, at its address and through the call', async () => {
  const guid = await createPage(app.system);
  const dutch = await app.visitor.get('/over-ons');
  expect(dutch.statusCode).toBe(200);
  expect(dutch.body).toContain('<html lang="nl">');
  expect(dutch.body).toContain('Wij zijn er voor u.');
  expect((await app.visitor.get('/en/about-us')).body).toContain('We are here for you.');
  const { page, listMetadata } = (await app.visitor.get(`/api/pages/${guid}?lang=en`)).json<{ page: object; listMetadata: object }>();
  expect(page).toMatchObject({ guid, title: 'About us', language: 'en', isPublished: true, roleIds: [] });
  expect(page).toMatchObject({
    buildingBlockInstances: [
      { guid: expect.any(String) as string, layoutPosition: 'main', sortId: 0, options: {}, content: { text: { type: 'doc' } } },
    ],
  });
  expect(listMetadata).toEqual({});
});

test('R7.23 a page comes with the cache token, which rises when content changes', async () => {
  const guid = await createPage(app.system);
  const token = async () => Number((await app.visitor.get(`/api/pages/${guid}`)).headers['x-cache-token']);
  const before = await token();
  await publishPage(app.system, guid, 'nl');
  expect(await token()).toBeGreaterThan(before);
});

test('R8.06 a page without an id is not found', async () => {
  expect((await app.visitor.get('/api/pages/')).statusCode).toBe(404);
});

test('R7.24 a page is found by its name, in whatever case, by who may see it', async () => {
  const guid = await createPage(app.system);
  await createPage(app.system, { texts: { nl: { title: 'Besloten', segment: 'besloten' } }, published: ['nl'], roleIds: [guid] });
  await createPage(app.system, { texts: { nl: { title: 'Concept', segment: 'concept' } }, published: [] });
  const ask = (name: string, lang = 'nl') => app.visitor.send('POST', `/api/pages:withName?lang=${lang}`, { name });
  expect((await ask('over ONS')).json()).toMatchObject({ guid, title: 'Over ons', buildingBlockInstances: [{ type: 'text' }] });
  expect((await ask('About us', 'en')).json()).toMatchObject({ guid, language: 'en' });
  for (const name of ['About us', 'Besloten', 'Concept', 'Nergens']) expect((await ask(name)).statusCode).toBe(404);
  const admin = await app.signedIn({ isAdmin: true });
  expect((await admin.send('POST', '/api/pages:withName', { name: 'Besloten' })).statusCode).toBe(200);
});

test('R7.21 the pages a reader may see come in a list, with the blocks of the types they asked for', async () => {
  const guid = await createPage(app.system);
  await insertBlock(app.db, {
    documentGuid: guid,
    type: 'divider',
    layoutPosition: 'main',
    sortId: 1,
    options: {},
    content: { nl: {} },
  });
  await publishPage(app.system, guid, 'nl');
  await createPage(app.system, { texts: { nl: { title: 'Besloten', segment: 'besloten' } }, published: ['nl'], roleIds: [guid] });
  const ask = async (body: object) => (await app.visitor.send('POST', '/api/pages?lang=nl', body)).json<object[]>();
  expect(await ask({})).toEqual([{ guid, title: 'Over ons', isPublished: true, language: 'nl' }]);
  expect(await ask({ IncludeBbis: true })).toMatchObject([{ buildingBlockInstances: [{ type: 'text' }, { type: 'divider' }] }]);
  const [filtered] = await ask({ IncludeBbis: true, FilterBbisByBuildingBlocks: ['divider'] });
  expect(filtered).toMatchObject({ buildingBlockInstances: [{ type: 'divider' }] });
  expect(await ask({ pageNumber: 2 })).toEqual([]);
  expect((await app.visitor.send('POST', '/api/pages', { itemCount: 1000 })).statusCode).toBe(422);
});

test('R7.21 an answer holds all pages that were asked for, and of their blocks as much as fits', async () => {
  for (let number = 0; number < 12; number++) {
    await createPage(app.system, { texts: { nl: { title: `Lang ${number}`, segment: `lang-${number}` } }, published: ['nl'] });
  }
  const ask = async () =>
    (await app.visitor.send('POST', '/api/pages?lang=nl', { IncludeBbis: true })).json<{ buildingBlockInstances?: object[] }[]>();
  expect((await ask()).filter(({ buildingBlockInstances }) => buildingBlockInstances)).toHaveLength(12);
  const long = JSON.stringify('x'.repeat(250_000));
  await sql`update document_language set snapshot = jsonb_set(snapshot, '{description}', ${long}::jsonb)`.execute(app.ownerDb);
  const pages = await ask();
  expect(pages).toHaveLength(12);
  expect(pages[0]).toMatchObject({ buildingBlockInstances: [{ type: 'text' }] });
  expect(pages.at(-1)).toEqual({ guid: expect.any(String), title: 'Lang 11', language: 'nl', isPublished: true });
});

test('R7.25 a page template is read by its id, and a page is none', async () => {
  const guid = await insertDocument(app.db, { kind: 'template', layout: '75-25', texts: { nl: { title: 'Project', description: '' } } });
  const read = () => app.visitor.get(`/api/pagetemplates/${guid}`);
  expect((await read()).statusCode).toBe(404);
  await publishDocument(app.system, guid, 'nl');
  expect((await read()).json()).toMatchObject({ guid, title: 'Project', layout: '75-25', buildingBlockInstances: [] });
  expect((await app.visitor.get(`/api/pages/${guid}`)).statusCode).toBe(404);
  expect((await app.visitor.get(`/api/pagetemplates/${await createPage(app.system)}`)).statusCode).toBe(404);
});

test('the version of a page and of a template is in the answer and is its ETag, however it is asked for', async () => {
  const guid = await createPage(app.system);
  const template = await insertDocument(app.db, { kind: 'template', texts: { nl: { title: 'Project', description: '' } } });
  await publishDocument(app.system, template, 'nl');
  await app.db.updateTable('document').set({ version: 7 }).where('guid', 'in', [guid, template]).execute();
  const page = await app.visitor.get(`/api/pages/${guid}`);
  expect(page.json()).toMatchObject({ page: { version: 7 } });
  const named = await app.visitor.send('POST', '/api/pages:withName', { name: 'Over ons' });
  const templated = await app.visitor.get(`/api/pagetemplates/${template}`);
  expect(templated.json()).toMatchObject({ version: 7 });
  expect([page, named, templated].map(({ headers }) => headers.etag)).toEqual(['"7"', '"7"', '"7"']);
});

describe('DELETE /cache_invalidate', () => {
  const address = (variant: string) => `/cache_invalidate?index=pages&hash=abc&public=${variant}`;

  test.each(['true', 'false'])('R7.07 moves the cache token that clients read, whichever variant is named: public=%s', async (variant) => {
    const guid = await createPage(app.system);
    const token = async () => Number((await app.visitor.get(`/api/pages/${guid}`)).headers['x-cache-token']);
    const before = await token();
    const editor = await app.signedIn({ isContentManager: true });
    expect((await editor.send('DELETE', address(variant))).statusCode).toBe(204);
    await vi.waitFor(async () => expect(await token()).toBe(before + 1));
  });

  test('R7.09 is for content managers only', async () => {
    expect((await app.visitor.send('DELETE', address('true'))).statusCode).toBe(401);
    expect((await (await app.signedIn()).send('DELETE', address('true'))).statusCode).toBe(403);
  });

  test('R7.09 is refused to who asks all day, and says when to come back', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const editor = await app.signedIn({ isContentManager: true });
    const ask = () => limited.as(editor).send('DELETE', address('true'));
    for (let time = 0; time < 20; time++) expect((await ask()).statusCode).toBe(204);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

test('a page that would be too much to show cannot be published, and stays as it was', async () => {
  const guid = await createPage(app.system);
  for (let block = 0; block < 300; block++) await addTextBlock(app.system, guid, { nl: 'Nog een blok.' });
  await expect(publishPage(app.system, guid, 'nl')).rejects.toMatchObject({ code: 'document.too_large', status: 422 });
  expect((await app.visitor.get('/over-ons')).body).not.toContain('Nog een blok.');

  await app.db.deleteFrom('block').where('documentGuid', '=', guid).execute();
  for (let block = 0; block < 60; block++) await addTextBlock(app.system, guid, { nl: 'x'.repeat(18_000) });
  await expect(publishPage(app.system, guid, 'nl')).rejects.toMatchObject({ code: 'document.too_large' });
});

test('R2.53 the page title is the title of the page and the name of the platform', async () => {
  await createPage(app.system);
  expect((await app.visitor.get('/over-ons')).body).toContain('<title>Over ons – Plein</title>');
});

test('R1.04 R1.25 R1.26 R9.29 a page that is not in English is shown in Dutch, the default, and says so', async () => {
  await createPage(app.system, { published: ['nl'] });
  const answer = await app.visitor.get('/en/about-us');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="en">');
  expect(answer.body).toMatch(/<article[^>]* lang="nl"/);
  expect(answer.body).toContain('This page is not yet in English.');
  // What stands around the text is English.
  for (const words of ['Skip to content', 'Sign in', 'Accessibility', 'Terms of use', 'Search this site'])
    expect(answer.body).toContain(`>${words}<`);
  const text = /<article.*<\/article>/s.exec(answer.body)?.[0] ?? '';
  expect(text).toContain('Wij zijn er voor u.');
  expect(text).not.toContain('not yet in English');
});

test('a page in English alone does not exist at its Dutch address', async () => {
  await createPage(app.system, { published: ['en'] });
  expect((await app.visitor.get('/over-ons')).statusCode).toBe(404);
  expect((await app.visitor.get('/en/about-us')).statusCode).toBe(200);
});

test('R6.24 draft, deleted and unknown look the same', async () => {
  const draft = await createPage(app.system, { published: [] });
  const deleted = await createPage(app.system, { texts: { nl: { title: 'Weg', segment: 'weg' } }, published: ['nl'] });
  await app.db.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', deleted).execute();
  const unknown = '5b0f1f8e-1111-4222-8333-444455556666';
  const answers = await Promise.all([draft, deleted, unknown].map((guid) => app.visitor.get(`/api/pages/${guid}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(new Set(answers.map((answer) => answer.json<{ code: string }>().code)).size).toBe(1);
});

test('R6.23 R6.24 a restricted page tells who may not see it nothing but that', async () => {
  const guid = await createPage(app.system, { roleIds: ['5b0f1f8e-1111-4222-8333-444455556666'] });
  const user = await app.signedIn();
  for (const [client, status] of [
    [app.visitor, 401],
    [user, 403],
  ] as const) {
    for (const path of ['/over-ons', `/api/pages/${guid}`]) {
      const answer = await client.get(path);
      expect(answer.statusCode).toBe(status);
      expect(answer.body).not.toContain('Over ons');
      expect(answer.body).not.toContain('Wij zijn er');
    }
  }
  expect((await (await app.signedIn({ isAdmin: true })).get('/over-ons')).statusCode).toBe(200);
});

test('R6.23 who may see a page changes at once, without publishing it again', async () => {
  const guid = await createPage(app.system);
  await heard(pages.restrictPage(app.system, guid, [guid]));
  expect((await app.visitor.get('/over-ons')).statusCode).toBe(401);
  expect((await app.visitor.get(`/api/pages/${guid}`)).statusCode).toBe(401);
  await heard(pages.restrictPage(app.system, guid, []));
  expect((await app.visitor.get('/over-ons')).statusCode).toBe(200);
});

test('what is written after publishing is not seen before it is published', async () => {
  const guid = await createPage(app.system, { words: { nl: 'Eerst' } });
  await addTextBlock(app.system, guid, { nl: 'Later' });
  expect((await app.visitor.get('/over-ons')).body).not.toContain('Later');
  await publishPage(app.system, guid, 'nl');
  expect((await app.visitor.get(`/api/pages/${guid}`)).body).toContain('Later');
});

test('one language is taken offline without the other', async () => {
  const guid = await createPage(app.system);
  await unpublishPage(app.system, guid, 'en');
  expect((await app.visitor.get(`/api/pages/${guid}?lang=en`)).json()).toMatchObject({ page: { language: 'nl' } });
  await unpublishPage(app.system, guid, 'nl');
  expect((await app.visitor.get(`/api/pages/${guid}?lang=nl`)).statusCode).toBe(404);
});

test('publishing is recorded, and raises the content version in the same transaction', async () => {
  const guid = await createPage(app.system, { published: [] });
  const before = await app.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  await publishPage(app.system, guid, 'nl');
  const after = await app.db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  expect(after.version).toBe(before.version + 1);
  expect(await app.db.selectFrom('audit').select('type').where('subjectGuid', '=', guid).execute()).toEqual([
    { type: 'document.published' },
  ]);
});

test('who may not edit a page may not publish it', async () => {
  const guid = await createPage(app.system);
  const asVisitor = { ...app.system, actor: { ...app.system.actor, isAdmin: false } };
  await expect(publishPage(asVisitor, guid, 'nl')).rejects.toMatchObject({ code: 'page.edit_forbidden' });
});

test('an untranslated block in a translated page says which language it is in', async () => {
  const guid = await createPage(app.system);
  await addTextBlock(app.system, guid, { nl: 'Alleen Nederlands' });
  for (const language of ['nl', 'en'] as const) await publishPage(app.system, guid, language);
  const { page } = (await app.visitor.get(`/api/pages/${guid}?lang=en`)).json<{
    page: { buildingBlockInstances: { language: string }[] };
  }>();
  expect(page.buildingBlockInstances.map(({ language }) => language).toSorted()).toEqual(['en', 'nl']);
});

test.each([
  { name: 'unknown type', change: { type: 'hologram' } },
  { name: 'broken options', change: { options: '{"colour":"red"}' } },
])('a block with an $name becomes an empty box, and the page lives', async ({ change }) => {
  const guid = await createPage(app.system, { words: { nl: 'Blijft staan' } });
  const broken = await addTextBlock(app.system, guid, { nl: 'Gaat weg' });
  await app.db.updateTable('block').set(change).where('guid', '=', broken).execute();
  await publishPage(app.system, guid, 'nl');
  const answer = await app.visitor.get('/over-ons');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Blijft staan');
  expect(answer.body).not.toContain('Gaat weg');
});

test('R1.04 a Dutch text under an English address belongs to its Dutch address, and search engines are told so', async () => {
  await createPage(app.system, { published: ['nl'] });
  const { body } = await app.visitor.get('/en/about-us');
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/over-ons"');
  expect(body).toContain('<meta name="robots" content="noindex"');
  expect(body).not.toContain('hreflang="x-default" data-head');
});

test('a block that does not fit its type is left out, and the rest of the page stays', async () => {
  const guid = await createPage(app.system, { published: [] });
  const block = { documentGuid: guid, layoutPosition: 'main', options: {} } as const;
  await insertBlock(app.db, { ...block, type: 'hologram', sortId: 1, content: { nl: { text: 'Onbekend' } } });
  await insertBlock(app.db, { ...block, type: 'text', sortId: 2, content: { nl: { text: '<b>Verkeerd</b>' } } });
  await addTextBlock(app.system, guid, { nl: 'Opties' });
  await app.db
    .updateTable('block')
    .set({ options: JSON.stringify({ colour: 'red' }) })
    .where('documentGuid', '=', guid)
    .where('sortId', '=', 0)
    .execute();
  await insertBlock(app.db, { ...block, type: 'text', sortId: 3, content: { nl: { text: { type: 'doc', content: [] } } } });
  await publishPage(app.system, guid, 'nl');
  const { page } = (await app.visitor.get(`/api/pages/${guid}`)).json<{ page: { buildingBlockInstances: { sortId: number }[] } }>();
  expect(page.buildingBlockInstances.map(({ sortId }) => sortId)).toEqual([3]);
  const { statusCode, body } = await app.visitor.get('/over-ons');
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/Onbekend|Verkeerd|Opties/);
});

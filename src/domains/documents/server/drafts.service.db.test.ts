import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { restrictPage } from '#domains/pages/server/index.ts';
import { countersOf } from '#domains/documents/testing/changed-draft.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';

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
  ({ guid: block } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).executeTakeFirstOrThrow());
});
afterAll(() => app.close());

const words = (text: string) => ({ text: richTextOf(text) });
const save = (client: Client, text: string, version: number, lang = 'nl') =>
  client.send('PUT', `/api/buildingblockinstance/${block}/content?lang=${lang}`, { content: words(text) }, { 'if-match': `"${version}"` });
const getDraft = async (lang = 'nl') => (await admin.get(`/api/pages/${page}/draft?lang=${lang}`)).json<Record<string, unknown>>();
const publish = async (client: Client, lang = 'nl', seen?: string) =>
  client.send('POST', `/api/pages/${page}:publish?lang=${lang}`, undefined, { 'if-match': seen ?? (await countersOf(app.db, page, lang)) });

async function asRead(path: string): Promise<string> {
  await app.server.contentVersion.refresh();
  return (await app.visitor.get(path)).body;
}

describe('the words of a block', () => {
  test('R1.06 are saved in the draft, and nobody reads them before they are published', async () => {
    const answer = await save(admin, 'Nieuwe woorden', 1);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      guid: block,
      content: words('Nieuwe woorden'),
      contentVersion: 2,
      draftVersion: 2,
      removed: null,
    });
    expect(await getDraft()).toMatchObject({ hasChanges: true, buildingBlockInstances: [{ content: words('Nieuwe woorden') }] });
    expect(await asRead('/over-ons')).toContain('Wij zijn er voor u.');
  });

  test('R1.07 without a version are refused, and with an old one answered with the other version', async () => {
    await save(admin, 'Van een ander', 1);
    const path = `/api/buildingblockinstance/${block}/content?lang=nl`;
    expect((await admin.send('PUT', path, { content: words('Blind') })).statusCode).toBe(428);
    const stale = await save(admin, 'Van mij', 1);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ details: { version: 2, value: words('Van een ander') } });
    expect(await getDraft()).toMatchObject({ buildingBlockInstances: [{ content: words('Van een ander') }] });
  });

  test('two who save at once: one of them is told', async () => {
    const answers = await Promise.all([save(admin, 'Een', 1), save(admin, 'Twee', 1)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  test('R1.05 in a language that has none begin from the Dutch ones, and can be published once there are some', async () => {
    page = await createPage(app.system, { texts: { nl: { title: 'Alleen', segment: 'a' } }, published: ['nl'], words: { nl: 'Dag' } });
    ({ guid: block } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).executeTakeFirstOrThrow());
    expect(await getDraft('en')).toMatchObject({
      title: 'Alleen',
      description: 'Alleen, kort',
      isPublished: false,
      hasChanges: false,
      buildingBlockInstances: [{ content: words('Dag'), language: 'nl', contentVersion: 0 }],
    });
    expect((await publish(admin, 'en')).statusCode).toBe(404);

    expect((await save(admin, 'Hello', 0, 'en')).statusCode).toBe(200);
    expect(await getDraft('en')).toMatchObject({ title: 'Alleen', isPublished: false, hasChanges: true });
    expect((await publish(admin, 'en')).json()).toMatchObject({ isPublished: true, hasChanges: false });
    const { page: read } = (await app.visitor.get(`/api/pages/${page}?lang=en`)).json<{ page: object }>();
    expect(read).toMatchObject({ language: 'en', title: 'Alleen', description: 'Alleen, kort', publishedIn: ['nl', 'en'] });
    expect(await asRead('/en/a')).toContain('Hello');
    expect((await save(admin, 'Hello again', 1, 'en')).statusCode).toBe(200);
  });

  test('that do not fit the type of the block are refused with their place, and nothing is lost', async () => {
    const answer = await admin.send(
      'PUT',
      `/api/buildingblockinstance/${block}/content?lang=nl`,
      { content: { text: { type: 'doc', content: [{ type: 'script' }] } } },
      { 'if-match': '"1"' },
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'document.block_refused', errors: [{ path: 'content.text.content.0.type' }] });
    expect(await getDraft()).toMatchObject({ buildingBlockInstances: [{ content: words('Wij zijn er voor u.') }] });
  });
});

describe('publishing', () => {
  test('R1.05 makes one language what its readers see, and leaves the other as it was', async () => {
    await save(admin, 'Nieuw in het Nederlands', 1);
    await save(admin, 'New in English', 1, 'en');
    const answer = await publish(admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ isPublished: true, hasChanges: false });
    expect(await asRead('/over-ons')).toContain('Nieuw in het Nederlands');
    expect(await asRead('/en/about-us')).toContain('We are here for you.');
  });

  test('leaves out the words of what its options no longer have, in the fields that a kind of document adds too', async () => {
    const [kept, gone] = ['b4a1c1f0-0000-4000-8000-0000000000c1', 'b4a1c1f0-0000-4000-8000-0000000000c2'];
    const fields = { place: 'Haven', milestones: { [kept]: { text: 'Opening' }, [gone]: { text: 'Geschrapt' } } };
    const guid = await insertDocument(app.db, {
      kind: 'list-item',
      options: { milestones: [{ guid: kept, on: '2027-01-01' }] },
      texts: { nl: { title: 'Plein', description: '', fields } },
    });
    await publishDocument(app.system, guid, 'nl');
    const row = app.db.selectFrom('documentLanguage').select(['card', 'snapshot']).where('documentGuid', '=', guid);
    const { card, snapshot } = await row.executeTakeFirstOrThrow();
    const shown = { place: 'Haven', milestones: { [kept]: { text: 'Opening' } } };
    expect(card).toMatchObject({ fields: shown });
    expect(JSON.stringify([card, snapshot])).not.toContain('Geschrapt');
  });

  test('from an old structure is refused', async () => {
    expect((await publish(admin, 'nl', '"7.1"')).statusCode).toBe(412);
  });
});

test('who may see a page is no change to publish', async () => {
  await restrictPage(app.system, page, []);
  expect(await getDraft()).toMatchObject({ isPublished: true, hasChanges: false });
});

describe('options', () => {
  test('R7.26 the ones that are named are stored in the draft, the others stay; unknown ones are refused', async () => {
    const send = (options: object, version: number) =>
      admin.send('POST', `/api/buildingblockinstance/${block}/options`, options, { 'if-match': `"${version}"` });
    expect((await send({}, 1)).json(), 'nothing is no change').toMatchObject({ version: 1 });
    expect((await send({}, 7)).statusCode).toBe(412);
    expect((await send({ colour: 'red' }, 1)).statusCode).toBe(422);
    expect((await send({ background: 'tint' }, 1)).json()).toMatchObject({ options: { background: 'tint' } });
    expect(await getDraft()).toMatchObject({ hasChanges: true, buildingBlockInstances: [{ options: { background: 'tint' } }] });
    expect(await asRead('/over-ons')).not.toContain('data-background="tint"');
  });
});

describe('who may', () => {
  const role = 'b4a1c1f0-0000-4000-8000-000000000001';

  test('a content manager edits a page that names one of their roles, and no other', async () => {
    const manager = await app.signedIn({ isContentManager: true });
    expect((await save(manager, 'Mag niet', 1)).statusCode).toBe(403);
    expect((await manager.get(`/api/pages/${page}/draft`)).statusCode).toBe(403);
    expect((await publish(manager)).statusCode).toBe(403);
    expect((await app.visitor.get(`/api/pages/${page}/draft`)).statusCode).toBe(401);
    await app.db
      .updateTable('document')
      .set({ editPermission: 'Roles', editRoles: [role] })
      .where('guid', '=', page)
      .execute();
    expect((await save(manager, 'Nog niet', 1)).statusCode).toBe(403);
  });

  test.each([
    { state: 'a draft', given: { published: [] } },
    { state: 'for others', given: { roleIds: [role] } },
  ])('R6.24 A6 for who edits other pages, a page that is $state does not exist', async ({ given }) => {
    const texts = { nl: { title: 'Geheim', segment: 'geheim' } };
    const guid = await createPage(app.system, { texts, published: ['nl'], words: { nl: 'Geheim plan' }, ...given });
    await app.server.contentVersion.refresh();
    const own = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', guid).executeTakeFirstOrThrow();
    const manager = await app.signedIn({ isContentManager: true });
    const nowhere = 'b4a1c1f0-0000-4000-8000-00000000dead';
    const version = { 'if-match': '"1"' };
    const ask = (pageGuid: string, blockGuid: string, segment: string) =>
      Promise.all([
        manager.get(`/api/pages/${pageGuid}/draft?lang=nl`),
        manager.send('POST', `/api/pages/${pageGuid}:publish?lang=nl`, undefined, { 'if-match': '"1.1"' }),
        manager.send('PUT', `/api/buildingblockinstance/${blockGuid}/content?lang=nl`, { content: words('Van mij') }, version),
        manager.send('POST', `/api/buildingblockinstance/${blockGuid}/options`, {}, version),
        manager.get(`/${segment}/edit`),
        manager.get(`/g/${pageGuid}/edit`),
      ]);
    const plainly = (answers: Awaited<ReturnType<typeof ask>>) =>
      answers.map(({ statusCode, headers, body }) => ({
        statusCode,
        location: headers.location,
        problem: body.startsWith('{') ? (JSON.parse(body) as { code?: string }).code : undefined,
      }));
    const asUnknown = plainly(await ask(nowhere, nowhere, 'nergens'));
    expect(asUnknown.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect(plainly(await ask(guid, own.guid, 'geheim'))).toEqual(asUnknown);
    const stored = app.db.selectFrom('blockContent').select(['content', 'version']).where('blockGuid', '=', own.guid);
    expect(await stored.execute()).toEqual([{ content: words('Geheim plan'), version: 1 }]);
  });

  test('a list item that is planned does not exist either', async () => {
    const { list } = await createListPage(app.system);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const [now, later] = [await createItem(app.system, list), await createItem(app.system, list, { publishedOn: tomorrow })];
    const manager = await app.signedIn({ isContentManager: true });
    expect((await manager.get(`/api/listitem/${now}/draft`)).statusCode).toBe(403);
    expect((await manager.get(`/api/listitem/${later}/draft`)).statusCode).toBe(404);
    expect((await admin.get(`/api/listitem/${later}/draft`)).statusCode).toBe(200);
  });

  test('a page that is in English alone can be read there, and does not exist in Dutch', async () => {
    const guid = await createPage(app.system, { published: ['en'] });
    const manager = await app.signedIn({ isContentManager: true });
    const ask = async (lang: string) => (await manager.get(`/api/pages/${guid}/draft?lang=${lang}`)).statusCode;
    expect(await ask('en')).toBe(403);
    expect(await ask('nl')).toBe(404);
  });
});

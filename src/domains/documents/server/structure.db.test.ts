import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { deskOf, newText, type Desk } from '#domains/documents/testing/draft-of.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { purgeRemovedBlocks } from './index.ts';

let app: TestApp;
let anna: SignedInClient;
let bram: SignedInClient;
let page: string;
let first: string;
let mine: Desk;
let theirs: Desk;

beforeAll(async () => {
  app = await testApp();
  anna = await app.signedIn({ isAdmin: true, firstName: 'Anna', middleName: '', lastName: 'Bakker' });
  bram = await app.signedIn({ isAdmin: true, firstName: 'Bram', middleName: '', lastName: 'Smit' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { words: { nl: 'Een', en: 'One' } });
  ({ guid: first } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).executeTakeFirstOrThrow());
  [mine, theirs] = [deskOf(anna, page), deskOf(bram, page)];
});

describe('operations', () => {
  test('put blocks with their first words into the page, in both languages, and nobody reads them before they are published', async () => {
    const answer = await mine.change([newText({ nl: 'Twee', en: 'Two' }, first)]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ structureVersion: 2, structure: { blocks: [{ guid: first }, { type: 'text', version: 2 }] } });
    expect([await mine.texts(), await mine.texts('en')]).toEqual([
      ['Een', 'Twee'],
      ['One', 'Two'],
    ]);
    expect((await app.visitor.get(`/api/pages/${page}`)).body).not.toContain('Twee');
    await mine.publish('en');
    expect((await app.visitor.get(`/api/pages/${page}?lang=en`)).body).toContain('Two');
    expect((await app.visitor.get(`/api/pages/${page}`)).body).not.toContain('Twee');
  });

  test('R10.04 of two people are done to what the other made of the page', async () => {
    const [two, three] = [newText({ nl: 'Twee' }, first), newText({ nl: 'Drie' }, first)];
    await mine.change([two]);
    await theirs.change([three, { op: 'remove', block: first }]);
    // Its neighbour is gone, so it goes to the end of the region.
    await mine.change([{ op: 'move', block: three.block.guid, layoutPosition: 'main', after: first }]);
    expect(await mine.texts()).toEqual(['Drie', 'Twee']);
    const answer = await theirs.change([{ op: 'remove', block: first }]);
    expect(answer.statusCode).toBe(200);
  });

  test('R10.05 that are asked for again under their key are done once, also after others went on', async () => {
    const key = randomUUID();
    const operation = newText({ nl: 'Twee' }, first);
    const [before, again] = await Promise.all([mine.change([operation], key), mine.change([operation], key)]);
    expect([before.statusCode, again.statusCode]).toEqual([200, 200]);
    await theirs.change([{ op: 'remove', block: operation.block.guid }]);
    expect((await mine.change([operation], key)).json()).toMatchObject({ structureVersion: 2 });
    expect(await mine.texts(), 'what a colleague took away since stays away').toEqual(['Een']);
    expect((await theirs.change([newText({ nl: 'Ander' }, first)], key)).json(), 'a key is of one person').toMatchObject({
      structureVersion: 4,
    });
  });

  test('that change nothing raise no counter, and a move changes nothing of a block', async () => {
    const two = newText({ nl: 'Twee' }, first);
    await mine.change([two]);
    const before = await mine.draft();
    await mine.change([
      { op: 'layout', layout: '100' },
      { op: 'remove', block: randomUUID() },
      { op: 'set', block: first, set: {} },
    ]);
    expect((await mine.draft()).structureVersion).toBe(before.structureVersion);
    await mine.change([{ op: 'move', block: first, layoutPosition: 'main', after: two.block.guid }]);
    const after = await mine.draft();
    expect(after.structureVersion).toBe(before.structureVersion + 1);
    expect(after.buildingBlockInstances.map(({ guid, version }) => [guid, version])).toEqual([
      [two.block.guid, before.structureVersion],
      [first, 1],
    ]);
  });

  test.each([
    {
      what: 'of a type that nobody knows',
      operation: { ...newText({ nl: 'x' }), block: { guid: randomUUID(), type: 'hologram' } },
      status: 422,
    },
    { what: 'with options that its type does not have', operation: { op: 'set', block: '', set: { colour: 'red' } }, status: 422 },
    {
      what: 'with words that do not fit',
      operation: { ...newText({}), block: { guid: randomUUID(), type: 'text', content: { nl: { text: 'x' } } } },
      status: 422,
    },
    { what: 'of a page with options that pages do not have', operation: { op: 'setDocument', set: { colour: 'red' } }, status: 422 },
  ])('$what are refused, and nothing of the whole is done', async ({ operation, status }) => {
    const given = 'block' in operation && operation.block === '' ? { ...operation, block: first } : operation;
    const answer = await mine.change([newText({ nl: 'Goed' }, first), given as never]);
    expect(answer.statusCode).toBe(status);
    expect(await mine.texts()).toEqual(['Een']);
    expect((await mine.draft()).structureVersion).toBe(1);
  });

  test('A1 cannot take the guid of a block of another page, and cannot reach one', async () => {
    const other = await createPage(app.system, {
      texts: { nl: { title: 'Ander', segment: 'ander' } },
      published: ['nl'],
      words: { nl: 'Van de ander' },
    });
    const { guid: foreign } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', other).executeTakeFirstOrThrow();
    expect((await mine.change([newText({ nl: 'Kaping' }, null, foreign)])).json()).toMatchObject({
      code: 'document.guid_taken',
      status: 409,
    });
    expect((await mine.change([{ op: 'remove', block: foreign }])).statusCode).toBe(200);
    expect(await deskOf(anna, other).texts()).toEqual(['Van de ander']);
  });

  test('set the options of a page, and take them back', async () => {
    await mine.change([{ op: 'setDocument', set: { showBreadcrumbs: false, headerImage: null } }]);
    expect((await mine.draft()).options).toEqual({ showBreadcrumbs: false });
    await mine.change([{ op: 'setDocument', set: { showBreadcrumbs: null } }]);
    expect((await mine.draft()).options).toEqual({});
  });

  test('another layout puts what has no column any more in the text, and nothing is lost', async () => {
    const aside = newText({ nl: 'Aan de kant' });
    await mine.change([
      { op: 'layout', layout: '75-25' },
      { ...aside, layoutPosition: 'side-right' },
    ]);
    expect(await mine.texts()).toEqual(['Een']);
    await mine.change([{ op: 'layout', layout: '100' }]);
    expect(await mine.texts()).toEqual(['Een', 'Aan de kant']);
  });
});

describe('what is taken away', () => {
  test('R10.06 is absent from the draft and from what it points to, and comes back to its place with its words', async () => {
    const { guid: asset } = await createPicture(app.system);
    const image = { guid: randomUUID(), type: 'image', options: { picture: { asset } }, content: { nl: { caption: 'Haven' } } };
    const [two] = [newText({ nl: 'Twee' }, image.guid)];
    await mine.change([{ op: 'insert', block: image, layoutPosition: 'main', after: first }, two]);
    const pointsTo = () =>
      app.db.selectFrom('documentReference').select('targetGuid').where('documentGuid', '=', page).where('isDraft', '=', true).execute();
    expect(await pointsTo()).toEqual([{ targetGuid: asset }]);
    await mine.change([{ op: 'remove', block: image.guid }]);
    expect((await mine.draft()).buildingBlockInstances.map(({ guid }) => guid)).toEqual([first, two.block.guid]);
    expect(await pointsTo()).toEqual([]);
    await theirs.change([{ op: 'revive', block: image.guid }]);
    expect((await mine.draft()).buildingBlockInstances.map(({ guid }) => guid)).toEqual([first, image.guid, two.block.guid]);
    expect(await mine.block(image.guid)).toMatchObject({ content: { caption: 'Haven' } });
    expect(await pointsTo()).toEqual([{ targetGuid: asset }]);
  });

  test('R10.06 still takes the words of who was writing in it, and tells them who took it away', async () => {
    await theirs.change([{ op: 'remove', block: first }]);
    const answer = await mine.save(first, 'Toch nog geschreven', { from: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ removed: { who: { guid: bram.guid, name: 'Bram Smit' } } });
    expect(await mine.texts()).toEqual([]);
    await mine.change([{ op: 'revive', block: first }]);
    expect(await mine.texts()).toEqual(['Toch nog geschreven']);
  });

  test('R10.06 is gone for good after thirty days, but for what a publication still holds', async () => {
    const two = newText({ nl: 'Twee' }, first);
    await mine.change([two, { op: 'remove', block: two.block.guid }, { op: 'remove', block: first }]);
    const kept = async () =>
      (await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).execute()).map(({ guid }) => guid);
    await purgeRemovedBlocks(app.db);
    expect(await kept()).toHaveLength(2);
    await app.db
      .updateTable('block')
      .set({ removedOn: new Date(Date.now() - 31 * 86_400_000) })
      .where('documentGuid', '=', page)
      .execute();
    await purgeRemovedBlocks(app.db);
    expect(await kept()).toEqual([first]);
  });
});

describe('a block that is not for everybody', () => {
  test('R10.12 is in the draft, and in the publications of its languages alone', async () => {
    const two = newText({ nl: 'Twee', en: 'Two' }, first);
    await mine.change([two, { op: 'limit', block: two.block.guid, languages: ['en'] }]);
    await Promise.all([mine.publish('nl'), mine.publish('en')]);
    const read = async (lang: string) => (await app.visitor.get(`/api/pages/${page}?lang=${lang}`)).body;
    expect(await read('nl')).not.toContain('Twee');
    expect(await read('en')).toContain('Two');
    expect(await mine.block(two.block.guid)).toMatchObject({ languages: ['en'] });
    await mine.change([{ op: 'hide', block: two.block.guid, isHidden: true }]);
    await mine.publish('en');
    expect(await read('en')).not.toContain('Two');
    expect(await mine.texts('en')).toEqual(['One', 'Two']);
  });
});

describe('who may add items to a list', () => {
  const put = (body: object, version: number, client = anna) =>
    client.send('POST', `/api/buildingblockinstance/${first}/permissions`, body, { 'if-match': `"${version}"` });

  test('R3.26 R7.27 is stored and holds at once: it is no change to publish, and no part of the options', async () => {
    const role = await newRole(app);
    const { version } = await mine.draft();
    const path = `/api/buildingblockinstance/${first}/permissions`;
    expect((await anna.get(path)).json()).toEqual({ guid: first, addPermission: 'Admin', addRoles: [], version });
    const saved = await put({ addPermission: 'Roles', addRoles: [role] }, version);
    expect((await anna.get(path)).json()).toEqual(saved.json());
    expect(saved.json()).toEqual({ guid: first, addPermission: 'Roles', addRoles: [role], version: version + 1 });
    expect((await put({ addPermission: 'Users' }, version)).json()).toMatchObject({
      status: 412,
      details: { value: { addRoles: [role] } },
    });
    expect(await mine.draft()).toMatchObject({ hasChanges: false, version: version + 1, buildingBlockInstances: [{ options: {} }] });
  });

  test.each(['Public', 'Verify'])('R6.26 is never %s: nobody would know who they are', async (addPermission) => {
    const refused = await put({ addPermission }, (await mine.draft()).version);
    expect(refused.json()).toMatchObject({ status: 422, errors: [{ path: 'addPermission', code: 'not_for_everybody' }] });
  });

  test('goes to admins when the role that could is taken away', async () => {
    const role = await newRole(app);
    await put({ addPermission: 'Roles', addRoles: [role] }, (await mine.draft()).version);
    expect((await anna.send('DELETE', `/api/roles/${role}`, undefined, { 'if-match': '"1"' })).statusCode).toBe(200);
    const stored = app.db.selectFrom('block').select(['addPermission', 'addRoles']).where('guid', '=', first);
    expect(await stored.executeTakeFirst()).toEqual({ addPermission: 'Admin', addRoles: [] });
  });
});

describe('title and description', () => {
  const words = (body: object, version: number, lang = 'nl', client = anna) =>
    client.send('PUT', `/api/documents/${page}/words?lang=${lang}`, body, { 'if-match': `"${version}"` });

  test('are saved in the draft of their language, from the version that was read; null is as it is in Dutch', async () => {
    const { wordsVersion } = await mine.draft('en');
    const saved = await words({ title: 'About the harbour' }, wordsVersion, 'en');
    expect(saved.json()).toMatchObject({ title: 'About the harbour', description: 'About us, kort' });
    const stale = await words({ title: 'Something else' }, wordsVersion, 'en', bram);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ details: { value: { title: 'About the harbour' }, who: { name: 'Anna Bakker' } } });
    const { version } = saved.json<{ version: number }>();
    expect((await words({ title: null, description: '' }, version, 'en')).statusCode).toBe(200);
    expect(await mine.draft('en')).toMatchObject({ title: 'Over ons', description: '', fallback: ['title'] });
    expect((await words({ title: null }, (await mine.draft()).wordsVersion)).json()).toMatchObject({ code: 'document.title_missing' });
  });
});

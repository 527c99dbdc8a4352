import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskOf, newText, type Desk } from '#domains/documents/testing/draft-of.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Comparison } from '../model/comparison.contract.ts';
import type { Change } from '../model/comparison.ts';

let app: TestApp;
const clients = {} as { anna: SignedInClient; bram: SignedInClient };
let page: string;
let first: string;
let mine: Desk;
let theirs: Desk;

beforeAll(async () => {
  app = await testApp();
  clients.anna = await app.signedIn({ isAdmin: true, firstName: 'Anna', middleName: '', lastName: 'Bakker' });
  clients.bram = await app.signedIn({ isAdmin: true, firstName: 'Bram', middleName: '', lastName: 'Smit' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { words: { nl: 'Bel ons op werkdagen', en: 'Call us on weekdays' } });
  ({ guid: first } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).executeTakeFirstOrThrow());
  [mine, theirs] = [deskOf(clients.anna, page), deskOf(clients.bram, page)];
});

const compare = async (query = 'lang=nl', client = clients.anna) =>
  (await client.get(`/api/documents/${page}:compare?${query}`)).json<Comparison>();
const textOf = ({ texts }: Change) =>
  texts.flatMap(({ parts }) => parts.map(({ kind, text }) => ({ same: '', added: '+', removed: '-' })[kind] + text.trim())).join('|');

describe('R10.30 what a publication would change', () => {
  test('is told block by block, word by word, with who changed it, in the language that is asked for', async () => {
    expect(await compare()).toMatchObject({ state: 'published', changes: [], readers: [] });
    await theirs.save(first, 'Bel ons elke dag');
    const two = newText({ nl: 'Twee', en: 'Two' }, first);
    await mine.change([two]);
    const { state, changes } = await compare();
    expect(state).toBe('changed');
    expect(changes.map((change) => [change.block, change.kind, textOf(change), change.who?.name])).toEqual([
      [first, 'changed', 'Bel ons|-op werkdagen|+elke dag', 'Bram Smit'],
      [two.block.guid, 'added', '+Twee', 'Anna Bakker'],
    ]);
    expect((await compare('lang=en')).changes.map((change) => textOf(change))).toEqual(['+Two']);
  });

  test('names the counters of the draft that it tells of: a publication of those goes through', async () => {
    await mine.save(first, 'Anders');
    const { structureVersion, draftVersion } = await compare();
    expect((await mine.publish('nl', `${structureVersion}.${draftVersion}`)).statusCode).toBe(200);
    expect(await compare()).toMatchObject({ state: 'published', changes: [], publishedOn: expect.stringMatching(/^20/) as string });
  });

  test('marks what others changed since somebody looked, and not what they changed themselves', async () => {
    const seen = await mine.seen();
    const two = newText({ nl: 'Twee' }, first);
    await mine.change([two]);
    await theirs.save(first, 'Van Bram');
    const { changes } = await compare(`lang=nl&since=${seen}`);
    expect(changes.map(({ block, isUnseen }) => [block, isUnseen])).toEqual([
      [first, true],
      [two.block.guid, false],
    ]);
  });

  test('is nothing when it was changed back, and all of what was never published', async () => {
    await mine.save(first, 'Anders');
    await mine.save(first, 'Bel ons op werkdagen');
    expect(await compare()).toMatchObject({ state: 'published', changes: [] });
    page = await createPage(app.system, { texts: { nl: { title: 'Nieuw', segment: 'nieuw' } }, published: [] });
    expect(await compare()).toMatchObject({
      state: 'new',
      publishedOn: null,
      changes: [{ block: null, kind: 'added', name: 'Nieuw' }, { kind: 'added' }],
    });
    expect(await compare('lang=en')).toMatchObject({ state: 'absent', changes: [] });
  });

  test('says who can see the page, and how many translations are behind', async () => {
    const role = await newRole(app);
    await app.db
      .updateTable('document')
      .set({ roleIds: [role] })
      .where('guid', '=', page)
      .execute();
    const { nameNl } = await app.db.selectFrom('role').select('nameNl').where('guid', '=', role).executeTakeFirstOrThrow();
    expect((await compare()).readers).toEqual([nameNl]);
    const body = { content: {}, basedOn: 1 };
    await clients.anna.send('PUT', `/api/buildingblockinstance/${first}/content?lang=en`, body, { 'if-match': '"1"' });
    await mine.save(first, 'Anders');
    expect(await compare('lang=en')).toMatchObject({ outdated: 1 });
  });

  test('a kept draft is compared with the draft of now', async () => {
    await mine.save(first, 'Bel ons elke dag');
    const { items } = (await clients.anna.get(`/api/documents/${page}/revisions`)).json<{ items: { number: number }[] }>();
    const of = async (lang: string) => {
      const path = `/api/documents/${page}/revisions/${items[0]?.number}:compare?lang=${lang}`;
      return (await clients.anna.get(path)).json<{ changes: Change[] }>().changes.map((change) => textOf(change));
    };
    expect([await of('nl'), await of('en')]).toEqual([['Bel ons|-op werkdagen|+elke dag'], []]);
  });

  test('A1 is for who may edit that page, and tells nothing of another', async () => {
    const role = await newRole(app);
    const manager = await withRoles(app, await app.signedIn({ isContentManager: true }), [role]);
    await app.db
      .updateTable('document')
      .set({ editPermission: 'Roles', editRoles: [role] })
      .where('guid', '=', page)
      .execute();
    expect((await manager.get(`/api/documents/${page}:compare?lang=nl`)).statusCode).toBe(200);
    const other = await createPage(app.system, { texts: { nl: { title: 'Ander', segment: 'ander' } }, published: [] });
    for (const path of [`${other}:compare?lang=nl`, `${other}/revisions/1:compare?lang=nl`, `${randomUUID()}:compare?lang=nl`]) {
      expect((await manager.get(`/api/documents/${path}`)).statusCode).toBe(404);
    }
    const reader = await app.signedIn({});
    expect((await reader.get(`/api/documents/${page}:compare?lang=nl`)).statusCode).toBe(403);
  });
});

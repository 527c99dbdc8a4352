import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deskOf, newText, type Desk } from '#domains/documents/testing/draft-of.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Revision } from '../model/revision.ts';
import { keepPausedWork, thinRevisions } from './index.ts';

let app: TestApp;
const clients = {} as { anna: SignedInClient; bram: SignedInClient };
let page: string;
let mine: Desk;
let theirs: Desk;
/** Three blocks, published in both languages. */
let a: string;
let b: string;
let c: string;

beforeAll(async () => {
  app = await testApp();
  clients.anna = await app.signedIn({ isAdmin: true, firstName: 'Anna', middleName: '', lastName: 'Bakker' });
  clients.bram = await app.signedIn({ isAdmin: true, firstName: 'Bram', middleName: '', lastName: 'Smit' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { words: { nl: 'A', en: 'A' } });
  const row = app.db.selectFrom('block').select('guid').where('documentGuid', '=', page);
  ({ guid: a } = await row.executeTakeFirstOrThrow());
  [mine, theirs] = [deskOf(clients.anna, page), deskOf(clients.bram, page)];
  const [second, third] = [newText({ nl: 'B', en: 'B' }, a), newText({ nl: 'C', en: 'C' }, null)];
  [b, c] = [second.block.guid, third.block.guid];
  await mine.change([second, { ...third, after: b }]);
  await mine.publish('nl');
  await mine.publish('en');
});

const read = async (lang = 'nl') => (await app.visitor.get(`/api/pages/${page}?lang=${lang}`)).body;

describe('throwing away what is not published', () => {
  /** D added, B taken away, A written anew. */
  async function rework(words: { nl?: string; en?: string }): Promise<string> {
    const fourth = newText(words, c);
    await mine.change([fourth, { op: 'remove', block: b }]);
    await mine.save(a, 'A anders');
    await theirs.save(a, 'A otherwise', { lang: 'en' });
    return fourth.block.guid;
  }

  test('R10.08 gives Dutch back what it is published with; a block with English words that nobody published stays, for English alone', async () => {
    const d = await rework({ nl: 'D', en: 'D' });
    const answer = await mine.discard('nl');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      kept: [{ block: d, language: 'en', who: { guid: clients.anna.guid, name: 'Anna Bakker' } }],
      structureChanges: 0,
    });
    const draft = await mine.draft();
    expect(draft.buildingBlockInstances.map(({ guid, languages }) => [guid, languages])).toEqual([
      [a, null],
      [b, null],
      [c, null],
      [d, ['en']],
    ]);
    expect(await mine.texts()).toEqual(['A', 'B', 'C', '']);
    expect(await mine.texts('en')).toEqual(['A otherwise', 'B', 'C', 'D']);
    expect([draft.hasChanges, (await mine.draft('en')).hasChanges]).toEqual([false, true]);
  });

  test('R10.08 sets a block with Dutch words alone aside', async () => {
    const d = await rework({ nl: 'D' });
    expect((await mine.discard('nl')).json()).toMatchObject({ kept: [] });
    expect((await mine.draft()).buildingBlockInstances.map(({ guid }) => guid)).toEqual([a, b, c]);
    await mine.change([{ op: 'revive', block: d }]);
    expect((await mine.texts()).length, 'it is not lost').toBe(4);
  });

  test('R10.08 keeps a structure that English was published with in between, and says how much of it', async () => {
    const d = await rework({ nl: 'D', en: 'D' });
    await theirs.publish('en');
    const answer = await mine.discard('nl');
    expect(answer.json()).toMatchObject({ kept: [], structureChanges: 2 });
    const draft = await mine.draft();
    expect(draft.buildingBlockInstances.map(({ guid }) => guid)).toEqual([a, c, d]);
    expect(await mine.texts()).toEqual(['A', 'C', '']);
    expect(await mine.texts('en')).toEqual(['A otherwise', 'C', 'D']);
    expect((await mine.draft('en')).hasChanges).toBe(false);
  });

  test('changes nothing for readers, raises its counters, and can itself be taken back', async () => {
    await rework({ nl: 'D', en: 'D' });
    const before = [await mine.texts(), await mine.texts('en'), await mine.draft()] as const;
    const { revision } = (await mine.discard('nl')).json<{ revision: number }>();
    const after = await mine.draft();
    expect(after.structureVersion).toBeGreaterThan(before[2].structureVersion);
    expect(after.draftVersion).toBeGreaterThan(before[2].draftVersion);
    expect(await read()).not.toContain('A anders');
    expect((await mine.restore(revision, { languages: ['nl'], hasStructure: true })).statusCode).toBe(200);
    expect([await mine.texts(), await mine.texts('en')]).toEqual([before[0], before[1]]);
  });

  test('is refused from a draft that its sender did not see, and where nothing was ever published', async () => {
    const seen = await mine.seen();
    await theirs.save(b, 'Van Bram');
    const stale = await mine.discard('nl', seen);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ details: { changes: [{ block: b, who: { name: 'Bram Smit' } }] } });
    page = await createPage(app.system, { texts: { nl: { title: 'Nieuw', segment: 'nieuw' } }, published: [] });
    expect((await deskOf(clients.anna, page).discard()).json()).toMatchObject({ status: 409, code: 'document.never_published' });
  });

  test('goes back to a publication from before revisions were kept as well', async () => {
    await app.db.deleteFrom('revision').where('documentGuid', '=', page).execute();
    await rework({ nl: 'D' });
    expect((await mine.discard('nl')).statusCode).toBe(200);
    expect(await mine.texts()).toEqual(['A', 'B', 'C']);
    expect((await mine.draft()).hasChanges).toBe(false);
  });
});

describe('revisions', () => {
  const list = async (query = '') =>
    (await clients.anna.get(`/api/documents/${page}/revisions${query}`)).json<{ items: Revision[]; total: number }>();
  /** As if nobody had touched the page for so long. */
  async function letTimePass(minutes: number): Promise<void> {
    const earlier = sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`;
    await app.db.updateTable('document').set({ structureChangedOn: earlier, updatedOn: earlier }).where('guid', '=', page).execute();
    await app.db.updateTable('documentLanguage').set({ draftChangedOn: earlier }).where('documentGuid', '=', page).execute();
    await app.db.updateTable('revision').set({ madeOn: earlier }).where('documentGuid', '=', page).execute();
  }

  test('R10.07 are kept of each publication, of work that paused and of work that somebody else goes on with', async () => {
    expect((await list()).items.map(({ kind, language }) => [kind, language])).toEqual([
      ['published', 'en'],
      ['published', 'nl'],
      ['published', 'en'],
      ['published', 'nl'],
    ]);
    await mine.save(a, 'Eerst');
    await letTimePass(6);
    await mine.save(a, 'Na de koffie');
    await letTimePass(6);
    await mine.save(a, 'Nog iets');
    const {
      items: [newest, before],
    } = await list();
    expect([newest?.kind, before?.kind]).toEqual(['paused', 'paused']);
    expect(newest?.madeBy).toEqual({ guid: clients.anna.guid, name: 'Anna Bakker' });
    expect(JSON.stringify((await clients.anna.get(`/api/documents/${page}/revisions/${newest?.number}`)).json())).toContain('Na de koffie');

    await app.db
      .updateTable('revision')
      .set({ madeOn: sql`made_on - interval '1 hour'` })
      .where('documentGuid', '=', page)
      .execute();
    await theirs.save(b, 'Van Bram');
    const [handed] = (await list()).items;
    expect(handed).toMatchObject({ kind: 'handed_over', madeBy: { name: 'Anna Bakker' } });
    const whole = (await clients.anna.get(`/api/documents/${page}/revisions/${handed?.number}`)).body;
    expect(whole).toContain('Nog iets');
    expect(whole).not.toContain('Van Bram');
  });

  test('of two who write at the same time are kept now and then, not at each of their saves', async () => {
    await app.db
      .updateTable('revision')
      .set({ madeOn: sql`made_on - interval '1 hour'` })
      .where('documentGuid', '=', page)
      .execute();
    const { total } = await list();
    for (const round of [1, 2, 3, 4]) {
      await mine.save(a, `Anna ${round}`);
      await theirs.save(b, `Bram ${round}`);
    }
    expect((await list()).total).toBe(total + 1);
  });

  test('R10.07 are kept of what nobody went on with, once', async () => {
    await mine.save(a, 'Blijft liggen');
    await keepPausedWork(app.db);
    const { total } = await list();
    await letTimePass(6);
    await keepPausedWork(app.db);
    await keepPausedWork(app.db);
    expect((await list()).total).toBe(total + 1);
  });

  test('R10.09 come back whole, or for the words of one language, as a draft; what is public stays', async () => {
    const { items } = await list();
    const number = items[0]?.number ?? 0;
    await mine.save(a, 'Anders');
    await mine.save(a, 'Otherwise', { lang: 'en' });
    await mine.change([{ op: 'remove', block: b }]);
    await mine.publish('nl');
    expect((await mine.restore(number, { languages: ['nl'], hasStructure: false })).statusCode).toBe(200);
    expect([await mine.texts(), await mine.texts('en')]).toEqual([
      ['A', 'C'],
      ['Otherwise', 'C'],
    ]);
    expect((await mine.restore(number, { languages: ['nl', 'en'], hasStructure: true })).statusCode).toBe(200);
    expect([await mine.texts(), await mine.texts('en')]).toEqual([
      ['A', 'B', 'C'],
      ['A', 'B', 'C'],
    ]);
    expect(await read()).toContain('Anders');
    expect((await list()).items[0]).toMatchObject({ kind: 'before_restore' });
  });

  test('bring back a block that was thrown away for good, under its own guid', async () => {
    const number = (await list()).items[0]?.number ?? 0;
    await mine.change([{ op: 'remove', block: b }]);
    await app.db.deleteFrom('block').where('guid', '=', b).execute();
    await mine.restore(number, { languages: ['nl', 'en'], hasStructure: true });
    expect((await mine.draft()).buildingBlockInstances.map(({ guid }) => guid)).toEqual([a, b, c]);
    expect(await mine.texts('en')).toEqual(['A', 'B', 'C']);
  });

  test('are thinned after a month to the last of each day, but for what was published', async () => {
    await mine.save(a, 'Eerst');
    await letTimePass(6);
    await mine.save(a, 'Daarna');
    await letTimePass(6);
    await mine.save(a, 'Ten slotte');
    await app.db
      .updateTable('revision')
      .set({ madeOn: sql`now() - interval '40 days'` })
      .where('documentGuid', '=', page)
      .execute();
    await thinRevisions(app.db);
    const kinds = (await list()).items.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'published')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'paused')).toHaveLength(1);
  });

  test('are given a part at a time', async () => {
    const { items } = await list('?itemCount=2');
    expect(items).toHaveLength(2);
    expect((await list(`?itemCount=2&before=${items[1]?.number}`)).items.map(({ number }) => number)).toEqual([
      (items[1]?.number ?? 0) - 1,
      (items[1]?.number ?? 0) - 2,
    ]);
  });

  test('A1 are for its editors, and of one document', async () => {
    const manager = await app.signedIn({ isContentManager: true });
    expect((await manager.get(`/api/documents/${page}/revisions`)).statusCode).toBe(403);
    const other = await createPage(app.system, { texts: { nl: { title: 'Ander', segment: 'ander' } }, published: [] });
    expect((await clients.anna.get(`/api/documents/${other}/revisions/1`)).statusCode).toBe(404);
    expect((await manager.get(`/api/documents/${other}/revisions`)).statusCode).toBe(404);
  });
});

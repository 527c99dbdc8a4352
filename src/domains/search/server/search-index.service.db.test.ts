import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishDocument, restrictDocument, unpublishDocument } from '#domains/documents/server/index.ts';
import { joining } from '#platform/server/context.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createText } from '../testing/search-factory.ts';
import type { SearchAnswer } from '../model/search.ts';
import { indexForgottenDocuments, reindexAll } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  await app.ownerDb.deleteFrom('searchWord').execute();
});
afterAll(() => app.close());

async function ask(q: string): Promise<SearchAnswer> {
  const answer = await app.visitor.get(`/api/search?${new URLSearchParams({ q, lang: 'nl' })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const titles = ({ results }: SearchAnswer) => results.map(({ title }) => title);

/** How many wait for something that another transaction holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows.length;
}

describe('with every change of what is published', () => {
  test('what is published is found at once, what is written later is not', async () => {
    const guid = await createText(app.system, 'nl', { title: 'Markt', body: 'Elke donderdag vis.' });
    await sql`update block_content set content = replace(content::text, 'vis', 'kaas')::jsonb`.execute(app.db);
    expect(titles(await ask('vis'))).toEqual(['Markt']);
    expect((await ask('kaas')).total).toBe(0);
    await publishDocument(app.system, guid, 'nl');
    expect(titles(await ask('kaas'))).toEqual(['Markt']);
    expect((await ask('vis')).total).toBe(0);
  });

  test('what is taken offline, deleted or restricted is gone from that moment', async () => {
    const offline = await createText(app.system, 'nl', { title: 'Vuurwerk offline' });
    const deleted = await createText(app.system, 'nl', { title: 'Vuurwerk weg' });
    const restricted = await createText(app.system, 'nl', { title: 'Vuurwerk besloten' });
    expect((await ask('vuurwerk')).total).toBe(3);
    await unpublishDocument(app.system, offline, 'nl');
    expect((await ask('vuurwerk')).total).toBe(2);
    await app.db.updateTable('document').set({ deletedOn: new Date() }).where('guid', '=', deleted).execute();
    expect((await ask('vuurwerk')).total).toBe(1);
    await restrictDocument(app.system, restricted, ['5b0f1f8e-1111-4222-8333-444455556666']);
    expect(await ask('vuurwerk')).toMatchObject({ total: 0, results: [], didYouMean: null });
  });

  test('the words of the site are those of what is published', async () => {
    const one = await createText(app.system, 'nl', { title: 'Brug', body: 'De brug is dicht.' });
    await createText(app.system, 'nl', { title: 'Brug over de haven' });
    const frequencies = async () =>
      Object.fromEntries(
        (await app.db.selectFrom('searchWord').select(['word', 'frequency']).orderBy('word').execute()).map((row) => [
          row.word,
          row.frequency,
        ]),
      );
    expect(await frequencies()).toEqual({ brug: 2, dicht: 1, haven: 1 });
    await publishDocument(app.system, one, 'nl');
    expect(await frequencies()).toEqual({ brug: 2, dicht: 1, haven: 1 });
    await unpublishDocument(app.system, one, 'nl');
    expect(await frequencies()).toEqual({ brug: 1, haven: 1 });
  });

  test('a publication that fails leaves the index as it was', async () => {
    const guid = await createText(app.system, 'nl', { title: 'Sluis' });
    const failing = app.system.transact(async (tx) => {
      await unpublishDocument({ ...app.system, db: tx, transact: (work) => work(tx) }, guid, 'nl');
      throw new Error('halverwege');
    });
    await expect(failing).rejects.toThrow('halverwege');
    expect((await ask('sluis')).total).toBe(1);
  });

  test('footers and templates are no results', async () => {
    const guid = await createText(app.system, 'nl', { title: 'Voettekst', isDraft: true });
    await app.ownerDb.updateTable('document').set({ kind: 'footer' }).where('guid', '=', guid).execute();
    await publishDocument(app.system, guid, 'nl');
    expect((await ask('voettekst')).total).toBe(0);
  });

  test('what was published before there was an index is indexed later, and all of it anew on request', async () => {
    await createText(app.system, 'nl', { title: 'Molen' });
    await createText(app.system, 'en', { title: 'Windmill' });
    await app.ownerDb.deleteFrom('searchDocument').execute();
    await app.ownerDb.deleteFrom('searchWord').execute();
    expect((await ask('molen')).total).toBe(0);
    await indexForgottenDocuments(app.db);
    expect((await ask('molen')).total).toBe(1);
    await app.ownerDb.updateTable('searchWord').set({ frequency: 7 }).execute();
    expect(await reindexAll(app.db)).toBe(2);
    expect((await app.db.selectFrom('searchWord').select('frequency').execute()).map(({ frequency }) => frequency)).toEqual([1, 1]);
  });

  test('reindexing that had to wait for somebody who publishes keeps what they published', async () => {
    const guid = await createText(app.system, 'nl', { title: 'Markt', body: 'Elke donderdag vis.' });
    let reindexing: Promise<number> | undefined;
    await app.system.transact(async (tx) => {
      await sql`update block_content set content = replace(content::text, 'vis', 'kaas')::jsonb`.execute(tx);
      await publishDocument(joining(app.system, tx), guid, 'nl');
      reindexing = reindexAll(app.db);
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    });
    await reindexing;
    expect(titles(await ask('kaas'))).toEqual(['Markt']);
    expect((await ask('vis')).total).toBe(0);
  });

  test('two people who publish the same words at the same time do not wait for each other for ever', async () => {
    const words = 'aal beer cavia das eend fazant gans haas ibis jak koe lam'.split(' ');
    const texts = Array.from({ length: 8 }, (_, index) => ({
      title: `Dier ${index}`,
      body: (index % 2 === 0 ? words : words.toReversed()).join(' '),
    }));
    await Promise.all(texts.map((text) => createText(app.system, 'nl', text)));
    expect((await ask('fazant')).total).toBe(8);
  });
});

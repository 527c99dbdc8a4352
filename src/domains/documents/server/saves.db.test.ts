import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { countersOf } from '#domains/documents/testing/changed-draft.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { insertPageOfBlocks } from '../../../../tests/support/page-of-blocks.ts';
import { isPoll, recordStatements } from '../../../../tests/support/statements.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { insertBlock } from './index.ts';

let app: TestApp;
let admin: SignedInClient;
let page: string;
let block: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system);
  block = await firstBlockOf(page);
});

async function firstBlockOf(documentGuid: string): Promise<string> {
  const row = app.db.selectFrom('block').select('guid').where('documentGuid', '=', documentGuid).orderBy('sortId').limit(1);
  return (await row.executeTakeFirstOrThrow()).guid;
}

/** From whatever version it has. */
async function save(client: SignedInClient, text: string, { guid = block, lang = 'nl' } = {}): Promise<void> {
  const row = app.db
    .selectFrom('blockContent')
    .select('version')
    .where('blockGuid', '=', guid)
    .where('language', '=', lang as 'nl');
  const version = (await row.executeTakeFirst())?.version ?? 0;
  const path = `/api/buildingblockinstance/${guid}/content?lang=${lang}`;
  const answer = await client.send('PUT', path, { content: { text: richTextOf(text) } }, { 'if-match': `"${version}"` });
  expect(answer.statusCode).toBe(200);
}

const told = async () =>
  (await app.db
    .selectFrom('audit')
    .select(['type', 'actorGuid', 'details'])
    .where('subjectGuid', '=', page)
    .where('type', 'like', 'block.%')
    .orderBy('id')
    .execute()) as {
    type: string;
    actorGuid: string;
    details: { language?: string };
  }[];

describe('what is saved while somebody works on a page', () => {
  test('stands in the log once for each person and language, however often it is saved', async () => {
    const other = await app.signedIn({ isAdmin: true });
    for (let number = 0; number < 5; number++) await save(admin, `Tekst ${number}`);
    await save(other, 'Van een ander');
    await save(admin, 'Text', { lang: 'en' });
    await save(admin, 'Tekst');
    expect(await told()).toEqual([
      { type: 'block.content_saved', actorGuid: admin.guid, details: { language: 'nl' } },
      { type: 'block.content_saved', actorGuid: other.guid, details: { language: 'nl' } },
      { type: 'block.content_saved', actorGuid: admin.guid, details: { language: 'en' } },
    ]);
  });

  test('is told anew after half an hour without a save, and not before', async () => {
    const pause = (minutes: number) => sql`update editing_work set saved_on = now() - ${minutes} * interval '1 minute'`.execute(app.db);
    await save(admin, 'Een');
    await pause(29);
    await save(admin, 'Twee');
    expect(await told()).toHaveLength(1);
    await pause(31);
    await save(admin, 'Drie');
    expect(await told()).toHaveLength(2);
  });

  test('is told anew after it was published', async () => {
    await save(admin, 'Een');
    expect(
      (await admin.send('POST', `/api/pages/${page}:publish?lang=nl`, undefined, { 'if-match': await countersOf(app.db, page) }))
        .statusCode,
    ).toBe(200);
    await save(admin, 'Twee');
    expect(await told()).toHaveLength(2);
  });

  test('changes what the draft points to only when that differs', async () => {
    const rows = async () =>
      (
        await sql<{
          place: string;
          target: string;
        }>`select ctid::text || xmin::text as place, target_guid::text || coalesce(url, '') as target
        from document_reference where document_guid = ${page} and is_draft order by 1`.execute(app.db)
      ).rows;
    const { guid: asset } = await createPicture(app.system);
    const image = await insertBlock(app.db, {
      documentGuid: page,
      type: 'image',
      layoutPosition: 'main',
      sortId: 3,
      options: { picture: { asset } },
      content: { nl: { caption: 'Haven' } },
    });
    const before = await rows();
    expect(before).toHaveLength(1);
    await save(admin, 'Nieuwe woorden');
    expect(await rows(), 'words without links touch nothing').toEqual(before);
    const path = `/api/buildingblockinstance/${image}`;
    const words = { content: { caption: 'Kade' } };
    expect((await admin.send('PUT', `${path}/content?lang=nl`, words, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect(await rows()).toEqual(before);
    const { guid: another } = await createPicture(app.system);
    expect((await admin.send('POST', `${path}/options`, { picture: { asset: another } }, { 'if-match': '"1"' })).statusCode).toBe(200);
    expect((await rows()).map(({ target }) => target)).toEqual([another]);
  });

  test('costs the same however many blocks the page has', async () => {
    const counts: number[] = [];
    for (const count of [2, 60]) {
      const guid = await firstBlockOf(await insertPageOfBlocks(app.system, { segment: `blokken-${count}`, count }));
      await save(admin, 'Eerste', { guid });
      const statements = recordStatements(app.database.pool);
      const costs: number[] = [];
      // Now and then something is done beside it, such as noting that somebody is still here.
      for (const words of ['Tweede', 'Derde', 'Vierde']) {
        const before = statements.length;
        await save(admin, words, { guid });
        const own = statements.slice(before).filter((statement) => !isPoll(statement));
        expect(own.filter((statement) => /from "block"/.test(statement) && !/"guid" = \$/.test(statement))).toEqual([]);
        costs.push(own.length);
      }
      counts.push(Math.min(...costs));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

test('R10.25 of two texts for one place, the one that was not chosen is kept as a revision, and is not in the draft', async () => {
  await save(admin, 'Eerst');
  const [version] = await app.db
    .selectFrom('blockContent')
    .select('version')
    .where('blockGuid', '=', block)
    .where('language', '=', 'nl')
    .execute();
  const body = { content: { text: richTextOf('Gekozen') }, setAside: { text: richTextOf('Niet gekozen') } };
  const path = `/api/buildingblockinstance/${block}/content?lang=nl`;
  expect((await admin.send('PUT', path, body, { 'if-match': `"${version?.version}"` })).statusCode).toBe(200);
  const { items } = (await admin.get(`/api/documents/${page}/revisions`)).json<{ items: { number: number; kind: string }[] }>();
  const kept = items.find(({ kind }) => kind === 'set_aside');
  expect(kept).toMatchObject({ language: 'nl', madeBy: { guid: admin.guid } });
  const revision = await admin.get(`/api/documents/${page}/revisions/${kept?.number}`);
  expect(revision.body).toContain('Niet gekozen');
  const draft = await admin.get(`/api/pages/${page}/draft?lang=nl`);
  expect(draft.body).toContain('Gekozen');
  expect(draft.body).not.toContain('Niet gekozen');
});

test('R10.25 so is the title that was not chosen', async () => {
  const { wordsVersion } = (await admin.get(`/api/pages/${page}/draft?lang=nl`)).json<{ wordsVersion: number }>();
  const body = { title: 'Gekozen titel', setAside: { title: 'Andere titel' } };
  const answer = await admin.send('PUT', `/api/documents/${page}/words?lang=nl`, body, { 'if-match': `"${wordsVersion}"` });
  expect(answer.statusCode).toBe(200);
  const { items } = (await admin.get(`/api/documents/${page}/revisions`)).json<{ items: { number: number; kind: string }[] }>();
  const kept = items.find(({ kind }) => kind === 'set_aside');
  expect((await admin.get(`/api/documents/${page}/revisions/${kept?.number}`)).json()).toMatchObject({
    draft: { words: { nl: { title: 'Andere titel' } } },
  });
  expect((await admin.get(`/api/pages/${page}/draft?lang=nl`)).json()).toMatchObject({ title: 'Gekozen titel' });
});

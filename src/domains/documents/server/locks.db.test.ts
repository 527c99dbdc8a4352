import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countersOf } from '#domains/documents/testing/changed-draft.ts';
import { richTextOf } from '#domains/blocks/model/rich-text-of.ts';
import { addTextBlock, createPage } from '#domains/pages/testing/page-factory.ts';
import { testApp, type Answered, type Client, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

/** The same order of chances in every run. */
function chances(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}

/** How often transactions of this database waited for each other in a circle. */
async function countDeadlocks(): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(app.db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(app.db);
  return rows[0]?.deadlocks ?? 0;
}

test('whoever saves, publishes or ends a role at the same moment: nobody fails and nobody waits in a circle', async () => {
  const page = await createPage(app.system);
  await addTextBlock(app.system, page, { nl: 'Nog een tekst', en: 'One more text' });
  const blocks = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).execute();
  const before = await countDeadlocks();
  const next = chances(7);

  async function version(guid: string): Promise<string> {
    const row = app.db.selectFrom('blockContent').select('version').where('blockGuid', '=', guid).where('language', '=', 'nl');
    return `"${(await row.executeTakeFirst())?.version}"`;
  }

  async function saveWords(): Promise<Answered> {
    const guid = blocks[next(blocks.length)]?.guid ?? '';
    const content = { text: richTextOf(`Woord ${next(1000)}`) };
    const match = { 'if-match': await version(guid) };
    return admin.send('PUT', `/api/buildingblockinstance/${guid}/content?lang=nl`, { content }, match);
  }

  async function publish(): Promise<Answered> {
    return admin.send('POST', `/api/pages/${page}:publish?lang=nl`, undefined, { 'if-match': await countersOf(app.db, page) });
  }

  /** The page and its blocks name the role, so that its end changes all of them. */
  async function endRole(number: number): Promise<Answered> {
    const made = await admin.send('POST', '/api/roles', { nameNl: `Rol ${number}`, nameEn: `Role ${number}` });
    const { guid, version: own } = made.json<{ guid: string; version: number }>();
    await sql`update document set edit_permission = 'Roles', edit_roles = ${[guid]}::uuid[] where guid = ${page}`.execute(app.db);
    await sql`update block set options = jsonb_build_object('background', 'none', 'seenBy', ${guid}::text)
      where document_guid = ${page}`.execute(app.db);
    return admin.send('DELETE', `/api/roles/${guid}`, undefined, { 'if-match': `"${own}"` });
  }

  const answers: Answered[] = [];
  for (let round = 0; round < 20; round++) {
    const acts = [saveWords, saveWords, saveWords, next(2) === 0 ? publish : saveWords, () => endRole(round)];
    const order = acts.toSorted(() => next(3) - 1);
    answers.push(...(await Promise.all(order.map((act) => act()))));
  }
  const failures = answers
    .filter(({ statusCode }) => ![200, 204, 412].includes(statusCode))
    .map(({ statusCode, body }) => `${statusCode} ${body}`);
  expect(failures).toEqual([]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(40);
  await sql`select pg_sleep(0.1)`.execute(app.db);
  expect(await countDeadlocks()).toBe(before);
}, 60_000);

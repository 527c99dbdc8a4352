import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf } from '#domains/documents/testing/draft-of.ts';
import { interleave } from '#domains/documents/testing/interleave.ts';
import { addTextBlock, createPage } from '#domains/pages/testing/page-factory.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

/** The drill `interleavings` does a thousand of them. */
const runs = Number(process.env['INTERLEAVINGS'] ?? 2);
const firstSeed = Number(process.env['FIRST_SEED'] ?? 1);

let app: TestApp;
let admin: SignedInClient;
let editor: SignedInClient;
let role: string;
/** In all runs together. */
const happened: Record<string, number> = {};

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
  editor = await app.signedIn({ isContentManager: true });
  role = await newRole(app);
  await app.db.insertInto('userRole').values({ userGuid: editor.guid, roleGuid: role }).execute();
});
afterAll(() => app.close());

async function countDeadlocks(): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(app.db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(app.db);
  return rows[0]?.deadlocks ?? 0;
}

/** Everything that anybody can still get at: the draft with what was taken away, and every revision. */
async function everythingKept(page: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select content::text as text from block_content join block on guid = block_guid where document_guid = ${page}
    union all select draft::text from revision where document_guid = ${page}`.execute(app.db);
  return rows.map(({ text }) => text).join('\n');
}

async function publishedWords(page: string, language: string): Promise<string> {
  const row = app.db
    .selectFrom('documentLanguage')
    .select(sql<string>`coalesce(snapshot::text, '')`.as('text'))
    .where('documentGuid', '=', page)
    .where('language', '=', language as 'nl');
  return (await row.executeTakeFirst())?.text ?? '';
}

test.each(Array.from({ length: runs }, (_, index) => firstSeed + index))(
  'R10.02 R10.10 two editors at once, run %i: nobody is failed, and no word that was acknowledged is lost',
  async (seed) => {
    const inMenu = { title: `Pagina ${seed}`, segment: `pagina-${seed}` };
    const page = await createPage(app.system, { texts: { nl: inMenu, en: inMenu }, words: { nl: 'begin', en: 'start' } });
    for (const words of ['twee', 'drie']) await addTextBlock(app.system, page, { nl: words, en: `${words}e` });
    await app.db
      .updateTable('document')
      .set({ editPermission: 'Roles', editRoles: [role] })
      .where('guid', '=', page)
      .execute();
    const deadlocks = await countDeadlocks();

    async function changeRights(isGiven: boolean) {
      const { version } = await deskOf(admin, page).draft();
      const rights = { roleIds: [], editPermission: isGiven ? 'Roles' : 'Admin', editRoles: isGiven ? [role] : [] };
      return admin.send('PUT', `/api/pages/${page}/rights`, rights, { 'if-match': `"${version}"` });
    }

    const desks = [{ desk: deskOf(admin, page), changeRights }, { desk: deskOf(editor, page) }];
    const { acknowledged, failures, counts } = await interleave(desks, seed, 36);
    for (const [what, count] of Object.entries(counts)) happened[what] = (happened[what] ?? 0) + count;
    expect(failures).toEqual([]);
    expect(await countDeadlocks()).toBe(deadlocks);
    expect(acknowledged.length).toBeGreaterThanOrEqual(20);
    const kept = await everythingKept(page);
    expect(acknowledged.filter((word) => !kept.includes(`${word}"`) && !kept.includes(`${word} `))).toEqual([]);
    // Words of one language never stand in a publication of the other.
    const english = acknowledged.map((word) => `${word}e`);
    const [dutchText, englishText] = [await publishedWords(page, 'nl'), await publishedWords(page, 'en')];
    expect(english.filter((word) => dutchText.includes(`${word}"`))).toEqual([]);
    expect(englishText).not.toContain('"begin');
  },
);

test('in these runs there were conflicts, changes that were done to what others made of it, publications, and ways back', () => {
  const wanted = ['conflict', 'rebase', 'publish', 'discard', 'restore'];
  expect(wanted.filter((what) => (happened[what] ?? 0) === 0)).toEqual([]);
});

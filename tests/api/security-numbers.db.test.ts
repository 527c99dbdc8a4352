import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { readConfig } from '#platform/server/config.ts';
import { testApp, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  await updateSetting(app.system, 'allowRegistration', true);
  await app.server.contentVersion.refresh();
  person = await app.signedIn();
});
afterAll(() => app.close());

/** Seconds that the newest one works. */
async function lifetimeOf(table: 'one_time_token' | 'login_attempt', purpose?: string): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_on - created_on)::int as seconds from ${sql.table(table)}
    where ${purpose === undefined ? sql`true` : sql`purpose = ${purpose}`} order by created_on desc limit 1`.execute(app.db);
  return rows[0]?.seconds;
}

async function linkIn(kind: string): Promise<string> {
  const mail = (await app.mails()).findLast((each) => each.kind === kind);
  return new URL(mail?.content.action?.href ?? '').pathname;
}

test('F9 F10 how long the link in a mail works, and the second step', async () => {
  await app.visitor.post('/reset', { email: person.email });
  expect(await lifetimeOf('one_time_token', 'reset')).toBe(30 * 60);
  await app.visitor.post('/register', { email: 'ans@plein.test' });
  expect(await lifetimeOf('one_time_token', 'verify')).toBe(24 * 3600);
  await person.send('POST', '/api/account:email', { email: 'ander@plein.test', currentPassword: person.password });
  expect(await lifetimeOf('one_time_token', 'change-email')).toBe(3600);
  await app.visitor.post(await linkIn('auth.change_email'), {});
  expect(await lifetimeOf('one_time_token', 'revert-email')).toBe(7 * 24 * 3600);
  const careful = await signedInWithAuthenticator(app);
  await careful.send('POST', '/api/secondfactors/recoverycodes:renew');
  expect(await lifetimeOf('one_time_token', 'dispute')).toBe(7 * 24 * 3600);
  await afterPassword(app, careful);
  expect(await lifetimeOf('login_attempt')).toBe(10 * 60);
});

test('F3 a password is kept as Argon2id of 64 MiB and three rounds', async () => {
  // As everywhere but in tests, where they are quick.
  const product = await app.secondInstance({}, undefined, readConfig({}).passwordCost);
  const { guid, email, password: known } = await app.signedIn();
  expect((await product.visitor.post('/login', { email, password: known })).statusCode).toBe(303);
  const { hash } = await app.db.selectFrom('userPassword').select('hash').where('userGuid', '=', guid).executeTakeFirstOrThrow();
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
});

test('how long a statement, a lock and an idle transaction may take', async () => {
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(app.db);
  expect(rows).toEqual([{ statement: expect.stringMatching(/^[25]s$/), lock: '2s', idle: '10s' }]);
});

test('H8 who was erased is written down, and neither the application’s role nor the owner’s takes anybody from that list', async () => {
  const guid = '5b0f1f8e-1111-4222-8333-444455556666';
  await sql`insert into erased_user (user_guid) values (${guid})`.execute(app.db);
  expect((await sql`select user_guid from erased_user where user_guid = ${guid}`.execute(app.db)).rows).toHaveLength(1);
  for (const act of [sql`delete from erased_user`, sql`update erased_user set user_guid = gen_random_uuid()`, sql`truncate erased_user`]) {
    for (const db of [app.db, app.ownerDb]) await expect(act.execute(db)).rejects.toMatchObject({ code: '42501' });
  }
});

test('J3 the application’s role can add to the audit log and do no more with it', async () => {
  for (const act of [sql`delete from audit`, sql`update audit set type = 'x.y'`, sql`truncate audit`, sql`create table x ()`]) {
    await expect(act.execute(app.db)).rejects.toMatchObject({ code: '42501' });
  }
});

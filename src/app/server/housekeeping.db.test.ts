import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../tests/support/test-app.ts';
import { quietLog } from '../../../tests/support/test-server.ts';
import { cleanUp } from './housekeeping.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('what has had its time is thrown away, and nothing else', async () => {
  const [person, away] = [await app.signedIn(), await app.signedIn()];
  await sql`update session set ended_on = now() - interval '31 days', last_seen_on = '2026-01-02' where user_guid = ${away.guid}`.execute(
    app.db,
  );
  await sql`insert into session (token_hash, user_guid, expires_on, ended_on) values
    ('old', ${person.guid}, now(), now() - interval '31 days'),
    ('recent', ${person.guid}, now(), now() - interval '29 days'),
    ('expired', ${person.guid}, now() - interval '31 days', null)`.execute(app.db);
  await sql`insert into idempotency (scope, key, request_hash, created_on) values
    ('s', 'old', '', now() - interval '25 hours'), ('s', 'recent', '', now() - interval '23 hours')`.execute(app.db);
  await sql`insert into rate_limit (key, used, ends_on) values
    ('old', 1, now() - interval '1 second'), ('recent', 1, now() + interval '1 minute')`.execute(app.db);
  await sql`insert into sign_in_delay (account_key, failures, failed_on) values
    ('old', 9, now() - interval '61 minutes'), ('recent', 9, now() - interval '59 minutes')`.execute(app.db);
  await sql`insert into client_log (short_message, received_on, logged_on, level, full_message, origin, platform, user_agent, is_bot, network, correlation_id)
    select name, now() - age, now() - age, 7, '', '', '', '', false, '', ''
    from (values ('old', interval '91 days'), ('recent', interval '89 days')) entry (name, age)`.execute(app.db);

  await cleanUp({ config: app.config, db: app.db, storage: app.system.storage, log: quietLog });

  const left = await sql<{ name: string }>`
    select 'session ' || encode(token_hash, 'escape') as name from session where octet_length(token_hash) < 10
    union all select 'idempotency ' || key from idempotency
    union all select 'limit ' || key from rate_limit
    union all select 'delay ' || account_key from sign_in_delay
    union all select 'log ' || short_message from client_log order by 1`.execute(app.db);
  expect(left.rows.map(({ name }) => name)).toEqual(['delay recent', 'idempotency recent', 'limit recent', 'log recent', 'session recent']);
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(200);
  const { lastSeenOn } = await app.db.selectFrom('appUser').select('lastSeenOn').where('guid', '=', away.guid).executeTakeFirstOrThrow();
  expect(lastSeenOn, 'when somebody was last here outlives their sessions').toEqual(new Date('2026-01-02'));
});

test('a file that was being put when the process ended is thrown away an hour later', async () => {
  const unfinished = join(app.config.dataDir, 'files/.unfinished');
  await app.system.storage.put('originals/whole', Buffer.from('whole'));
  for (const [name, minutes] of Object.entries({ old: 61, recent: 59 })) {
    const path = join(unfinished, name);
    await writeFile(path, 'half');
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(path, then, then);
  }
  await cleanUp({ config: app.config, db: app.db, storage: app.system.storage, log: quietLog });
  expect(await readdir(unfinished)).toEqual(['recent']);
  expect(await app.system.storage.has('originals/whole')).toBe(true);
});

test('what a mail says is forgotten after a week, in the database and in its file; that it was sent is not', async () => {
  await sql`insert into mail (kind, language, to_address, subject, content, state, created_on) values
    ('old', 'nl', 'a@plein.test', 'x', 'sealed', 'sent', now() - interval '8 days'),
    ('recent', 'nl', 'a@plein.test', 'x', 'sealed', 'sent', now() - interval '6 days')`.execute(app.db);
  const folder = join(app.config.dataDir, 'mail');
  await mkdir(folder);
  for (const [name, days] of Object.entries({ 'old.eml': 8, 'recent.eml': 6 })) {
    const then = new Date(Date.now() - days * 24 * 3_600_000);
    await writeFile(join(folder, name), 'mail');
    await utimes(join(folder, name), then, then);
  }

  await cleanUp({ config: app.config, db: app.db, storage: app.system.storage, log: quietLog });

  const { rows } = await sql`select kind, content is null as is_empty from mail order by kind`.execute(app.db);
  expect(rows).toEqual([
    { kind: 'old', isEmpty: true },
    { kind: 'recent', isEmpty: false },
  ]);
  expect(await readdir(folder)).toEqual(['recent.eml']);
});

test('a mail that has waited for days has failed, so that it can be sent again', async () => {
  await sql`insert into mail (kind, language, to_address, subject, last_error, created_on) values
    ('lost', 'nl', 'a@plein.test', 'x', null, now() - interval '73 hours'),
    ('delayed', 'nl', 'a@plein.test', 'x', 'EENVELOPE 451', now() - interval '73 hours'),
    ('new', 'nl', 'a@plein.test', 'x', null, now() - interval '71 hours')`.execute(app.db);

  await cleanUp({ config: app.config, db: app.db, storage: app.system.storage, log: quietLog });

  const { rows } = await sql`select kind, state, last_error from mail where kind in ('lost', 'delayed', 'new') order by kind`.execute(
    app.db,
  );
  expect(rows).toEqual([
    { kind: 'delayed', state: 'failed', lastError: 'EENVELOPE 451' },
    { kind: 'lost', state: 'failed', lastError: 'EEXPIRED' },
    { kind: 'new', state: 'waiting', lastError: null },
  ]);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { raiseContentVersion } from '../content-version.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  [admin, other] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn({ isAdmin: true })]);
});
afterAll(() => app.close());

const url = '/api/platformsettingvalues';
let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

async function versionOf(key: string): Promise<number> {
  const [setting] = (await admin.get(`${url}?keys=${key}`)).json<{ version: number }[]>();
  return setting?.version ?? -1;
}

async function changesRecorded(key: string): Promise<number> {
  const rows = await app.db.selectFrom('audit').select('details').where('type', '=', 'settings.changed').execute();
  return rows.filter(({ details }) => (details as { key?: string }).key === key).length;
}

describe('If-Match', () => {
  test.each(['7', 'W/"0"', '"0", "1"', '*', '""', '"-1"', '"0x0"', '"99999999999999999999"'])(
    '%s names no version: 400',
    async (header) => {
      const answer = await admin.send('PUT', `${url}/showHeader`, { value: false }, { 'if-match': header });
      expect(answer.statusCode).toBe(400);
      expect(await versionOf('showHeader')).toBe(0);
    },
  );

  test('428 without, 412 with an old one and what stands now, 200 with the current one and its ETag', async () => {
    const change = (value: boolean, version?: string) =>
      admin.send('PUT', `${url}/showSubMenu`, { value }, version === undefined ? {} : { 'if-match': version });
    expect((await change(false)).statusCode).toBe(428);
    const changed = await change(false, '"0"');
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({ key: 'showSubMenu', value: false, version: 1 });
    expect(changed.headers.etag).toBe('"1"');
    const stale = await change(true, '"0"');
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'request.stale', details: { version: 1, value: false } });
    expect((await change(true, changed.headers.etag)).statusCode).toBe(200);
  });

  test('of ten changes made from one version, one is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => admin.send('PUT', `${url}/headerLogoHeight`, { value: 30 + index }, { 'if-match': '"0"' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 412)).toHaveLength(9);
    expect(await versionOf('headerLogoHeight')).toBe(1);
  });
});

describe('Idempotency-Key', () => {
  function change(key: string, value: unknown, headers: Record<string, string>, client = admin) {
    return client.send('PUT', `${url}/${key}`, { value }, headers);
  }

  test('H6 sent five times at once, it happens once; the others are told so, and get the answer later', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': newKey() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => change('headerLogoPadding', 9, headers)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'request.in_progress' });
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect(await versionOf('headerLogoPadding')).toBe(1);
    expect(await changesRecorded('headerLogoPadding')).toBe(1);

    const replayed = await change('headerLogoPadding', 9, headers);
    expect(replayed.statusCode).toBe(200);
    expect(replayed.json()).toEqual({ key: 'headerLogoPadding', value: 9, version: 1 });
    expect(replayed.headers.etag).toBe('"1"');
  });

  test('H6 the same key for something else is 422', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': newKey() };
    expect((await change('browserColor', '#111111', headers)).statusCode).toBe(200);
    const reused = await change('browserColor', '#222222', headers);
    expect(reused.statusCode).toBe(422);
    expect(reused.json()).toMatchObject({ code: 'request.idempotency_mismatch' });
    expect((await change('browserColor', '#111111', { ...headers, 'if-match': '"1"' })).statusCode).toBe(422);
  });

  test('a failure leaves the key free for another try', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': newKey() };
    expect((await change('showFooter', 'nee', headers)).statusCode).toBe(422);
    expect((await change('showFooter', false, headers)).statusCode).toBe(200);
  });

  test('a key belongs to one person and one address', async () => {
    const headers = { 'if-match': '"0"', 'idempotency-key': newKey() };
    expect((await change('showHeaderByDefault', false, headers)).statusCode).toBe(200);
    expect((await change('showHeaderByDefault', false, headers, other)).statusCode).toBe(412);
    expect((await change('showFooterByDefault', false, headers)).statusCode).toBe(200);
  });

  test.each(['', 'a b', 'é', 'x'.repeat(201)])('%j is no key', async (key) => {
    const answer = await change('showMainMenuByDefault', false, { 'if-match': '"0"', 'idempotency-key': key });
    expect(answer.statusCode).toBe(400);
  });

  test('a denied change is denied again, and holds no answer', async () => {
    const reader = await app.signedIn();
    const headers = { 'if-match': '"0"', 'idempotency-key': newKey() };
    for (let turn = 0; turn < 2; turn++) expect((await change('useBrowserColor', false, headers, reader)).statusCode).toBe(403);
    expect(await app.db.selectFrom('idempotency').selectAll().where('key', '=', headers['idempotency-key']).execute()).toEqual([]);
  });

  test('a change without an answer is repeated as one', async () => {
    const headers = { 'idempotency-key': newKey() };
    const batch = [{ short_message: 'once', level: 7, timestamp: 0, origin: '', platform: '', user_agent: '', bot: false }];
    for (let turn = 0; turn < 2; turn++) expect((await admin.send('POST', '/log', batch, headers)).statusCode).toBe(204);
    expect(await app.db.selectFrom('clientLog').selectAll().where('shortMessage', '=', 'once').execute()).toHaveLength(1);
  });
});

describe('J3 who is denied is written down', () => {
  async function denials(guid: string) {
    return app.db.selectFrom('audit').selectAll().where('type', '=', 'access.denied').where('actorGuid', '=', guid).orderBy('id').execute();
  }

  test('a call, a page, a page asked by the app, and a call from another site', async () => {
    const reader = await app.signedIn();
    await reader.send('PUT', `${url}/showFooter`, { value: true }, { 'if-match': '"1"' });
    await reader.get('/admin/users?secret=1');
    await reader.get(`/api/route?path=${encodeURIComponent('/settings')}`);
    await reader.send('PUT', '/api/profiles:loggedIn', { firstName: 'x' }, { 'sec-fetch-site': 'cross-site' });
    expect((await denials(reader.guid)).map(({ result, details }) => ({ result, details }))).toEqual([
      { result: 'denied', details: { code: 'request.forbidden', call: 'PUT /api/platformsettingvalues/:key' } },
      { result: 'denied', details: { code: 'request.forbidden', document: '/admin/users' } },
      { result: 'denied', details: { code: 'request.forbidden', document: '/settings' } },
      { result: 'denied', details: { code: 'request.cross_site', call: 'PUT /api/profiles:loggedIn' } },
    ]);
  });

  test('somebody who goes on knocking does not fill the audit log', async () => {
    const reader = await app.signedIn();
    for (let turn = 0; turn < 70; turn++) expect((await reader.get('/settings')).statusCode).toBe(403);
    expect(await denials(reader.guid)).toHaveLength(60);
  });

  test('a visitor without an account fills no audit log', async () => {
    const count = async () => (await app.db.selectFrom('audit').select('id').execute()).length;
    const before = await count();
    await app.visitor.send('PUT', `${url}/showFooter`, { value: true });
    await app.visitor.get('/settings');
    await app.visitor.post('/logout', {}, { 'sec-fetch-site': 'cross-site' });
    expect(await count()).toBe(before);
  });
});

test('a call that fails counts against its limit, also when it carries a key', async () => {
  const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
  const client = limited.as(other);
  const unreadable = () => client.send('POST', '/log', { not: 'a batch' }, { 'idempotency-key': newKey() });
  for (let turn = 0; turn < 12; turn++) expect((await unreadable()).statusCode).toBe(400);
  expect((await unreadable()).statusCode).toBe(429);
});

test('R7.36 the token of a POST that reads is that of the content before it began', async () => {
  const before = app.server.contentVersion.current();
  const reading = await app.ownerDb.transaction().execute(async (tx) => {
    await sql`lock table document in access exclusive mode`.execute(tx);
    const answer = app.visitor.send('POST', '/api/pages', {});
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    await raiseContentVersion(app.db);
    await app.server.contentVersion.refresh();
    return { answer };
  });
  expect((await reading.answer).headers['x-cache-token']).toBe(String(before));
  expect(app.server.contentVersion.current()).toBeGreaterThan(before);
});

/** How many wait for something that another transaction holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows.length;
}

test('a change that was made is answered as made, even when the content version cannot be asked afterwards', async () => {
  await app.ownerDb.schema.alterTable('content_version').renameTo('content_version_away').execute();
  try {
    const answer = await other.send('PUT', '/api/profiles:loggedIn', { firstName: 'Saar' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ firstName: 'Saar' });
  } finally {
    await app.ownerDb.schema.alterTable('content_version_away').renameTo('content_version').execute();
  }
});

test('calls per minute are limited for each visitor and each person, and the wait is told', async () => {
  const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
  const ask = (remoteAddress: string) => limited.server.app.inject({ url, remoteAddress, headers: { host: 'localhost' } });
  const first = await Promise.all(Array.from({ length: 120 }, () => ask('198.51.100.1')));
  expect(first.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = await ask('198.51.100.1');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('198.51.100.2')).statusCode).toBe(200);

  const client = limited.as(other);
  // The description of the calls is none of them.
  for (let turn = 0; turn < 5; turn++) expect((await client.get('/api/openapi.json')).statusCode).toBe(200);
  const calls = await Promise.all(Array.from({ length: 301 }, () => client.get(url)));
  expect(calls.filter(({ statusCode }) => statusCode === 200)).toHaveLength(300);
  expect(calls.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

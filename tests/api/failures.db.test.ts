import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListPage } from '#domains/list-items/testing/list-factory.ts';
import { createLogger } from '#platform/server/logger.ts';
import { layLine } from '../support/database-line.ts';
import { expectBaseline, noStore } from '../support/expected-headers.ts';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
const lines: string[] = [];
const log = createLogger(
  { logLevel: 'info' },
  new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

beforeAll(async () => {
  app = await testApp({ PAGE_CACHE: 'off' }, log);
  await createListPage(app.system, { segment: 'nieuws' });
  await app.server.contentVersion.refresh();
  // What stands around a page is known by now; its list is asked for each time.
  await app.visitor.get('/nieuws');
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());
beforeEach(() => void lines.splice(0));

/** What a stranger must not read: where the code lies, how the database is asked, what went wrong inside. */
function expectSilence({ body }: Answered): void {
  expect(body).not.toMatch(
    /at \w+ \(|\.ts:|node_modules|\/src\/|select |insert |\brelation\b|column|constraint|SQLSTATE|pg_|ECONN|password_hash/i,
  );
}

function logged(answer: Answered): string {
  const id = String(answer.headers['x-correlation-id']);
  return lines.filter((line) => line.includes(id)).join('');
}

describe('a bug', () => {
  async function withBrokenTable<T>(work: () => Promise<T>): Promise<T> {
    await sql`alter table platform_setting rename column value to geheim`.execute(app.ownerDb.withoutPlugins());
    try {
      return await work();
    } finally {
      await sql`alter table platform_setting rename column geheim to value`.execute(app.ownerDb.withoutPlugins());
    }
  }

  test('is 500 on a call: it says nothing, and the log says all under the same id', async () => {
    const answer = await withBrokenTable(() => app.visitor.get('/api/platformsettingvalues'));
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'request.unexpected',
      correlationId: answer.headers['x-correlation-id'],
    });
    expectBaseline(answer, 'data', noStore);
    expectSilence(answer);
    expect(logged(answer)).toMatch(/column.*does not exist/);
  });

  test('is 500 on a change, and nothing of the change is left', async () => {
    const before = await app.db.selectFrom('audit').select('id').execute();
    const answer = await withBrokenTable(() =>
      admin.send('PUT', '/api/platformsettingvalues/showFooter', { value: false }, { 'if-match': '"0"' }),
    );
    expect(answer.statusCode).toBe(500);
    expectSilence(answer);
    expect(await app.db.selectFrom('audit').select('id').execute()).toEqual(before);
  });

  test('is a page with the same id at the address of a page', async () => {
    const rename = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(app.ownerDb);
    await rename('document', 'document_away');
    const answer = await app.visitor.get('/nieuws');
    await rename('document_away', 'document');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain(String(answer.headers['x-correlation-id']).slice(0, 8).toUpperCase());
    expectBaseline(answer, 'html', noStore);
    expectSilence(answer);
    expect(logged(answer)).toMatch(/relation.*does not exist/);
  });

  test('a correlation id that somebody sends is used when it is one, and never when it is more', async () => {
    expect((await app.visitor.get('/livez', { 'x-correlation-id': 'my-own-id-123' })).headers['x-correlation-id']).toBe('my-own-id-123');
    for (const id of ['short', 'a b c d e f g h', 'x'.repeat(65), '<script>alert(1)</script>', '{"level":0}']) {
      expect((await app.visitor.get('/livez', { 'x-correlation-id': id })).headers['x-correlation-id']).not.toBe(id);
    }
  });
});

describe('a database that is slow or away', () => {
  test('a statement that takes too long is 503, with a time to come back', async () => {
    const started = performance.now();
    const answer = await app.ownerDb.transaction().execute(async (tx) => {
      await sql`lock table platform_setting in access exclusive mode`.execute(tx);
      return app.visitor.get('/api/platformsettingvalues');
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'request.unavailable' });
    expectSilence(answer);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  test('a page that cannot be loaded is a page that says so, with a time to come back', async () => {
    const answer = await app.ownerDb.transaction().execute(async (tx) => {
      await sql`lock table document in access exclusive mode`.execute(tx);
      return app.visitor.get('/nieuws');
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expectSilence(answer);
  });

  test('without a database: 503 for what needs it, what is kept goes on, and it comes back by itself', async () => {
    const line = await layLine(app.connection);
    const away = await app.secondInstance({ PAGE_CACHE: 'on' }, line.connection);
    const paths = ['/api/platformsettingvalues', '/nieuws?fresh', '/readyz', '/livez', '/theme.css'];
    const ask = () => Promise.all(paths.map((path) => away.visitor.get(path)));
    expect((await ask()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);

    line.cut();
    const answers = await vi.waitFor(
      async () => {
        const now = await ask();
        expect(now.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 200, 200]);
        return now;
      },
      { timeout: 5000 },
    );
    for (const { headers } of answers.slice(0, 2)) expect(headers['retry-after']).toBe('2');
    expect(answers[2]?.body).toBe('not ready\nthe database does not answer\n');
    for (const answer of answers.slice(0, 3)) expectSilence(answer);

    line.mend();
    await vi.waitFor(
      async () => {
        for (const { statusCode } of await ask()) expect(statusCode).toBe(200);
      },
      { timeout: 5000 },
    );
    line.close();
  });

  test('whoever asks how it is doing does not wait for a database that is slow', async () => {
    const line = await layLine(app.connection);
    const slow = await app.secondInstance({}, line.connection);
    line.hold();
    for (const path of ['/readyz', '/readyz/pages', '/livez']) {
      const started = performance.now();
      expect((await slow.visitor.get(path)).statusCode).toBe(200);
      expect(performance.now() - started).toBeLessThan(1000);
    }
    line.close();
  }, 20_000);

  test('drill 2 without a database, a process with pages in memory is ready to show pages, and one without is not', async () => {
    const line = await layLine(app.connection);
    const kept = await app.secondInstance({ PAGE_CACHE: 'on' }, line.connection);
    const empty = await app.secondInstance({ PAGE_CACHE: 'on' }, line.connection);
    const ready = async (path: string) => Promise.all([kept, empty].map(async ({ visitor }) => (await visitor.get(path)).statusCode));
    expect((await kept.visitor.get('/nieuws')).statusCode).toBe(200);
    expect(await ready('/readyz/pages')).toEqual([200, 200]);

    line.cut();
    await vi.waitFor(async () => expect(await ready('/readyz')).toEqual([503, 503]), { timeout: 8000 });
    expect(await ready('/readyz/pages')).toEqual([200, 503]);

    line.mend();
    await vi.waitFor(async () => expect(await ready('/readyz')).toEqual([200, 200]), { timeout: 8000 });
    expect(await ready('/readyz/pages')).toEqual([200, 200]);
    line.close();
  }, 30_000);

  test('drill 2 a line that is cut in the middle of a change: 503 and nothing half, and the process lives', async () => {
    const line = await layLine(app.connection);
    const away = await app.secondInstance({}, line.connection);
    const client = away.as(admin);
    const [before] = (await client.get('/api/platformsettingvalues?keys=showHeader')).json<{ version: number }[]>();
    const change = () =>
      client.send('PUT', '/api/platformsettingvalues/showHeader', { value: false }, { 'if-match': `"${before?.version}"` });

    const answer = await app.ownerDb.transaction().execute(async (tx) => {
      await sql`lock table audit in access exclusive mode`.execute(tx);
      const changing = change();
      await vi.waitFor(async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(tx);
        expect(rows).not.toEqual([]);
      });
      line.cut();
      return changing;
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');

    line.mend();
    await vi.waitFor(async () => expect((await change()).statusCode).toBe(200), { timeout: 5000 });
    line.close();
  });
});

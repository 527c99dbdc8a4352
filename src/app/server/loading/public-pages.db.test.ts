import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage, unpublishPage } from '#domains/pages/server/index.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { askRaw, type RawAnswer } from '../../../../tests/support/raw-http.ts';
import { cookieOf, testApp, type Instance, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let second: Instance;
let person: SignedInClient;
let ports: { first: number; second: number };

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  second = await app.secondInstance();
  person = await app.signedIn({ firstName: 'Kanarie', isAdmin: true });
  const listen = async ({ server }: Pick<Instance, 'server'>) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    return (server.app.server.address() as AddressInfo).port;
  };
  ports = { first: await listen(app), second: await listen(second) };
});
afterAll(() => app.close());

/** Over HTTP, where the cache stands. */
function visit(port: number, path: string, headers: string[] = []): Promise<RawAnswer> {
  return askRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers]);
}

/** A kept copy is compressed once it is there; an answer made for this request is not. */
async function untilKept(port: number, path: string): Promise<RawAnswer> {
  return vi.waitFor(async () => {
    const answer = await visit(port, path, ['Accept-Encoding: br']);
    expect(answer.headers['content-encoding']).toBe('br');
    return visit(port, path);
  });
}

async function newPage(title: string, urlSegment: string): Promise<string> {
  const guid = await insertDocument(app.db, { layout: '100', options: {}, texts: { nl: { title, description: '' } } });
  await insertMenuItem(app.db, { parentGuid: null, position: 9, pageGuid: guid, texts: { nl: { name: title, urlSegment } } });
  await publishPage(app.system, guid, 'nl');
  return guid;
}

describe('G1 what one reader gets is not for another', () => {
  test('after somebody signed in looked, a visitor gets the visitor’s page, and the other way round', async () => {
    for (const path of ['/', '/en', '/api/route?path=/', '/api/platformsettingvalues', '/login', '/nergens']) {
      const mine = await visit(ports.first, path, [cookieOf(person)]);
      const theirs = await visit(ports.first, path);
      const fromCache = await visit(ports.first, path);
      const mineAgain = await visit(ports.first, path, [cookieOf(person)]);
      for (const { body } of [theirs, fromCache]) expect(body).not.toMatch(/Kanarie|plein\.test|"isAdmin"/);
      for (const { headers } of [mine, mineAgain]) {
        expect(headers['cache-control']).toBe('private, no-store');
        expect(headers['etag']).toBeUndefined();
      }
    }
    expect((await visit(ports.first, '/', [cookieOf(person)])).body).toContain('Kanarie');
  });

  test('a copy that a visitor has is not good for who signed in', async () => {
    const { headers } = await untilKept(ports.first, '/');
    const answer = await visit(ports.first, '/', [cookieOf(person), `If-None-Match: ${headers['etag']}`]);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Kanarie');
  });

  test('a forged session counts as nobody’s, and is served from the cache', async () => {
    await untilKept(ports.first, '/');
    const answer = await visit(ports.first, '/', ['Cookie: plein_session=forged.signature; other=1', 'Accept-Encoding: br']);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('a session that ended sees the visitor’s page', async () => {
    const gone = await app.signedIn({ firstName: 'Vertrokken' });
    await gone.post('/logout', {});
    const { status, body } = await visit(ports.first, '/', [cookieOf(gone)]);
    expect(status).toBe(200);
    expect(body).not.toContain('Vertrokken');
  });

  test('an address with a query is made for each reader', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const answer = await visit(ports.first, '/?utm_source=x', ['Accept-Encoding: br']);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('a change is seen everywhere', () => {
  test('on the instance that made it at once, on the other within five seconds', async () => {
    await Promise.all([untilKept(ports.first, '/'), untilKept(ports.second, '/')]);
    const [setting] = (await person.get('/api/platformsettingvalues?keys=platformName')).json<{ version: number }[]>();
    const value = { nl: 'Gemeente Havenstad', en: 'City of Havenstad' };
    const saved = await person.send('PUT', '/api/platformsettingvalues/platformName', { value }, { 'if-match': `"${setting?.version}"` });
    expect(saved.statusCode).toBe(200);
    expect((await visit(ports.first, '/')).body).toContain('Gemeente Havenstad');
    await vi.waitFor(async () => expect((await visit(ports.second, '/')).body).toContain('Gemeente Havenstad'), { timeout: 5000 });
  });

  test('also when the message about it is lost', async () => {
    const guid = await newPage('Bijna weg', 'bijna-weg');
    await vi.waitFor(async () => expect((await visit(ports.second, '/bijna-weg')).status).toBe(200), { timeout: 5000 });
    await untilKept(ports.second, '/bijna-weg');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'plein listener%'`.execute(app.db);
    // What a lost message looks like to the other instance: the version rose and nobody said so.
    await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('documentLanguage').set({ isPublished: false }).where('documentGuid', '=', guid).execute();
      await sql`update content_version set version = version + 1`.execute(tx);
    });
    const started = performance.now();
    await vi.waitFor(async () => expect((await visit(ports.second, '/bijna-weg')).status).toBe(404), { timeout: 5000 });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('by a message it takes no look at the clock', async () => {
    const guid = await newPage('Kort', 'kort');
    await vi.waitFor(async () => expect((await visit(ports.second, '/kort')).status).toBe(200), { timeout: 5000 });
    await untilKept(ports.second, '/kort');
    const started = performance.now();
    await unpublishPage(app.system, guid, 'nl');
    await vi.waitFor(async () => expect((await visit(ports.second, '/kort')).status).toBe(404), { timeout: 5000, interval: 20 });
    expect(performance.now() - started).toBeLessThan(1500);
  });

  test('the cache token of a call is the version it was read at', async () => {
    const before = Number((await app.visitor.get('/api/platformsettingvalues')).headers['x-cache-token']);
    await updateSetting(app.system, 'showBreadcrumbsByDefault', false);
    await vi.waitFor(
      async () => {
        const now = Number((await app.visitor.get('/api/platformsettingvalues')).headers['x-cache-token']);
        expect(now).toBeGreaterThan(before);
      },
      { timeout: 5000 },
    );
  });
});

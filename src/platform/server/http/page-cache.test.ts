import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageCache, pageKey, type PublicAnswer } from './page-cache.ts';

let close = () => {};
afterEach(() => close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Rig {
  cache: PageCache;
  /** 404 stands for: not from the cache. */
  ask(options?: { path?: string; method?: string; headers?: Record<string, string> }): Promise<Answer>;
  /** Fills the cache and waits until it is compressed. */
  fill(path?: string, body?: Buffer): Promise<void>;
  version: number;
  secondsUnheard: number;
}

async function rig({ maxBytes = 10_000_000 } = {}): Promise<Rig> {
  const state = { version: 1, secondsUnheard: 0 };
  const cache = new PageCache({
    maxBytes,
    version: () => state.version,
    secondsUnheard: () => state.secondsUnheard,
    isKnownHost: (hostname) => hostname === '127.0.0.1',
    variantOf: (cookieHeader) => /choice=(?<choice>yes|no)/.exec(cookieHeader)?.groups?.['choice'] ?? '',
    hasSession: ({ headers }) => headers.cookie === 'session=signed',
    reportOf: () => () => {},
  });
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;

  const ask: Rig['ask'] = ({ path = '/', method = 'GET', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const asking = httpRequest({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }), reject);
      });
      asking.on('error', reject).end();
    });

  async function fill(path = '/', body = page('Welkom')): Promise<void> {
    await cache.produce(path, async () => answerOf(body));
    const isCompressed = async () =>
      expect((await ask({ path, headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBe('br');
    await vi.waitFor(isCompressed, { interval: 5 });
  }
  return Object.assign(state, { cache, ask, fill });
}

function page(text: string): Buffer {
  return Buffer.from(`<!doctype html>${`<p>${text}</p>`.repeat(200)}`);
}

function answerOf(body: Buffer, status = 200): PublicAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' }, body };
}

describe('in which form it is sent', () => {
  test.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br; q=0.0, gzip', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['zebra, vibrant', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const { ask, fill } = await rig();
    await fill();
    const { headers, body } = await ask({ headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding, cookie');
    expect(headers['content-length']).toBe(String(body.length));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(unpack(body)).toEqual(page('Welkom'));
  });

  test('HEAD has the headers and no body', async () => {
    const { ask, fill } = await rig();
    await fill();
    const [got, asked] = await Promise.all([ask(), ask({ method: 'HEAD' })]);
    expect(asked.status).toBe(200);
    expect(asked.body).toHaveLength(0);
    expect(asked.headers).toMatchObject({
      etag: got.headers.etag,
      'content-length': got.headers['content-length'],
      'x-frame-options': 'DENY',
    });
  });

  test('what the reader has is not sent again', async () => {
    const { ask, fill } = await rig();
    await fill();
    const { headers } = await ask();
    const etag = String(headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const { status, body, headers: answered } = await ask({ headers: { 'if-none-match': known } });
      expect(status).toBe(304);
      expect(body).toHaveLength(0);
      expect(answered).toMatchObject({ etag, vary: headers.vary, 'x-frame-options': 'DENY' });
    }
    expect((await ask({ headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('the first reader gets the same validators as the second', async () => {
    const { cache, ask } = await rig();
    const first = await cache.produce('/', async () => answerOf(page('Welkom')));
    const { headers } = await ask();
    expect(first.headers).toMatchObject({ etag: headers.etag, vary: headers.vary });
  });
});

describe('to whom it is sent', () => {
  test('not to who is signed in, not to an unknown host, not for a change', async () => {
    const { ask, fill } = await rig();
    await fill();
    expect((await ask({ headers: { cookie: 'session=forged' } })).status).toBe(200);
    expect((await ask({ headers: { cookie: 'session=signed' } })).status).toBe(404);
    expect((await ask({ headers: { host: 'evil.example' } })).status).toBe(404);
    expect((await ask({ method: 'POST' })).status).toBe(404);
  });

  test('a port in the host makes no second copy', async () => {
    const { ask, fill, cache } = await rig();
    await fill();
    const { bytes } = cache;
    expect((await ask({ headers: { host: '127.0.0.1:81' } })).status).toBe(200);
    expect(cache.bytes).toBe(bytes);
  });

  test('each variant has its own copy, and nobody gets that of another', async () => {
    const { cache, ask } = await rig();
    for (const variant of ['', 'yes', 'no']) {
      await cache.produce(pageKey(variant, '/'), async () => answerOf(page(`Variant ${variant}.`)));
    }
    const read = async (cookie: string) => (await ask({ headers: { cookie } })).body.toString();
    expect((await ask()).body.toString()).toContain('Variant .');
    expect(await read('other=1; choice=maybe')).toContain('Variant .');
    expect(await read('choice=yes')).toContain('Variant yes.');
    expect(await read('other=1; choice=no')).toContain('Variant no.');
  });

  test('a variant is made once for everybody who has it, and not for who has another', async () => {
    const { cache } = await rig();
    const made = await Promise.all(
      ['', 'yes', '', 'yes'].map((variant) => cache.produce(pageKey(variant, '/'), async () => answerOf(page(`Variant ${variant}.`)))),
    );
    expect(made.map(({ body }) => /Variant (\w*)\./.exec(body.toString())?.[1])).toEqual(['', 'yes', '', 'yes']);
  });

  test('no address is taken for a variant of another', async () => {
    const { cache, ask } = await rig();
    await cache.produce(pageKey('yes', '/'), async () => answerOf(page('Ja')));
    for (const path of ['/', '/yes', '/yes%20/']) expect((await ask({ path })).status).toBe(404);
  });

  test('only for the address it was made for', async () => {
    const { ask, fill } = await rig();
    await fill();
    for (const path of ['/?x=1', '/other', '//', '/%2f']) expect((await ask({ path })).status).toBe(404);
  });
});

describe('when it is old', () => {
  test('another content version empties it', async () => {
    const world = await rig();
    await world.fill();
    world.version = 2;
    expect((await world.ask()).status).toBe(404);
    await world.fill('/', page('Nieuw'));
    expect((await world.ask()).body.toString()).toContain('Nieuw');
  });

  test('a page that was being made when content changed is not kept', async () => {
    const world = await rig();
    await world.cache.produce('/', async () => {
      world.version = 2;
      return answerOf(page('Oud'));
    });
    expect((await world.ask()).status).toBe(404);
  });

  test('a slow old page does not take the place of a newer one', async () => {
    const world = await rig();
    const old = Promise.withResolvers<PublicAnswer>();
    const making = world.cache.produce('/', () => old.promise);
    world.version = 2;
    await world.fill('/', page('Nieuw'));
    old.resolve(answerOf(page('Oud')));
    await making;
    expect((await world.ask()).body.toString()).toContain('Nieuw');
  });

  test('a copy is found as long as it is served', async () => {
    const world = await rig();
    expect(world.cache.find('/')).toBeUndefined();
    const made = await world.cache.produce('/', async () => answerOf(page('Één')));
    expect(world.cache.find('/')).toEqual({ ...made, headers: { ...made.headers, 'content-length': String(made.body.length) } });
    world.secondsUnheard = 601;
    expect(world.cache.find('/')).toBeUndefined();
    Object.assign(world, { secondsUnheard: 0, version: 2 });
    expect(world.cache.find('/')).toBeUndefined();
  });

  test('while nothing is heard of the database it says how old it may be, and stops after ten minutes', async () => {
    const world = await rig();
    await world.fill();
    expect((await world.ask()).headers.age).toBeUndefined();
    world.secondsUnheard = 42;
    expect((await world.ask()).headers.age).toBe('42');
    world.secondsUnheard = 601;
    expect((await world.ask()).status).toBe(404);
  });
});

describe('how it is made', () => {
  test('once for everybody who asks at the same time', async () => {
    const { cache } = await rig();
    const make = vi.fn<() => Promise<PublicAnswer>>(async () => {
      await delay(10);
      return answerOf(page('Welkom'));
    });
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.produce('/', make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  test('a failure is told to all who waited, and the next one tries again', async () => {
    const { cache, ask } = await rig();
    const failing = async () => {
      await delay(5);
      throw new Error('no database');
    };
    const outcomes = await Promise.allSettled([cache.produce('/', failing), cache.produce('/', failing)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await cache.produce('/', async () => answerOf(page('Welkom')));
    expect((await ask()).status).toBe(200);
  });

  test.each([301, 302, 401, 403, 404, 500, 503])('an answer %i is not kept', async (status) => {
    const { cache, ask } = await rig();
    await cache.produce('/', async () => answerOf(page('Niet'), status));
    expect((await ask()).status).toBe(404);
    expect(cache.bytes).toBe(0);
  });

  test('an answer that is made anew for every reader is not kept', async () => {
    const { cache, ask } = await rig();
    await cache.produce('/', async () => ({ ...answerOf(page('Anders')), isUncacheable: true }));
    expect((await ask()).status).toBe(404);
    expect(cache.bytes).toBe(0);
  });

  test('it stays within its bytes, and what nobody asked for longest goes first', async () => {
    const maxBytes = 100_000;
    const { cache, ask, fill } = await rig({ maxBytes });
    for (let number = 0; number < 40; number++) {
      await fill(`/${number}`, Buffer.from(randomBytes(2000).toString('hex')));
      expect(cache.bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect((await ask({ path: '/0' })).status).toBe(404);
    expect((await ask({ path: '/39' })).status).toBe(200);
  });

  test('a crawl of many addresses does not push out the page that everybody reads', async () => {
    const { ask, fill } = await rig({ maxBytes: 100_000 });
    await fill('/');
    for (let number = 0; number < 100; number++) {
      await fill(`/${number}`, Buffer.from(randomBytes(2000).toString('hex')));
      expect((await ask()).status).toBe(200);
    }
  });

  test('an answer so large that it would push out many others is not kept', async () => {
    const { cache, ask } = await rig({ maxBytes: 160_000 });
    await cache.produce('/small', async () => answerOf(Buffer.alloc(10_000, 'x')));
    await cache.produce('/large', async () => answerOf(Buffer.alloc(10_001, 'x')));
    expect((await ask({ path: '/small' })).status).toBe(200);
    expect((await ask({ path: '/large' })).status).toBe(404);
  });

  test('pages of an old version make room', async () => {
    const world = await rig();
    for (const path of ['/a', '/b', '/c']) await world.fill(path);
    const { bytes } = world.cache;
    world.version = 2;
    await world.fill('/a');
    expect(world.cache.bytes).toBeLessThan(bytes / 2);
  });
});

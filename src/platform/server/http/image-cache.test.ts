import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ImageCache } from './image-cache.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface World {
  version: number;
  unheard: number;
  answered: number;
}

async function start(maxBytes = 10_000) {
  const world: World = { version: 1, unheard: 0, answered: 0 };
  const cache = new ImageCache({
    maxBytes,
    version: () => world.version,
    secondsUnheard: () => world.unheard,
    isKnownHost: (hostname) => hostname === '127.0.0.1',
    keyOf: (url, { accept }) => `${accept === 'image/avif' ? 'avif ' : ''}${url}`,
    reportOf: () => () => void (world.answered += 1),
  });
  const listening = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(404).end('not kept');
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const ask = (url: string, options: RequestInit = {}) => fetch(origin + url, { headers: { accept: '*/*' }, ...options });
  const keep = (url: string, body = 'picture', version = world.version) =>
    cache.keep({ url, headers: {} }, version, { headers: { etag: '"a-1"', 'content-type': 'image/webp' }, body: Buffer.from(body) });
  return { world, ask, keep };
}

test('a kept picture is sent with its headers, and counted', async () => {
  const { world, ask, keep } = await start();
  keep('/a/one');
  const answer = await ask('/a/one');
  expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([200, 'picture', 'image/webp']);
  expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w-]{36}$/);
  expect((await ask('/a/two')).status).toBe(404);
  expect(world.answered).toBe(1);
});

test('who has it is told so, HEAD gets no body, a change is not for us', async () => {
  const { ask, keep } = await start();
  keep('/a/one');
  expect((await ask('/a/one', { headers: { 'if-none-match': '"b", "a-1"' } })).status).toBe(304);
  const head = await ask('/a/one', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', '']);
  expect((await ask('/a/one', { method: 'POST' })).status).toBe(404);
});

test('what the answer depends on is part of what it is kept under', async () => {
  const { ask, keep } = await start();
  keep('/a/one');
  expect((await ask('/a/one', { headers: { accept: 'image/avif' } })).status).toBe(404);
});

test('after a change of content nothing is served, nor is what was found before it', async () => {
  const { world, ask, keep } = await start();
  keep('/a/one');
  world.version = 2;
  expect((await ask('/a/one')).status).toBe(404);
  keep('/a/one', 'picture', 1);
  expect((await ask('/a/one')).status).toBe(404);
  keep('/a/one');
  expect((await ask('/a/one')).status).toBe(200);
});

test('while the database is away, pictures are shown on like the pages they are in, and say how old they may be', async () => {
  const { world, ask, keep } = await start();
  keep('/a/one');
  expect((await ask('/a/one')).headers.get('age')).toBeNull();
  world.unheard = 60;
  expect((await ask('/a/one')).headers.get('age')).toBe('60');
  world.unheard = 601;
  expect((await ask('/a/one')).status).toBe(404);
});

test('what nobody asked for longest makes room, and one large picture is not kept at all', async () => {
  const { ask, keep } = await start(1600);
  for (let index = 0; index < 20; index++) keep(`/a/${index}`, 'x'.repeat(100));
  expect([(await ask('/a/3')).status, (await ask('/a/4')).status, (await ask('/a/19')).status]).toEqual([404, 200, 200]);
  for (let index = 20; index < 60; index++) {
    keep(`/a/${index}`, 'x'.repeat(100));
    expect((await ask('/a/19')).status).toBe(200);
  }
  keep('/a/large', 'x'.repeat(101));
  expect((await ask('/a/large')).status).toBe(404);
});

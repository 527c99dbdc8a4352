import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from '../../../../tests/support/raw-http.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

const dist = join(import.meta.dirname, '../../../../dist');
let app: TestApp;
let port: number;
let script: string;

beforeAll(async () => {
  app = await testApp();
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.app.server.address() as AddressInfo).port;
  script = readdirSync(join(dist, 'client/assets')).find((name) => name.endsWith('.js')) ?? '';
});
afterAll(() => app.close());

const hidden = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/src/app/server/main.ts',
  '/db/schema.sql',
  '/data/secret',
  '/dist/ssr/entry-server.js',
  '/.vite/manifest.json',
  '/assets/.vite/manifest.json',
  '/docs',
  '/assets',
  '/assets/',
  '/icons/',
  '/visitor/assets/',
  '/server-status',
  '/wp-login.php',
];

/** Ways out of a folder, as scanners try them. */
const escapes = ['/../', '/..%2f', '/%2e%2e/', '/%2e%2e%2f', '/..%5c', '/%252e%252e%252f', '/....//', '/..;/', '/.%2e/', '//../'];
const traversals = ['/assets', '/visitor/assets', '/icons'].flatMap((folder) =>
  escapes.flatMap((escape) => [
    `${folder}${escape}.vite/manifest.json`,
    `${folder}${escape.repeat(3)}package.json`,
    `${folder}${escape.repeat(8)}etc/passwd`,
  ]),
);

test.each([...hidden, ...traversals])('J6 %s is not there', async (path) => {
  const answer = await askRaw(port, [`GET ${path} HTTP/1.1`, 'Host: localhost']);
  expect([400, 404]).toContain(answer.status);
  expect(answer.body).not.toMatch(/root:|"name": ?"plein"|repositoryformatversion|isEntry/);
});

test('J6 /docs/ leads to /docs alone, as every address with a slash at its end', async () => {
  const { status, headers, body } = await askRaw(port, ['GET /docs/ HTTP/1.1', 'Host: localhost']);
  expect({ status, location: headers['location'], body }).toEqual({ status: 301, location: '/docs', body: '' });
});

test('J6 no source maps were built, and none is pointed at', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect((await app.visitor.get(`/assets/${script}.map`)).statusCode).toBe(404);
  expect((await app.visitor.get(`/assets/${script}`)).body).not.toContain('sourceMappingURL');
});

test.each(['br', 'gzip', 'identity'])('a file comes as %s when that is what is taken', async (encoding) => {
  const answer = await app.visitor.get(`/assets/${script}`, { 'accept-encoding': encoding });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  expect(answer.headers['vary']).toMatch(/accept-encoding/i);
  expect(answer.headers['content-type']).toMatch(/^text\/javascript|^application\/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('part of a file cannot be asked for', async () => {
  const answer = await app.visitor.get(`/assets/${script}`, { range: 'bytes=0-10' });
  expect(answer.statusCode).toBe(200);
  expect((await app.visitor.get(`/assets/${script}`, { range: 'bytes=999999999-' })).statusCode).toBe(200);
});

test('the theme is kept for good under its own address, and asked again under any other', async () => {
  const { body } = await app.visitor.get('/nergens');
  const address = /\/theme\.css\?v=[\w-]+/.exec(body)?.[0] ?? '';
  expect((await app.visitor.get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const other of ['/theme.css', '/theme.css?v=older', `${address}&x=1`]) {
    const answer = await app.visitor.get(other);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
  }
});

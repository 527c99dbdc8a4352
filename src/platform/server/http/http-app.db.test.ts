import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '../../../../tests/support/raw-http.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await testApp();
  const { server } = app;
  server.app.get('/api/stuck', { handlerTimeout: 50 }, () => new Promise(() => {}));
  server.app.get('/stuck', { handlerTimeout: 50, config: { isDocument: true } }, () => new Promise(() => {}));
  server.app.get('/api/odd', async () => Promise.reject('a string is thrown' as unknown as Error));
  server.app.get('/api/broken', async (_, reply) => reply.send(Readable.from(brokenHalfway())));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

async function* brokenHalfway(): AsyncGenerator<Buffer> {
  yield Buffer.from('the first half');
  await Promise.resolve();
  throw new Error('secret reason');
}

test('what takes too long is 503, with a time to come back', async () => {
  for (const [path, type] of [
    ['/api/stuck', /^application\/problem\+json/],
    ['/stuck', /^text\/html/],
  ] as const) {
    const answer = await app.visitor.get(path);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each([
  ['GET', '/api/nope', 404, undefined],
  ['GET', '/api/profiles:loggedIn/', 404, undefined],
  ['POST', '/api/nope', 404, undefined],
  ['POST', '/api/profiles:loggedIn', 405, 'GET, HEAD, PUT'],
  ['GET', '/api/session:token', 405, 'POST'],
  ['DELETE', '/api/pages/123', 405, 'GET, HEAD, PUT'],
] as const)('%s %s answers a program in its own way: %i', async (method, path, status, allow) => {
  const answer = await app.visitor.send(method, path);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.headers['allow']).toBe(allow);
});

test('what a page does not take is told, with what it does take', async () => {
  const answer = await app.visitor.send('DELETE', '/over-ons');
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe('GET, HEAD');
  expect((await app.visitor.send('PUT', '/login')).headers['allow']).toContain('POST');
});

test('every route has a time limit', () => {
  expect(app.server.app.initialConfig).toMatchObject({ handlerTimeout: 15_000, bodyLimit: 64 * 1024 });
});

test('I10 a thing that is thrown and is no error is 500', async () => {
  const answer = await app.visitor.get('/api/odd');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'request.unexpected' });
  expect(answer.body).not.toContain('a string is thrown');
});

test('I10 an answer that breaks halfway ends its connection, and says no more', async () => {
  const { answers, isClosed } = await sendRaw(port, 'GET /api/broken HTTP/1.1\r\nHost: localhost\r\n\r\n', 3000);
  expect(isClosed).toBe(true);
  expect(answers).toHaveLength(1);
  expect(answers[0]?.body).not.toMatch(/secret reason|\r\n0\r\n\r\n$/);
  expect((await app.visitor.get('/readyz')).statusCode).toBe(200);
});

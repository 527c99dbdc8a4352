import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Answered, type Instance, type TestApp } from '../../../../tests/support/test-app.ts';

const token = 'a token for the tests';
let app: TestApp;
let withToken: Instance;

beforeAll(async () => {
  app = await testApp();
  withToken = await app.secondInstance({ METRICS_TOKEN: token, TRUST_PROXY: '203.0.113.5' });
});
afterAll(() => app.close());

/** As a balancer does, by address; without a token, `/metrics` is asked for by a name of this machine. */
function ask(
  { server }: Pick<Instance, 'server'>,
  url: string,
  { from = '127.0.0.1', ...headers }: Record<string, string> = {},
): Promise<Answered> {
  return server.app.inject({ url, remoteAddress: from, headers: { host: '10.0.0.1:3000', ...headers } });
}

const byName = { host: 'localhost:3000' };

test('/livez says that the process lives, under whatever name it is asked', async () => {
  expect((await ask(app, '/livez', { from: '198.51.100.7' })).body).toBe('ok\n');
});

describe('/readyz', () => {
  test('is ready when it can serve', async () => {
    const answer = await ask(app, '/readyz', { from: '198.51.100.7' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('ready\n');
  });

  test('is not ready any more once it is asked to stop; why is told to this machine alone', async () => {
    const stopping = await app.secondInstance();
    const drained = stopping.server.drain();
    for (const url of ['/readyz', '/readyz/pages']) {
      for (const [from, body] of [
        ['127.0.0.1', 'not ready\nstopping\n'],
        ['198.51.100.7', 'not ready\n'],
      ] as const) {
        const answer = await ask(stopping, url, { from });
        expect(answer.statusCode).toBe(503);
        expect(answer.body).toBe(body);
      }
    }
    expect((await ask(stopping, '/livez')).statusCode).toBe(200);
    await drained;
  });
});

describe('/metrics', () => {
  test('without a token is for this machine alone', async () => {
    const answer = await ask(app, '/metrics', byName);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(answer.body).toMatch(/plein_http_request_seconds_count\{[^}]*route="\/livez"[^}]*\} \d+/);
    expect(answer.body).toContain('plein_database_connections');
    for (const from of ['198.51.100.7', '10.0.0.9', '2001:db8::1'])
      expect((await ask(app, '/metrics', { ...byName, from })).statusCode).toBe(404);
  });

  test('without a token is not given to who calls this machine by another name, as a page of others in a browser here', async () => {
    for (const host of ['plein.evil.example', '10.0.0.1:3000', 'localhost.evil.example:3000']) {
      const answer = await ask(app, '/metrics', { host });
      expect(answer.statusCode).toBe(421);
      expect(answer.body).not.toContain('plein_');
    }
  });

  test('is not given away by a proxy on this machine', async () => {
    expect((await ask(app, '/metrics', { ...byName, 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(404);
    expect((await ask(app, '/metrics', { ...byName, forwarded: 'for=198.51.100.7' })).statusCode).toBe(404);
    expect((await ask(app, '/metrics', { ...byName, from: '198.51.100.7', 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
  });

  test('of a site that others can reach is for nobody without a token, not even from this machine', async () => {
    const isPublic = { PUBLIC_ORIGIN: 'https://www.example.nl', SECRET: 'q8Zr3vT1kWp5XyB7nLd2HsJ6mCf9GaEu', RATE_LIMITS: 'on' };
    const stopping: Promise<void>[] = [];
    for (const [host, env] of [
      ['www.example.nl', isPublic],
      ['localhost:3000', { HOST: '0.0.0.0', RATE_LIMITS: 'on' }],
    ] as const) {
      const open = await app.secondInstance(env);
      for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '198.51.100.7']) {
        expect((await ask(open, '/metrics', { from, host })).statusCode).toBe(404);
        expect((await ask(open, '/readyz', { from })).body).toBe('ready\n');
      }
      stopping.push(open.server.drain());
      expect((await ask(open, '/readyz')).body).toBe('not ready\n');
    }
    await Promise.all(stopping);
    const known = await app.secondInstance({ ...isPublic, METRICS_TOKEN: token });
    expect((await ask(known, '/metrics', { authorization: `Bearer ${token}` })).statusCode).toBe(200);
    expect((await ask(known, '/metrics')).statusCode).toBe(404);
  });

  test('with a token is for who has it', async () => {
    expect((await ask(withToken, '/metrics', { from: '198.51.100.7', authorization: `Bearer ${token}` })).statusCode).toBe(200);
    for (const authorization of ['', `Bearer ${token}x`, 'Bearer', token, `Basic ${token}`]) {
      const answer = await ask(withToken, '/metrics', { authorization });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'request.not_found' });
    }
  });

  test('names routes by their pattern, never by what was asked', async () => {
    await app.visitor.get('/api/pages/00000000-0000-4000-8000-00000000c0de');
    await app.visitor.get('/een-geheim-adres?token=abc');
    const { body } = await ask(app, '/metrics', byName);
    expect(body).toContain('route="GET /api/pages/:guid"');
    expect(body).not.toMatch(/c0de|geheim|token/);
  });
});

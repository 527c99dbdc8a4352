import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Instance, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let behindProxy: Instance;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
  behindProxy = await app.secondInstance({ TRUST_PROXY: '203.0.113.0/24' });
});
afterAll(() => app.close());

const entry = { short_message: 'x', level: 7, timestamp: 0, origin: '', platform: '', user_agent: '', bot: false };

async function sendLog({ server }: Pick<Instance, 'server'>, remoteAddress: string, forwardedFor: string): Promise<number> {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/log',
    remoteAddress,
    headers: { host: 'localhost', 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    payload: JSON.stringify([entry]),
  });
  return statusCode;
}

async function lastNetwork(): Promise<string | undefined> {
  const row = await app.db.selectFrom('clientLog').select('network').orderBy('id', 'desc').executeTakeFirst();
  return row?.network;
}

test('E9 what a stranger says about their address is ignored, in limits and in the log', async () => {
  const statuses: number[] = [];
  for (let turn = 1; turn <= 13; turn++) statuses.push(await sendLog(app, '198.51.100.7', `192.0.2.${turn}`));
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 204), 429]);
  expect(await lastNetwork()).toBe('198.51.100.0');
});

test('E9 a proxy of ours is believed, and nobody before it', async () => {
  for (let turn = 1; turn <= 13; turn++) expect(await sendLog(behindProxy, '203.0.113.5', `192.0.2.${turn}`)).toBe(204);
  expect(await sendLog(behindProxy, '203.0.113.5', '10.9.9.9, 192.0.2.200')).toBe(204);
  expect(await lastNetwork()).toBe('192.0.2.0');
  expect(await sendLog(behindProxy, '198.51.100.7', '192.0.2.201')).toBe(429);
});

test('limits count the /64 of an IPv6 household', async () => {
  const statuses: number[] = [];
  for (let turn = 1; turn <= 13; turn++) statuses.push(await sendLog(app, `2001:db8:1:2::${turn}`, ''));
  expect(statuses.at(-1)).toBe(429);
  expect(await sendLog(app, '2001:db8:1:3::1', '')).toBe(204);
});

test('R7.30 the log takes twelve batches a minute, counted over all instances, and says when to come back', async () => {
  for (let turn = 1; turn <= 12; turn++) expect(await sendLog(turn % 2 ? app : behindProxy, '198.51.100.99', '')).toBe(204);
  const { statusCode, headers } = await behindProxy.server.app.inject({
    method: 'POST',
    url: '/log',
    remoteAddress: '198.51.100.99',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    payload: '[]',
  });
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
});

import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Answered, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let person: SignedInClient;
const lines: { event?: string; target?: string; network?: string; level: number }[] = [];

beforeAll(async () => {
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
        done();
      },
    }),
  );
  app = await testApp({ RATE_LIMITS: 'on' }, log);
  person = await app.signedIn();
});
afterAll(() => app.close());

function guess(email: string, remoteAddress: string): Promise<Answered> {
  return app.server.app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password: 'een verkeerd wachtwoord' }).toString(),
  });
}

const alarms = () => lines.filter(({ event }) => event === 'auth.guessing').map(({ target, network }) => ({ target, network }));

test('F1 who mistypes raises no alarm; an account that many networks guess at does, once a minute, without a name', async () => {
  for (let turn = 0; turn < 3; turn++) expect((await guess(person.email, '198.51.100.7')).statusCode).toBe(422);
  expect((await guess(person.email, '198.51.100.7')).statusCode).toBe(429);
  expect(alarms()).toEqual([]);
  await app.db.updateTable('signInDelay').set({ failures: 12 }).execute();
  for (let turn = 0; turn < 12; turn++) expect((await guess(person.email, `203.0.113.${turn}`)).statusCode).toBe(429);
  expect(alarms()).toEqual([{ target: 'account', network: '203.0.113.0' }]);
  expect(JSON.stringify(lines)).not.toContain(person.email);
});

test('F1 one guess at each of many accounts: the network that made too many raises an alarm', async () => {
  lines.length = 0;
  expect((await guess('gok-0@plein.test', '2001:db8:7:1::1')).statusCode).toBe(422);
  expect(alarms()).toEqual([]);
  await app.db.updateTable('rateLimit').set({ used: 20 }).where('key', 'like', 'login:%').execute();
  for (let turn = 1; turn < 4; turn++) expect((await guess(`gok-${turn}@plein.test`, `2001:db8:7:1::${turn}`)).statusCode).toBe(429);
  expect(alarms()).toEqual([{ target: 'network', network: '2001:db8:7::/48' }]);
});

import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sign } from '#domains/auth/server/signing.ts';
import { createLogger } from '#platform/server/logger.ts';
import { testConfig } from '../../../../tests/support/test-config.ts';
import { classOf, createAdmission, PeopleOfSessions, readingCalls } from './admission-rules.ts';

const known = {
  isSignedIn: ({ headers }: IncomingMessage) => headers.cookie === 'signed in',
  changesNothing: readingCalls([
    { method: 'POST', path: '/api/lists', readsOnly: true },
    { method: 'POST', path: '/api/lists/:guid', readsOnly: true },
    { method: 'POST', path: '/api/copies/:guid:open', readsOnly: true },
    { method: 'POST', path: '/api/copies/:guid:delete' },
  ]),
};

test.each([
  ['GET', '/livez', false, null],
  ['GET', '/readyz', false, null],
  ['GET', '/readyz/pages?now', true, null],
  ['GET', '/metrics', false, null],
  ['PUT', '/api/pages/1', true, 'saves'],
  ['POST', '/a/upload', true, 'saves'],
  ['POST', '/account', true, 'saves'],
  ['POST', '/login/proof', true, 'saves'],
  ['POST', '/api/session:token', true, 'saves'],
  ['POST', '/api/copies/1:delete', true, 'saves'],
  ['PUT', '/api/lists/1', true, 'saves'],
  ['POST', '/api/lists', true, 'members'],
  ['POST', '/api/lists/1', true, 'members'],
  ['POST', '/api/copies/1:open', true, 'members'],
  ['POST', '/api/lists', false, 'visitors'],
  ['POST', '/log', true, 'visitors'],
  ['POST', '/csp-report', true, 'visitors'],
  ['POST', '/login', true, 'sign-in'],
  ['POST', '/%6cogin', false, 'sign-in'],
  ['POST', '/en/%6Cogin', false, 'sign-in'],
  ['POST', '/%76erify/x', true, 'sign-in'],
  ['POST', '/%', false, 'visitors'],
  ['POST', '/en/reset', true, 'sign-in'],
  ['GET', '/', true, 'members'],
  ['GET', '/api/profiles:loggedIn', true, 'members'],
  ['GET', '/', false, 'visitors'],
  ['POST', '/cookies', false, 'visitors'],
  ['PUT', '/api/pages/1', false, 'visitors'],
  ['GET', '/search?q=x', false, 'search'],
  ['GET', '/en/search?q=x', true, 'search'],
  ['GET', '/api/search?q=x', false, 'search'],
  ['POST', '/login', false, 'sign-in'],
  ['POST', '/en/register', false, 'sign-in'],
  ['POST', '/reset/abc', false, 'sign-in'],
  ['GET', '/login', false, 'visitors'],
  ['GET', '/loginpagina', false, 'visitors'],
  ['GET', '/assets/a.js', false, null],
  ['GET', '/a/123', true, null],
  ['GET', '/theme.css?1', false, null],
])('%s %s, signed in: %s, is for %s', (method, url, hasSession, expected) => {
  const request = { method, url, headers: hasSession ? { cookie: 'signed in' } : {} } as IncomingMessage;
  expect(classOf(request, known)).toBe(expected);
});

let server: http.Server;
let origin: string;
beforeEach(async () => {
  const admission = createAdmission({
    config: testConfig(),
    connections: 5,
    calls: [],
    people: new PeopleOfSessions(testConfig()),
    log: createLogger({ logLevel: 'silent' }),
  });
  // Whoever gets in is never answered.
  server = http.createServer((request, response) => admission.admit(request, response, () => {}));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (let guest = 0; guest < 8; guest++) void fetch(`${origin}/guest`).catch(() => {});
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The first of many alike that is refused. */
function refused(path: string, options: RequestInit): Promise<Response> {
  return Promise.race(Array.from({ length: 20 }, () => fetch(origin + path, options)));
}

test('a person who is refused gets a page in their language that says so, and when to come back', async () => {
  for (const [path, title] of [
    ['/nieuws', 'Het is nu te druk'],
    ['/en/news', 'This website is too busy right now'],
  ] as const) {
    const answer = await refused(path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain(`<h1>${title}</h1>`);
  }
}, 20_000);

test('a program that is refused gets a problem with a number of its own', async () => {
  const answer = await refused('/api/pages', {});
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toMatchObject({
    status: 503,
    code: 'request.unavailable',
    correlationId: answer.headers.get('x-correlation-id'),
  });
}, 20_000);

test('what was sent with a request that is refused is not taken for the next request', async () => {
  // One that nobody waits for may still be on its way.
  const endless = await refused('/nieuws', { method: 'POST', body: 'x'.repeat(2_000_000) });
  expect([endless.status, endless.headers.get('connection')]).toEqual([503, 'close']);
  for (const body of ['x'.repeat(200_000), 'x']) {
    const whole = await refused('/nieuws', { method: 'POST', body });
    expect([whole.status, whole.headers.get('connection')]).toEqual([503, 'keep-alive']);
  }
}, 20_000);

const asking = (session: string) => ({ headers: { cookie: `plein_session=${session}` } }) as IncomingMessage;

test('all sessions of a person count as one person, once they came by', () => {
  const people = new PeopleOfSessions(testConfig());
  expect(people.personOf(asking('a'))).not.toBe(people.personOf(asking('b')));
  for (const session of ['a', 'b']) people.learn(session, 'Noor');
  expect([people.personOf(asking('a')), people.personOf(asking('b'))]).toEqual(['Noor', 'Noor']);
  expect(people.personOf(asking('c'))).not.toBe('Noor');
  for (let session = 0; session < 5000; session++) people.learn(`later ${session}`, 'Sam');
  expect(people.personOf(asking('a'))).not.toBe('Noor');
});

test('a session is one of ours by its signature, and by somebody who was signed in with it', () => {
  const config = testConfig();
  const people = new PeopleOfSessions(config);
  expect(people.isSignedIn({ headers: {} } as IncomingMessage)).toBe(false);
  expect(people.isSignedIn(asking('made.up'))).toBe(false);
  expect(people.isSignedIn(asking(sign(config.secret, 'session', 'token')))).toBe(true);
  expect(people.isSignedIn(asking(sign(config.secret, 'xsrf', 'token')))).toBe(false);
  people.learn('came by', 'Noor');
  expect(people.isSignedIn(asking('came by'))).toBe(true);
});

test('a picture on its way takes no place: uploads have bounds of their own', () => {
  const headers = { cookie: 'signed in', 'content-type': 'multipart/form-data; boundary=x' };
  expect(classOf({ method: 'POST', url: '/a/upload?profile=me', headers } as IncomingMessage, known)).toBeNull();
});

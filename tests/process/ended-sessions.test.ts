import { expect, test } from 'vitest';
import { filledDataDir, startPlein } from '../support/plein-process.ts';
import { demoPassword, runCommand } from '../support/spawn-plein.ts';

/** A browser that comes by another line every time, and so to another process than the time before. */
interface Browser {
  cookies: string;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  post(path: string, fields?: Record<string, string>): Promise<Response>;
}

function browserAt(origin: string, cookies = ''): Browser {
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? '';
  const shared = { cookie: cookies, connection: 'close', 'sec-fetch-site': 'same-origin', 'x-xsrf-token': token };
  return {
    cookies,
    ask: (method, path, body, headers = {}) =>
      fetch(origin + path, {
        method,
        headers: { ...shared, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    post: (path, fields = {}) =>
      fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...shared, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

async function signIn(origin: string, email: string, password: string): Promise<Browser> {
  const answer = await browserAt(origin).post('/login', { email, password });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return browserAt(origin, cookies.join('; '));
}

/** What both processes say, each asked three times in turn. */
async function answersOf(browser: Browser): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn++) statuses.push((await browser.ask('GET', '/api/sessions')).status);
  return [...new Set(statuses)];
}

test('F5 a session that one process ended is ended in the other at the next request', async () => {
  const plein = await startPlein({ dataDir: filledDataDir(), env: { WORKERS: '2', RATE_LIMITS: 'off' } });
  await plein.ready();
  const { origin } = plein;
  const email = 'user@plein.test';
  const admin = await signIn(origin, 'admin@plein.test', demoPassword);

  const leaving = await signIn(origin, email, demoPassword);
  expect(await answersOf(leaving)).toEqual([200]);
  await leaving.post('/logout');
  expect(await answersOf(leaving)).toEqual([401]);

  const [one, other] = [await signIn(origin, email, demoPassword), await signIn(origin, email, demoPassword)];
  await one.ask('POST', '/api/sessions:endOthers');
  expect([await answersOf(one), await answersOf(other)]).toEqual([[200], [401]]);

  const { stdout } = await runCommand(['reset-password', email], { env: { DATA_DIR: plein.dataDir } });
  const newPassword = 'kiezelsteen vlaggenmast zeven';
  expect((await browserAt(origin).post(new URL(stdout.trim()).pathname, { password: newPassword })).status).toBe(303);
  expect(await answersOf(one)).toEqual([401]);

  const changed = await signIn(origin, email, newPassword);
  const { guid, version } = (await (await changed.ask('GET', '/api/profiles:loggedIn')).json()) as { guid: string; version: number };
  const given = await admin.ask('PUT', `/api/users/${guid}`, { isContentManager: true }, { 'if-match': `"${version}"` });
  expect(given.status).toBe(200);
  expect(await answersOf(changed)).toEqual([401]);

  const closed = await signIn(origin, email, newPassword);
  expect(await answersOf(closed)).toEqual([200]);
  await admin.ask('POST', `/api/users/${guid}:deactivate`);
  expect(await answersOf(closed)).toEqual([401]);
  await admin.ask('POST', `/api/users/${guid}:activate`);
  expect(await answersOf(closed)).toEqual([401]);
});

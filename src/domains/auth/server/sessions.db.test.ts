import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anonymousActor } from '#platform/shared/actor.ts';
import { clientOf, testApp, type Client, type Instance, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { identifyByCookie } from './sessions.service.ts';
import { sign, unsign } from './signing.ts';

let app: TestApp;
let second: Instance;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  second = await app.secondInstance();
});
afterAll(() => app.close());

const profile = '/api/profiles:loggedIn';

async function moveSessions({ guid }: { guid: string }, column: 'last_seen_on' | 'expires_on', interval: string): Promise<void> {
  await sql`update session set ${sql.ref(column)} = now() + ${interval}::interval where user_guid = ${guid}`.execute(app.db);
}

async function statusOf(client: Client): Promise<number> {
  return (await client.get(profile)).statusCode;
}

/** Signs in once more, in another browser. */
async function again(
  { email, password }: SignedInClient,
  cookies: Record<string, string> = {},
): Promise<{ client: Client; cookies: Record<string, string> }> {
  const answer = await clientOf(app.server, cookies).post('/login', { email, password });
  expect(answer.statusCode).toBe(303);
  const own = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { client: clientOf(app.server, own), cookies: own };
}

test('who became an admin since signing in, is asked to sign in again after the hours of an admin', async () => {
  const person = await app.signedIn();
  await sql`update session set created_on = now() - interval '12 hours' where user_guid = ${person.guid}`.execute(app.db);
  expect(await statusOf(person)).toBe(200);
  await app.db.updateTable('appUser').set({ isAdmin: true }).where('guid', '=', person.guid).execute();
  expect(await statusOf(person)).toBe(401);
});

describe('how long a session lives, by the clock of the database', () => {
  test.each([
    { who: 'a reader', flags: {}, idle: '24 hours', absolute: 30 * 24 },
    { who: 'a content manager', flags: { isContentManager: true }, idle: '60 minutes', absolute: 12 },
    { who: 'an admin', flags: { isAdmin: true }, idle: '60 minutes', absolute: 12 },
  ])('$who: $idle without use, $absolute hours at the most', async ({ flags, idle, absolute }) => {
    const person = await app.signedIn(flags);
    const { hours } = await app.db
      .selectFrom('session')
      .select(sql<number>`extract(epoch from expires_on - created_on)::int / 3600`.as('hours'))
      .where('userGuid', '=', person.guid)
      .executeTakeFirstOrThrow();
    expect(hours).toBe(absolute);

    await moveSessions(person, 'last_seen_on', `-${idle} 5 seconds`.replace(' 5', ' +5'));
    expect(await statusOf(person)).toBe(200);
    await moveSessions(person, 'last_seen_on', `-${idle}`);
    expect(await statusOf(person)).toBe(401);

    await moveSessions(person, 'last_seen_on', '0 seconds');
    expect(await statusOf(person)).toBe(200);
    await moveSessions(person, 'expires_on', '0 seconds');
    expect(await statusOf(person)).toBe(401);
  });

  test('use keeps it alive, written down once a minute at the most', async () => {
    const person = await app.signedIn();
    const lastSeen = async () =>
      (await app.db.selectFrom('session').select('lastSeenOn').where('userGuid', '=', person.guid).executeTakeFirstOrThrow()).lastSeenOn;
    const before = await lastSeen();
    await person.get(profile);
    expect(await lastSeen()).toEqual(before);
    await moveSessions(person, 'last_seen_on', '-2 minutes');
    await person.get(profile);
    expect((await lastSeen()).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  test('the clock of this process has no say', async () => {
    const person = await app.signedIn();
    vi.useFakeTimers({ now: Date.now() + 365 * 24 * 3_600_000, toFake: ['Date'] });
    try {
      expect(await statusOf(person)).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('whoever becomes an admin is held to the shorter time at once', async () => {
    const person = await app.signedIn();
    await moveSessions(person, 'last_seen_on', '-2 hours');
    expect(await statusOf(person)).toBe(200);
    await moveSessions(person, 'last_seen_on', '-2 hours');
    await app.db.updateTable('appUser').set({ isContentManager: true }).where('guid', '=', person.guid).execute();
    expect(await statusOf(person)).toBe(401);
  });
});

describe('how long a session still goes on is told with the answer to a call', () => {
  /** Seconds. */
  async function timeLeft(asking: ReturnType<Client['get']>): Promise<{ idle: number; absolute: number }> {
    const [idle, absolute] = String((await asking).headers['x-session-left'])
      .split(',')
      .map(Number);
    return { idle: idle ?? NaN, absolute: absolute ?? NaN };
  }
  const silently = (client: Client) => client.send('POST', '/api/session:token');

  test('to nobody but who has one', async () => {
    expect((await app.visitor.get('/api/platformsettingvalues')).headers).not.toHaveProperty('x-session-left');
  });

  test.each([
    { who: 'a reader', flags: {}, idle: 24 * 3600, absolute: 30 * 24 * 3600 },
    { who: 'an admin', flags: { isAdmin: true }, idle: 3600, absolute: 12 * 3600 },
  ])('$who: truly, and a call that was asked for makes it longer', async ({ flags, idle, absolute }) => {
    const person = await app.signedIn(flags);
    const first = await timeLeft(person.get(profile));
    expect(first.idle).toBeGreaterThan(idle - 60);
    expect(first.idle).toBeLessThanOrEqual(idle);
    expect(first.absolute).toBeGreaterThan(absolute - 60);
    expect(first.absolute).toBeLessThanOrEqual(absolute);

    await moveSessions(person, 'last_seen_on', `-${idle - 100} seconds`);
    const near = await timeLeft(silently(person));
    expect(near.idle).toBeGreaterThan(90);
    expect(near.idle).toBeLessThanOrEqual(100);

    expect((await timeLeft(person.get(profile))).idle).toBe(idle);
    expect((await timeLeft(silently(person))).idle).toBeGreaterThan(idle - 10);
  });

  test('a call that is too soon after another is not promised more than was kept', async () => {
    const person = await app.signedIn({ isAdmin: true });
    await moveSessions(person, 'last_seen_on', '-50 seconds');
    expect((await timeLeft(person.get(profile))).idle).toBeLessThanOrEqual(3550);
  });

  test('what browsers do by themselves keeps nobody signed in', async () => {
    const person = await app.signedIn({ isAdmin: true });
    await moveSessions(person, 'last_seen_on', '-59 minutes');
    expect((await silently(person)).statusCode).toBe(200);
    expect((await person.send('POST', '/log', [])).statusCode).toBeLessThan(500);
    const left = await timeLeft(silently(person));
    expect(left.idle).toBeLessThanOrEqual(60);
    await moveSessions(person, 'last_seen_on', '-60 minutes');
    expect((await silently(person)).statusCode).toBe(401);
  });

  test('the end that nothing puts off is the one of what the person is today', async () => {
    const person = await app.signedIn();
    await moveSessions(person, 'expires_on', '100 seconds');
    expect((await timeLeft(person.get(profile))).absolute).toBeLessThanOrEqual(100);
    await moveSessions(person, 'expires_on', '20 days');
    await sql`update session set created_on = now() - interval '11 hours 59 minutes' where user_guid = ${person.guid}`.execute(app.db);
    await app.db.updateTable('appUser').set({ isAdmin: true }).where('guid', '=', person.guid).execute();
    expect((await timeLeft(person.get(profile))).absolute).toBeLessThanOrEqual(60);
  });

  test('before that end somebody can sign in again, in place of the session they have', async () => {
    const person = await app.signedIn();
    expect((await person.get('/login')).statusCode).toBe(303);
    const form = await person.get('/login?returnTo=%2F&again=1');
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('name="password"');
    await moveSessions(person, 'expires_on', '100 seconds');
    const { client } = await again(person, person.cookies);
    expect((await timeLeft(client.get(profile))).absolute).toBeGreaterThan(3600);
    expect(await statusOf(person)).toBe(401);
  });
});

describe('what a session is', () => {
  test('nothing in the database can be used as a cookie', async () => {
    const person = await app.signedIn();
    const [token = ''] = (person.cookies['plein_session'] ?? '').split('.');
    const { rows } = await sql<{ row: string }>`select session::text as row from session`.execute(app.db);
    const dump = rows.map(({ row }) => row).join('\n');
    expect(token).toHaveLength(43);
    for (const form of [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')])
      expect(dump).not.toContain(form);
    const { guid, tokenHash } = await app.db
      .selectFrom('session')
      .selectAll()
      .where('userGuid', '=', person.guid)
      .executeTakeFirstOrThrow();
    for (const forged of [guid, tokenHash.toString('hex'), tokenHash.toString('base64url')]) {
      expect(await statusOf(clientOf(app.server, { plein_session: forged }))).toBe(401);
    }
  });

  test('the cookie is for this site alone and out of reach of scripts; the XSRF token is not', async () => {
    const { email, password } = await app.signedIn();
    const { headers } = await app.visitor.post('/login', { email, password });
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^plein_session=[\w-]{43}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax$/),
    ]);
  });

  test('a cookie that we did not sign is nobody’s, and costs no look in the database', async () => {
    const person = await app.signedIn();
    const [token = '', signature = ''] = (person.cookies['plein_session'] ?? '').split('.');
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${token}x.${signature}`,
      `.${signature}`,
      'x',
      person.cookies['XSRF-TOKEN'] ?? '',
    ]) {
      const answer = await clientOf(app.server, { plein_session: forged }).get(profile);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'request.unauthenticated' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('F4 signing in gives a new session, and the one that was there ends', async () => {
    const person = await app.signedIn();
    const other = await app.signedIn();
    const { client, cookies } = await again(other, person.cookies);
    expect(cookies['plein_session']).not.toBe(person.cookies['plein_session']);
    expect((await client.get(profile)).json()).toMatchObject({ guid: other.guid });
    expect(await statusOf(person)).toBe(401);
  });

  test('F4 a session id that somebody else chose is not taken over', async () => {
    const person = await app.signedIn();
    const { cookies } = await again(person, { plein_session: 'chosen-by-somebody-else.x' });
    expect(cookies['plein_session']).not.toContain('chosen-by-somebody-else');
    expect(await statusOf(person)).toBe(200);
  });

  test('ten at the most; the one unused for longest makes room', async () => {
    const person = await app.signedIn();
    await moveSessions(person, 'last_seen_on', '-1 hour');
    const browsers: Client[] = [];
    for (let turn = 0; turn < 9; turn++) browsers.push((await again(person)).client);
    expect(await statusOf(person)).toBe(200);
    await moveSessions(person, 'last_seen_on', '-2 hours');
    await sql`update session set last_seen_on = now() where guid <> (select guid from session where user_guid = ${person.guid} order by created_on limit 1)`.execute(
      app.db,
    );
    browsers.push((await again(person)).client);
    expect(await statusOf(person)).toBe(401);
    for (const browser of browsers) expect(await statusOf(browser)).toBe(200);
  });
});

describe('how a session ends', () => {
  test('F5 signing out here ends it there, at the next request', async () => {
    const person = await app.signedIn();
    const there = second.as(person);
    expect(await statusOf(there)).toBe(200);
    const answer = await person.post('/logout', {});
    expect(answer.statusCode).toBe(303);
    expect(answer.cookies.map(({ name, value, maxAge }) => ({ name, value, maxAge }))).toEqual([
      { name: 'plein_session', value: '', maxAge: 0 },
      { name: 'XSRF-TOKEN', value: '', maxAge: 0 },
    ]);
    expect(await statusOf(there)).toBe(401);
    expect(await statusOf(person)).toBe(401);
  });

  test('other browsers of the same person are not signed out', async () => {
    const person = await app.signedIn();
    const { client } = await again(person);
    await person.post('/logout', {});
    expect(await statusOf(client)).toBe(200);
  });

  test('F5 a person who is gone has no sessions', async () => {
    const person = await app.signedIn();
    await app.db.deleteFrom('appUser').where('guid', '=', person.guid).execute();
    expect(await statusOf(second.as(person))).toBe(401);
  });
});

describe('F7 an account that was switched off', () => {
  let person: SignedInClient;
  beforeAll(async () => {
    person = await app.signedIn({ isAdmin: true });
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', person.guid).execute();
  });

  test('learns its name and that it is not active, and nothing else', async () => {
    for (const client of [person, second.as(person)]) {
      const answer = await client.get(profile);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ guid: person.guid, firstName: 'Noor', middleName: 'van der', lastName: 'Haven', isActive: false });
    }
  });

  test('has lost its flags and roles, whatever a rule may look at', async () => {
    const { actor } = await identifyByCookie(app, person.cookies['plein_session']);
    expect(actor).toEqual({ ...anonymousActor, kind: 'user', guid: person.guid });
  });

  test('every other call is 401, also those that everybody may make', async () => {
    const calls = [
      person.get('/api/platformsettingvalues'),
      person.get('/api/platformsettingvalues?keys=hostNames'),
      person.get('/api/pages/00000000-0000-4000-8000-000000000000'),
      person.send('PUT', profile, { firstName: 'Toch' }),
      person.send('PUT', '/api/platformsettingvalues/showFooter', { value: false }, { 'if-match': '"0"' }),
      person.send('POST', '/api/session:token'),
      person.send('POST', '/log', []),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'account_inactive' });
    }
  });

  test('sees pages as a visitor does, with the data for the dialog', async () => {
    const home = await person.get('/');
    expect(home.statusCode).toBe(200);
    expect(home.headers['cache-control']).toBe('private, no-store');
    expect(home.body).toContain('"isActive":false');
    expect((await person.get('/settings')).statusCode).toBe(401);
    expect((await person.get('/account/profile')).statusCode).toBe(401);
    expect((await person.get('/api/route?path=/settings')).json()).toMatchObject({ status: 401 });
  });

  test('can still sign out', async () => {
    const { client } = await again(person);
    expect((await client.post('/logout', {})).statusCode).toBe(303);
    expect((await client.get(profile)).json()).toMatchObject({ code: 'request.unauthenticated' });
  });
});

describe('R7.39 the access token', () => {
  async function tokenOf(client: Client): Promise<{ accessToken: string; expiresOn: string }> {
    return (await client.send('POST', '/api/session:token')).json();
  }
  const withToken = (client: Client, token: string) => client.get(profile, { authorization: `Bearer ${token}` });

  test('R7.39 is made from the session and lives a quarter of an hour', async () => {
    const person = await app.signedIn();
    expect((await app.visitor.send('POST', '/api/session:token')).statusCode).toBe(401);
    const { accessToken, expiresOn } = await tokenOf(person);
    const minutes = (Date.parse(expiresOn) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14.5);
    // The product goes by the clock of the database, which may be a moment before the one here.
    expect(minutes).toBeLessThanOrEqual(15.002);
    expect((await withToken(person, accessToken)).statusCode).toBe(200);

    const { secret } = app.system.config;
    const itsPast = unsign(secret, 'access-token', accessToken)?.replace(expiresOn, new Date(Date.now() - 1000).toISOString());
    const late = await withToken(person, sign(secret, 'access-token', itsPast ?? ''));
    expect(late.statusCode).toBe(401);
    expect(late.json()).toMatchObject({ code: 'auth.access_token_refused' });
  });

  test('R7.39 opens nothing without its session, or beside another one', async () => {
    const [person, other] = await Promise.all([app.signedIn(), app.signedIn()]);
    const { accessToken } = await tokenOf(person);
    expect((await withToken(app.visitor, accessToken)).statusCode).toBe(401);
    expect((await withToken(other, accessToken)).statusCode).toBe(401);
    await person.post('/logout', {});
    expect((await withToken(person, accessToken)).statusCode).toBe(401);
  });

  test('R7.39 cannot be made, changed or taken from another signature of ours', async () => {
    const person = await app.signedIn();
    const { accessToken } = await tokenOf(person);
    const longer = accessToken.replace(/~\d{4}/, '~9999');
    for (const forged of [longer, `${accessToken}x`, 'x', person.cookies['plein_session'] ?? '', person.cookies['XSRF-TOKEN'] ?? '']) {
      expect((await withToken(person, forged)).statusCode).toBe(401);
    }
  });
});

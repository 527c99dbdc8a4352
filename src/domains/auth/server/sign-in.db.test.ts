import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type Answered, type Instance, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let second: Instance;
let person: SignedInClient;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
  second = await app.secondInstance();
  person = await app.signedIn();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('rateLimit').execute();
  await app.db.deleteFrom('signInDelay').execute();
});

let strangers = 0;

interface Try {
  email?: string;
  password?: string;
  address?: string;
  at?: Pick<Instance, 'server'>;
  cookies?: Record<string, string>;
}

/** Somebody at the sign-in form; every try from another network unless it says from where. */
function tryToSignIn({
  email = person.email,
  password = 'een verkeerd wachtwoord',
  address,
  at = app,
  cookies = {},
}: Try = {}): Promise<Answered> {
  strangers += 1;
  return at.server.app.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: address ?? `100.64.${strangers >> 8}.${strangers & 255}`,
    cookies,
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, password }).toString(),
  });
}

async function statusesOf(tries: number, make: (turn: number) => Try): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < tries; turn++) statuses.push((await tryToSignIn(make(turn))).statusCode);
  return statuses;
}

/** Failures lie so far back that they delay nobody; they still count. */
async function letTimePass(): Promise<void> {
  await sql`update sign_in_delay set failed_on = failed_on - interval '2 minutes'`.execute(app.db);
}

async function setFailures(failures: number): Promise<void> {
  await app.db
    .insertInto('signInDelay')
    .values({ accountKey: person.email, failures, failedOn: sql<Date>`now()` })
    .execute();
}

describe('how often somebody may try', () => {
  test('five times in fifteen minutes for one account from one network, counted over all instances', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      await letTimePass();
      statuses.push((await tryToSignIn({ address: '198.51.100.1', at: turn % 2 ? app : second })).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('twenty times in fifteen minutes from one network, whatever the accounts', async () => {
    const guess = (turn: number) => ({ address: `2001:db8:0:1::${turn.toString(16)}`, email: `gok-${turn}@plein.test` });
    const statuses = await statusesOf(21, guess);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
  });

  test('a spelling of the address is the same account', async () => {
    const spellings = [person.email, person.email.toUpperCase(), ` ${person.email} `];
    await setFailures(8);
    for (const email of spellings) expect((await tryToSignIn({ email })).statusCode).toBe(429);
  });

  test('the wait doubles with each failure, to a minute, and is told', async () => {
    for (const [failures, seconds] of [
      [2, 0],
      [3, 1],
      [6, 8],
      [9, 60],
      [40, 60],
    ] as const) {
      await app.db.deleteFrom('signInDelay').execute();
      await setFailures(failures);
      const answer = await tryToSignIn();
      expect(answer.statusCode).toBe(seconds === 0 ? 422 : 429);
      expect(answer.headers['retry-after']).toBe(seconds === 0 ? undefined : String(seconds));
    }
  });

  test('one second is one second', async () => {
    await setFailures(3);
    expect((await tryToSignIn()).body).toContain('Wacht 1 seconde en probeer het opnieuw.');
  });

  test('an account that does not exist makes people wait as well', async () => {
    const statuses = await statusesOf(5, () => ({ email: 'niemand@plein.test' }));
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
  });

  test('F1 thirty guesses at the same moment from thirty networks: three are looked at', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryToSignIn()));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(27);
  });

  test('F1 while strangers guess, a person comes in from a network they used before', async () => {
    await setFailures(20);
    expect((await tryToSignIn({ password: person.password })).statusCode).toBe(429);
    expect((await tryToSignIn({ password: person.password, address: '127.0.0.1' })).statusCode).toBe(303);
  });

  test('signing in well does not count, and forgets the failures before it', async () => {
    const statuses = await statusesOf(7, () => ({ password: person.password, address: '198.51.100.3' }));
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 303));
    await statusesOf(2, () => ({}));
    await tryToSignIn({ password: person.password });
    expect(await app.db.selectFrom('signInDelay').selectAll().execute()).toEqual([]);
  });

  test('a key for repeats does not take a failure back', async () => {
    const form = { email: person.email, password: 'een verkeerd wachtwoord', _key: 'k-1' };
    for (const status of [422, 422, 422, 422, 422, 429]) expect((await person.post('/login', form)).statusCode).toBe(status);
  });

  test('failures are forgotten after a quiet hour', async () => {
    await setFailures(20);
    await sql`update sign_in_delay set failed_on = now() - interval '61 minutes'`.execute(app.db);
    await tryToSignIn();
    expect(await app.db.selectFrom('signInDelay').select('failures').executeTakeFirst()).toEqual({ failures: 1 });
  });
});

test('a platform without passwords signs nobody in with one', async () => {
  const elsewhere = { OIDC_ISSUER: 'https://login.example.nl', OIDC_CLIENT_ID: 'plein', OIDC_CLIENT_SECRET: 'een geheim van de ander' };
  const without = await app.secondInstance({ LOCAL_LOGIN: 'off', ...elsewhere });
  const answer = await tryToSignIn({ password: person.password, at: without });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('Inloggen met een wachtwoord staat op deze website uit.');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

describe('F2 what the form gives away', () => {
  test('known, unknown and switched off: the same status, headers and page', async () => {
    const inactive = await app.signedIn();
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', inactive.guid).execute();
    const emails = [person.email, 'niemand@plein.test', inactive.email];
    const answers = await Promise.all(emails.map((email) => tryToSignIn({ email })));
    const [first, ...others] = answers.map(({ statusCode, headers, body }, index) => ({
      statusCode,
      headers: { ...headers, date: '', 'x-correlation-id': '', 'content-length': '' },
      body: body.replaceAll(emails[index] ?? '', 'EMAIL'),
    }));
    expect(first?.statusCode).toBe(422);
    for (const other of others) expect(other).toEqual(first);
  });

  test('an address that is too long or a password that is too long costs no hash', async () => {
    const started = performance.now();
    const answer = await tryToSignIn({ password: 'x'.repeat(200_000) });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Het e-mailadres of het wachtwoord klopt niet.');
    expect(performance.now() - started).toBeLessThan(300);
    expect(await app.db.selectFrom('signInDelay').selectAll().execute()).toEqual([]);
  });
});

describe('J3 what is written down', () => {
  test('a sign-in, a refusal and a sign-out, with who and from where but without names', async () => {
    const { cookies } = await tryToSignIn({ password: person.password, address: '198.51.100.77' });
    await tryToSignIn({ address: '198.51.100.77' });
    await tryToSignIn({ email: 'niemand@plein.test', address: '198.51.100.77' });
    await app.server.app.inject({
      method: 'POST',
      url: '/logout',
      remoteAddress: '198.51.100.77',
      cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin' },
    });
    const rows = await app.db
      .selectFrom('audit')
      .selectAll()
      .where('network', '=', '198.51.100.0')
      .orderBy('id', 'desc')
      .limit(4)
      .execute();
    expect(rows.toReversed()).toMatchObject([
      { type: 'session.started', result: 'done', subjectGuid: person.guid },
      { type: 'session.refused', result: 'denied', actorKind: 'anonymous', subjectGuid: person.guid },
      { type: 'session.refused', result: 'denied', actorKind: 'anonymous', subjectGuid: null },
      { type: 'session.ended', result: 'done', actorKind: 'user', actorGuid: person.guid, subjectGuid: person.guid },
    ]);
    for (const row of rows) {
      expect(row.happenedOn).toBeInstanceOf(Date);
      expect(row.correlationId).toMatch(/^[\w-]{8,64}$/);
      expect(JSON.stringify(row)).not.toMatch(/plein\.test|Noor|198\.51\.100\.77/);
    }
  });
});

describe('where somebody comes out', () => {
  test.each([
    ['/account/profile', '/account/profile'],
    ['https://evil.example/', '/content'],
    ['//evil.example', '/content'],
    ['/\\evil.example', '/content'],
    ['javascript:alert(1)', '/content'],
    ['', '/content'],
  ])('wanted %j, led to %j', async (returnTo, location) => {
    const { headers } = await app.visitor.post('/login', { email: person.email, password: person.password, returnTo });
    expect(headers.location).toBe(location);
  });

  test('C1 what was typed comes back as text', async () => {
    const email = '"><img src=x onerror=alert(1)></script>{{7*7}}';
    const { body } = await tryToSignIn({ email });
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body.split('</script>')).toHaveLength(3);
  });
});

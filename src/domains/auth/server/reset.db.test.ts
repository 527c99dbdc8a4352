import { createToken } from '#domains/one-time-tokens/server/index.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUser } from '#domains/users/server/index.ts';
import { testApp, type Answered, type TestApp } from '../../../../tests/support/test-app.ts';
import { endSessionsOfAll } from './end-sessions.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.db.deleteFrom('mail').execute());

const newPassword = 'kiezelsteen vlaggenmast zeven';

async function askReset(email: string, prefix = ''): Promise<Answered> {
  return app.visitor.post(`${prefix}/reset`, { email });
}

/** The path of the link in the last mail. */
async function lastLink(): Promise<string> {
  const mails = await app.mails();
  return new URL(mails.at(-1)?.content?.action?.href ?? '').pathname;
}

async function linkFor(email: string): Promise<string> {
  await askReset(email);
  return lastLink();
}

function canSignIn(email: string, password: string): Promise<boolean> {
  return app.visitor.post('/login', { email, password }).then(({ statusCode }) => statusCode === 303);
}

describe('asking for a new password', () => {
  test('R7.37 the page has a form that works without JavaScript, and the sign-in page leads there', async () => {
    const page = await app.visitor.get('/reset');
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<form[^>]*method="post"/);
    expect(page.body).toContain('name="email"');
    expect((await app.visitor.get('/login')).body).toContain('href="/reset"');
    expect((await app.visitor.get('/en/login')).body).toContain('href="/en/reset"');
  });

  test('F2 known, unknown, unverified and suspended get the same status, headers and page', async () => {
    const known = await app.signedIn();
    const suspended = await app.signedIn();
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', suspended.guid).execute();
    const unverified = await app.signedIn();
    await app.db.updateTable('appUser').set({ emailVerifiedOn: null }).where('guid', '=', unverified.guid).execute();
    const answers = [];
    for (const email of [known.email, 'niemand@plein.test', unverified.email, suspended.email]) {
      const { statusCode, headers, body } = await askReset(email);
      const { date: _, 'x-correlation-id': __, ...others } = headers;
      answers.push({ statusCode, others, body, page: (await app.visitor.get(String(headers.location))).body });
    }
    expect(answers[0]).toMatchObject({ statusCode: 303, others: { location: '/reset?sent' } });
    for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0]);
    expect(new Set((await app.mails()).map(({ to }) => to))).toEqual(new Set([known.email, unverified.email, suspended.email]));
  });

  test('the mail is in the language of the page and its link carries the address of the site, whatever host was asked', async () => {
    const person = await app.signedIn();
    await app.visitor.post('/en/reset', { email: person.email.toUpperCase() }, { host: '127.0.0.1', 'x-forwarded-host': 'evil.example' });
    const [mail] = await app.mails();
    expect(mail).toMatchObject({ kind: 'auth.reset', to: person.email, language: 'en', content: { title: 'Choose a new password' } });
    expect(mail?.content?.action?.href).toMatch(/^http:\/\/localhost:3000\/en\/reset\/[\w-]{43}$/);
  });

  test.each([
    ['', 'Vul uw e-mailadres in'],
    ['geen adres', 'Vul een e-mailadres in zoals'],
  ])('%j is told at its field', async (email, words) => {
    const page = await askReset(email);
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(words);
    expect(page.body).toContain('<title>Fout: ');
  });

  test('F9 a list of addresses, or a field that nobody asked for, is refused and sends nothing', async () => {
    const person = await app.signedIn();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' };
    const both = new URLSearchParams([
      ['email', person.email],
      ['email', 'kwaad@plein.test'],
    ]);
    const list = await app.server.app.inject({ method: 'POST', url: '/reset', headers, payload: both.toString() });
    expect(list.statusCode).toBe(400);
    expect((await app.visitor.post('/reset', { email: person.email, to: 'kwaad@plein.test' })).statusCode).toBe(400);
    expect(await app.mails()).toEqual([]);
  });
});

describe('choosing a new password', () => {
  test('F9 it works once, ends every session, proves the address, is told by mail and starts no session', async () => {
    const person = await app.signedIn();
    await app.db.updateTable('appUser').set({ emailVerifiedOn: null }).where('guid', '=', person.guid).execute();
    const link = await linkFor(person.email);

    const page = await app.visitor.get(link);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(page.body).toContain('autoComplete="new-password"');
    expect(page.body).not.toContain(`returnTo=${encodeURIComponent(link)}`);

    const done = await app.visitor.post(link, { password: newPassword });
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe('/login?message=reset');
    expect(done.cookies).toEqual([]);
    expect((await app.visitor.get('/login?message=reset')).body).toContain('Uw nieuwe wachtwoord is opgeslagen.');

    expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
    expect(await canSignIn(person.email, person.password)).toBe(false);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
    const row = await app.db.selectFrom('appUser').select('emailVerifiedOn').where('guid', '=', person.guid).executeTakeFirstOrThrow();
    expect(row.emailVerifiedOn).not.toBeNull();
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['auth.reset', 'auth.password_changed']);

    const again = await app.visitor.post(link, { password: 'een heel ander wachtwoord' });
    expect(again.statusCode).toBe(404);
    expect(again.body).toContain('Deze link werkt niet meer');
    expect(again.body).toContain('log in met dat wachtwoord');
    expect((await app.visitor.get(link)).statusCode).toBe(404);
    expect(await canSignIn(person.email, newPassword)).toBe(true);
  });

  test('F5 the sessions are gone on another instance at the next request', async () => {
    const person = await app.signedIn();
    const second = await app.secondInstance();
    expect((await second.as(person).get('/api/profiles:loggedIn')).statusCode).toBe(200);
    await app.visitor.post(await linkFor(person.email), { password: newPassword });
    expect((await second.as(person).get('/api/profiles:loggedIn')).statusCode).toBe(401);
  });

  test('F9 who has a second factor is still asked for it', async () => {
    const person = await app.signedIn();
    await app.db
      .insertInto('totp')
      .values({ userGuid: person.guid, secret: Buffer.from('sealed'), confirmedOn: new Date() })
      .execute();
    await app.visitor.post(await linkFor(person.email), { password: newPassword });
    const answer = await app.visitor.post('/login', { email: person.email, password: newPassword });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login/second-factor']);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('plein_session');
  });

  test('F9 of two at the same moment one wins', async () => {
    const person = await app.signedIn();
    const link = await linkFor(person.email);
    const passwords = ['de eerste van twee zinnen', 'de tweede van twee zinnen'];
    const answers = await Promise.all(passwords.map((password) => app.visitor.post(link, { password })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 404]);
    const winner = answers.findIndex(({ statusCode }) => statusCode === 303);
    expect(await canSignIn(person.email, passwords[winner] ?? '')).toBe(true);
    expect(await canSignIn(person.email, passwords[1 - winner] ?? '')).toBe(false);
  });

  test('F9 an expired link, a made-up one, and one for another purpose open nothing', async () => {
    const person = await app.signedIn();
    const link = await linkFor(person.email);
    await sql`update one_time_token set expires_on = now() where user_guid = ${person.guid}`.execute(app.db);
    const { token } = await createToken(app.db, { purpose: 'verify', userGuid: person.guid, email: person.email, seconds: 60 });
    for (const path of [link, `/reset/${'x'.repeat(43)}`, `/reset/${token}`]) {
      expect((await app.visitor.get(path)).statusCode).toBe(404);
      expect((await app.visitor.post(path, { password: newPassword })).statusCode).toBe(404);
    }
    expect(await canSignIn(person.email, person.password)).toBe(true);
  });

  test('F9 an address in the form changes nothing and is refused; the link still works', async () => {
    const [person, victim] = [await app.signedIn(), await app.signedIn()];
    const link = await linkFor(person.email);
    expect((await app.visitor.post(link, { password: newPassword, email: victim.email })).statusCode).toBe(400);
    expect(await canSignIn(victim.email, victim.password)).toBe(true);
    expect(await canSignIn(person.email, person.password)).toBe(true);
    expect((await app.visitor.post(link, { password: newPassword })).statusCode).toBe(303);
  });

  test('F9 a link that went to an address which is no longer the account’s opens nothing', async () => {
    const person = await app.signedIn();
    const link = await linkFor(person.email);
    await app.db
      .updateTable('appUser')
      .set({ email: 'nieuw@plein.test', emailKey: 'nieuw@plein.test' })
      .where('guid', '=', person.guid)
      .execute();
    expect((await app.visitor.post(link, { password: newPassword })).statusCode).toBe(404);
  });

  test.each([
    ['', 'Vul een wachtwoord in'],
    ['kort', 'minstens 12 tekens'],
    ['k'.repeat(60) + 'qzvbnmtrwx'.repeat(7), 'te lang'],
    [' '.repeat(20), 'Vul een wachtwoord in'],
    ['wachtwoord12345', 'makkelijk te raden'],
    ['plein plein plein', 'makkelijk te raden'],
  ])('F3 %j is refused with the reason, and the link still works', async (password, words) => {
    const person = await app.signedIn();
    const link = await linkFor(person.email);
    const page = await app.visitor.post(link, { password });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain(words);
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect((await app.visitor.get(link)).statusCode).toBe(200);
  });

  test('F3 a character that is no text is refused before anything is looked at', async () => {
    const person = await app.signedIn();
    const link = await linkFor(person.email);
    expect((await app.visitor.post(link, { password: 'kiezelsteen\u0000 vlaggenmast' })).statusCode).toBe(400);
    expect((await app.visitor.post(link, { password: 'k'.repeat(1_048_576) })).statusCode).toBe(413);
    expect((await app.visitor.get(link)).statusCode).toBe(200);
  });

  test('F3 a passphrase of 64 characters with emoji and spaces is taken exactly', async () => {
    const person = await app.signedIn();
    const phrase = ` de gele fiets 🚲 van buurvrouw Ans staat al weken in de regen 🌧️ `;
    expect((await app.visitor.post(await linkFor(person.email), { password: phrase })).statusCode).toBe(303);
    expect(await canSignIn(person.email, phrase)).toBe(true);
    expect(await canSignIn(person.email, phrase.trim())).toBe(false);
  });

  test('F3 who can change the site needs fifteen characters', async () => {
    const admin = await app.signedIn({ isAdmin: true });
    const page = await app.visitor.post(await linkFor(admin.email), { password: 'kq7 vlam zon' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('minstens 15 tekens');
  });

  test('somebody without a password gets one, and a switched-off account stays off', async () => {
    const names = { firstName: 'Ans', middleName: '', lastName: 'Bos' };
    const flags = { isAdmin: false, isMett: false, isDeveloper: false, isContentManager: false, isVerified: true };
    const guid = await createUser(app.system, { ...names, ...flags, email: 'ans@plein.test' });
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', guid).execute();
    expect((await app.visitor.post(await linkFor('ans@plein.test'), { password: newPassword })).statusCode).toBe(303);
    const row = await app.db.selectFrom('appUser').select('isActive').where('guid', '=', guid).executeTakeFirstOrThrow();
    expect(row.isActive).toBe(false);
  });

  test('the token is nowhere in the database', async () => {
    const person = await app.signedIn();
    const token = (await linkFor(person.email)).split('/').at(-1) ?? '';
    const rows = await sql<{ row: string }>`select row_to_json(t)::text as row from one_time_token t`.execute(app.db);
    const mails = await sql<{ row: string }>`select row_to_json(t)::text as row from mail t`.execute(app.db);
    expect(token).toHaveLength(43);
    expect([...rows.rows, ...mails.rows].filter(({ row }) => row.includes(token))).toEqual([]);
  });
});

test('without passwords of its own the site has no page for a new one', async () => {
  const elsewhere = await app.secondInstance({
    LOCAL_LOGIN: 'off',
    OIDC_ISSUER: 'https://login.example.nl',
    OIDC_CLIENT_ID: 'plein',
    OIDC_CLIENT_SECRET: 'geheim',
  });
  expect((await elsewhere.visitor.get('/reset')).statusCode).toBe(404);
  expect((await elsewhere.visitor.post('/reset', { email: 'a@plein.test' })).statusCode).toBe(404);
  expect((await elsewhere.visitor.get('/login')).body).not.toContain('href="/reset"');
});

describe('how often', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  test('F2 an address is mailed three times an hour, and an unknown one is refused just the same', async () => {
    const person = await limited.signedIn();
    for (const email of [person.email, 'onbekend@plein.test']) {
      const statuses = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await limited.visitor.post('/reset', { email })).statusCode);
      expect(statuses).toEqual([303, 303, 303, 429]);
    }
    const refused = await limited.visitor.post('/reset', { email: person.email });
    expect(refused.body).toContain('Dit is te vaak gevraagd.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  });

  test('one network asks ten times an hour', async () => {
    await limited.db.deleteFrom('rateLimit').execute();
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await limited.visitor.post('/reset', { email: `nr${time}@plein.test` })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  });
});

test('every session and every mailed link can be ended at once, as after a restore', async () => {
  const person = await app.signedIn();
  const link = await linkFor(person.email);
  expect((await app.visitor.get(link)).statusCode).toBe(200);
  await endSessionsOfAll(app.system);
  expect((await app.visitor.get(link)).statusCode).not.toBe(200);
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { afterPassword, signedInWithAuthenticator, type WithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { clientOf, testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let person: WithAuthenticator;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('rateLimit').execute();
  person = await signedInWithAuthenticator(app);
});

const step = '/login/second-factor';

function codesOf(recoveryCodes: string[]): string {
  return recoveryCodes[0] ?? '';
}

async function withRecoveryCodes(): Promise<string[]> {
  const { recoveryCodes } = (await person.send('POST', '/api/secondfactors/recoverycodes:renew')).json<{ recoveryCodes: string[] }>();
  return recoveryCodes;
}

describe('the second step of signing in', () => {
  test('R7.38 a right password leads to the second step, and a code of the app to the session', async () => {
    const halfway = await afterPassword(app, person, '/account/profile');
    expect(halfway.answer.headers.location).toBe(step);
    expect(halfway.answer.cookies).toMatchObject([{ name: 'plein_login', httpOnly: true, sameSite: 'Lax', maxAge: 600 }]);
    const page = await halfway.get(step);
    expect(page.body).toContain('autoComplete="one-time-code"');
    expect((await halfway.get('/api/profiles:loggedIn')).statusCode).toBe(401);

    const done = await halfway.post(step, { code: codeOf(person.secret) });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/account/profile']);
    const cookies = Object.fromEntries(done.cookies.map(({ name, value }) => [name, value]));
    expect(cookies['plein_login']).toBe('');
    expect((await clientOf(app.server, cookies).get('/api/profiles:loggedIn')).json()).toMatchObject({ guid: person.guid });
    const sessions = await app.db
      .selectFrom('session')
      .selectAll()
      .where('userGuid', '=', person.guid)
      .orderBy('createdOn', 'desc')
      .execute();
    expect(sessions[0]).toMatchObject({ method: 'password', hasSecondFactor: true });
  });

  test('the token of the step is stored as a hash, and works once', async () => {
    const halfway = await afterPassword(app, person);
    const rows = await app.db.selectFrom('loginAttempt').selectAll().execute();
    expect(JSON.stringify(rows.map(({ tokenHash }) => tokenHash.toString('base64url')))).not.toContain(halfway.cookies['plein_login']);
    expect((await halfway.post(step, { code: codeOf(person.secret) })).statusCode).toBe(303);
    expect((await halfway.get(step)).statusCode).toBe(303);
    const again = await halfway.post(step, { code: codeOf(person.secret, 1) });
    expect(again.statusCode).toBe(401);
    expect(again.body).toContain('Log opnieuw in.');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('it is over after ten minutes', async () => {
    const halfway = await afterPassword(app, person);
    await sql`update login_attempt set expires_on = now() where user_guid = ${person.guid}`.execute(app.db);
    expect((await halfway.post(step, { code: codeOf(person.secret) })).statusCode).toBe(401);
  });

  test('a code counts once, also in another attempt and also for two at the same moment', async () => {
    const code = codeOf(person.secret);
    const [one, two] = [await afterPassword(app, person), await afterPassword(app, person)];
    const statuses = (await Promise.all([one.post(step, { code }), two.post(step, { code })])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 422]);
    const late = await afterPassword(app, person);
    const refused = await late.post(step, { code });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Deze code klopt niet of is al gebruikt.');
  });

  test('a code of one step early or late is taken, of two it is not; with a space it is the same code', async () => {
    const first = await afterPassword(app, person);
    expect((await first.post(step, { code: codeOf(person.secret, -2) })).statusCode).toBe(422);
    expect((await first.post(step, { code: codeOf(person.secret, 2) })).statusCode).toBe(422);
    const typed = codeOf(person.secret, -1).replace(/^(\d{3})/, ' $1 ');
    expect((await first.post(step, { code: typed })).statusCode).toBe(303);
    const second = await afterPassword(app, person);
    expect((await second.post(step, { code: codeOf(person.secret, 1) })).statusCode).toBe(303);
  });

  test('five tries in fifteen minutes, over all attempts, and then the right code does not help either', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const halfway = await afterPassword(app, person);
      expect((await halfway.post(step, { code: '000000' })).statusCode).toBe(422);
    }
    const halfway = await afterPassword(app, person);
    const answer = await halfway.post(step, { code: codeOf(person.secret) });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    expect(answer.body).toContain('U heeft het te vaak geprobeerd.');
  });

  test('nothing filled in says so at the field', async () => {
    const halfway = await afterPassword(app, person);
    const answer = await halfway.post(`/en${step}`, { code: ' ' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('Enter the code.');
  });

  test('without a first step there is no second', async () => {
    expect((await app.visitor.get(step)).headers.location).toBe('/login');
    expect((await clientOf(app.server, { plein_login: 'x'.repeat(43) }).post(step, { code: '123456' })).statusCode).toBe(401);
  });

  test('an account that was switched off takes the same steps, and its session opens nothing', async () => {
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', person.guid).execute();
    const halfway = await afterPassword(app, person);
    const done = await halfway.post(step, { code: codeOf(person.secret) });
    const cookies = Object.fromEntries(done.cookies.map(({ name, value }) => [name, value]));
    expect((await clientOf(app.server, cookies).get('/api/secondfactors')).json()).toMatchObject({ code: 'account_inactive' });
  });

  test('a new password ends an attempt that began with the one before', async () => {
    const halfway = await afterPassword(app, person);
    await app.system.transact((tx) => app.system.record(tx, { type: 'user.password_set', subjectGuid: person.guid }));
    expect((await halfway.post(step, { code: codeOf(person.secret) })).statusCode).toBe(401);
  });
});

describe('recovery codes', () => {
  test('R7.38 ten of 80 bits, kept as hashes; each opens the door once and its owner is told', async () => {
    const codes = await withRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    const halfway = await afterPassword(app, person);
    expect((await halfway.post(step, { code: codesOf(codes).toLowerCase().replaceAll('-', ' ') })).statusCode).toBe(303);
    const again = await afterPassword(app, person);
    const refused = await again.post(step, { code: codesOf(codes) });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Deze herstelcode klopt niet of is al gebruikt.');
    expect(refused.body).not.toContain('Wacht op een nieuwe code in uw app');
    const mail = (await app.mails()).findLast(({ to }) => to === person.email);
    expect(mail).toMatchObject({ kind: 'second-factors.recoveryCodeUsed', content: { subject: 'Er is een herstelcode gebruikt' } });
    expect(mail?.content?.paragraphs[0]).toContain('nog 9 codes');
  });

  test('one code at two doors at the same moment opens one', async () => {
    const code = codesOf(await withRecoveryCodes());
    const [one, two] = [await afterPassword(app, person), await afterPassword(app, person)];
    const statuses = (await Promise.all([one.post(step, { code }), two.post(step, { code })])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 422]);
  });

  test('new codes make the old ones worthless, and nobody else has them', async () => {
    const old = codesOf(await withRecoveryCodes());
    const stranger = await signedInWithAuthenticator(app);
    const current = codesOf(await withRecoveryCodes());
    expect((await (await afterPassword(app, person)).post(step, { code: old })).statusCode).toBe(422);
    expect((await (await afterPassword(app, stranger)).post(step, { code: current })).statusCode).toBe(422);
    expect((await (await afterPassword(app, person)).post(step, { code: current })).statusCode).toBe(303);
  });
});

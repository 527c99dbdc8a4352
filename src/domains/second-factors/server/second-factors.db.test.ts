import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetSecondFactorsByEmail } from '#domains/auth/server/index.ts';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { clientOf, testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { isSecondFactorRequired } from './factors.service.ts';

let app: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('rateLimit').execute();
  person = await app.signedIn();
});

const at = (act: string) => `/api/secondfactors/${act}`;

async function start(client: SignedInClient): Promise<string> {
  return (await client.send('POST', at('authenticator:start'))).json<{ secret: string }>().secret;
}

async function enrol(client: SignedInClient): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = await start(client);
  const { recoveryCodes } = (await client.send('POST', at('authenticator:confirm'), { code: codeOf(secret) })).json<{
    recoveryCodes: string[];
  }>();
  return { secret, recoveryCodes };
}

const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email).map(({ kind }) => kind);

describe('an authenticator app', () => {
  test('R7.38 is set up with a secret and a code, and comes with ten recovery codes', async () => {
    const started = (await person.send('POST', at('authenticator:start'))).json<{
      secret: string;
      uri: string;
      qrCode: { path: string };
    }>();
    expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(started.uri).toContain(`secret=${started.secret}`);
    expect(started.uri).toContain(encodeURIComponent(person.email));
    expect(started.qrCode.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    expect((await person.get('/api/secondfactors')).json()).toMatchObject({ hasAuthenticator: false, recoveryCodesLeft: 0 });
    expect((await afterPassword(app, person)).answer.headers.location).toBe('/content');

    const confirmed = await person.send('POST', at('authenticator:confirm'), { code: codeOf(started.secret) });
    expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await person.get('/api/secondfactors')).json()).toMatchObject({ hasAuthenticator: true, recoveryCodesLeft: 10 });
    expect((await afterPassword(app, person)).answer.headers.location).toBe('/login/second-factor');
    expect(await mailsTo(person.email)).toEqual(['second-factors.authenticatorAdded']);
  });

  test('the secret and the codes are not readable in the database, nor kept for a repeat', async () => {
    const { secret, recoveryCodes } = await enrol(person);
    const rows = [
      ...(await app.db.selectFrom('totp').selectAll().execute()),
      ...(await app.db.selectFrom('recoveryCode').selectAll().execute()),
      ...(await app.db.selectFrom('idempotency').selectAll().execute()),
      ...(await app.db.selectFrom('audit').selectAll().execute()),
    ];
    const text = rows
      .flatMap((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value))))
      .join(' ');
    for (const word of [secret, ...recoveryCodes]) expect(text).not.toContain(word);
  });

  test('the code that confirmed it does not sign in as well', async () => {
    const { secret } = await enrol(person);
    const halfway = await afterPassword(app, person);
    expect((await halfway.post('/login/second-factor', { code: codeOf(secret) })).statusCode).toBe(422);
    expect((await halfway.post('/login/second-factor', { code: codeOf(secret, 1) })).statusCode).toBe(303);
  });

  test('a wrong code switches nothing on and may be tried five times', async () => {
    const secret = await start(person);
    for (let turn = 0; turn < 5; turn++) {
      const answer = await person.send('POST', at('authenticator:confirm'), { code: '000000' });
      expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, [{ path: 'code', code: 'wrong_code' }]]);
    }
    expect((await person.send('POST', at('authenticator:confirm'), { code: codeOf(secret) })).statusCode).toBe(429);
    expect((await person.get('/api/secondfactors')).json()).toMatchObject({ hasAuthenticator: false });
  });

  test('two confirmations at the same moment give one set of codes', async () => {
    const code = codeOf(await start(person));
    const answers = await Promise.all([1, 2].map(() => person.send('POST', at('authenticator:confirm'), { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('one that is on is not replaced, and can be switched off', async () => {
    await enrol(person);
    expect((await person.send('POST', at('authenticator:start'))).json()).toMatchObject({ code: 'second_factor.already_on' });
    expect((await person.send('POST', at('authenticator:remove'))).statusCode).toBe(204);
    expect((await person.get('/api/secondfactors')).json()).toEqual({
      hasAuthenticator: false,
      recoveryCodesLeft: 0,
      passkeys: [],
      isRequired: false,
    });
    expect((await afterPassword(app, person)).answer.headers.location).toBe('/content');
    expect(await mailsTo(person.email)).toEqual(['second-factors.authenticatorAdded', 'second-factors.authenticatorRemoved']);
  });

  test('F5 a change of factors ends the other sessions, on every instance, and not this one', async () => {
    const second = await app.secondInstance();
    const elsewhere = await afterPassword(app, person);
    await enrol(person);
    expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(200);
    expect((await clientOf(second.server, elsewhere.cookies).get('/api/profiles:loggedIn')).statusCode).toBe(401);
  });
});

describe('F14 where a second factor is demanded', () => {
  async function demand(value: boolean): Promise<void> {
    await app.db
      .insertInto('platformSetting')
      .values({ key: 'requireSecondFactor', value: JSON.stringify(value), version: 1 })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
      .execute();
  }
  beforeEach(() => demand(true));

  test.each([{ isAdmin: true }, { isContentManager: true }])('staff without one may only set it up: %j', async (flags) => {
    const staff = await app.signedIn(flags);
    for (const path of ['/api/platformsettingvalues', '/api/search?q=x', '/api/assets?kind=image', '/api/listitemtypes']) {
      expect((await staff.get(path)).json()).toMatchObject({ status: 403, code: 'auth.second_factor_needed' });
    }
    expect((await staff.send('PUT', '/api/profiles:loggedIn', {})).json()).toMatchObject({ code: 'auth.second_factor_needed' });
    expect((await staff.get('/')).headers.location).toBe('/account/security');
    expect((await staff.get('/en/search?q=x')).headers.location).toBe('/en/account/security');
    expect((await staff.get('/api/secondfactors')).json()).toMatchObject({ isRequired: true });

    await enrol(staff);
    expect((await staff.send('PUT', '/api/profiles:loggedIn', {})).statusCode).toBe(200);
    const last = await staff.send('POST', at('authenticator:remove'));
    expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([409, 'second_factor.last_one']);
  });

  test('the terms come after it: until then no answer could be stored, so none is asked for', async () => {
    const staff = await app.signedIn({ isAdmin: true });
    const asked = async (path: string) => (await staff.get(`/api/route?path=${path}`)).json<object>();
    expect(await asked('/legal/privacy')).not.toHaveProperty('termsVersion');
    expect(await asked('/legal/terms-of-use/nl')).not.toHaveProperty('screen.termsChoice');
    expect((await staff.get('/logout')).statusCode).toBe(200);
    await enrol(staff);
    expect(await asked('/legal/privacy')).toHaveProperty('termsVersion', 1);
    expect(await asked('/legal/terms-of-use/nl')).toHaveProperty('screen.termsChoice');
  });

  test('other people are not asked for one', async () => {
    expect((await person.send('PUT', '/api/profiles:loggedIn', {})).statusCode).toBe(200);
  });

  test('while nobody decided, it is demanded wherever others can reach the platform', async () => {
    await app.db.deleteFrom('platformSetting').where('key', '=', 'requireSecondFactor').execute();
    const admin = await app.signedIn({ isAdmin: true });
    expect((await admin.get('/api/listitemtypes')).statusCode).toBe(200);
    const isRequiredAt = (config: typeof app.config) => isSecondFactorRequired({ db: app.db, config });
    expect(await isRequiredAt(app.config)).toBe(false);
    expect(await isRequiredAt({ ...app.config, isLocal: false })).toBe(true);
    await demand(false);
    expect(await isRequiredAt({ ...app.config, isLocal: false })).toBe(false);
  });
});

test('the command line takes every factor of somebody away, ends their sessions and tells them', async () => {
  const owner = await signedInWithAuthenticator(app);
  await resetSecondFactorsByEmail(app.system, owner.email.toUpperCase());
  expect((await owner.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  expect((await afterPassword(app, owner)).answer.headers.location).toBe('/content');
  expect(await mailsTo(owner.email)).toEqual(['second-factors.reset']);
  await expect(resetSecondFactorsByEmail(app.system, 'niemand@plein.test')).rejects.toMatchObject({ status: 404 });
});

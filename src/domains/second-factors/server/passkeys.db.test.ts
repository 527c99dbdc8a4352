import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDevice, type DeviceHabits } from '#domains/second-factors/testing/virtual-device.ts';
import { clientOf, testApp, type Answered, type Client, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let person: SignedInClient;
let device: ReturnType<typeof createDevice>;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.signedIn({ isAdmin: true });
  device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
});

const passkeys = '/api/secondfactors/passkeys';

async function questionFor(client: Client, url: string): Promise<string> {
  return (await client.send('POST', url)).json<{ challenge: string }>().challenge;
}

async function register(habits: DeviceHabits = {}, name = 'Laptop'): Promise<Answered> {
  const challenge = await questionFor(person, `${passkeys}:start`);
  return person.send('POST', passkeys, { name, answer: device.register(challenge, habits) });
}

async function signIn(habits: DeviceHabits = {}): Promise<Answered> {
  const challenge = await questionFor(app.visitor, '/api/session:passkeyQuestion');
  return app.visitor.send('POST', '/api/session:passkey', { answer: device.signIn(challenge, habits) });
}

const codeIn = (answer: Answered) => [answer.statusCode, answer.json<{ code: string }>().code];
const refused = [422, 'second_factor.passkey_refused'];

describe('a passkey', () => {
  test('R7.38 is added by name and then signs in by itself, as both factors', async () => {
    const added = (await register()).json<{ passkey: { guid: string; name: string }; recoveryCodes: string[] }>();
    expect(added.passkey.name).toBe('Laptop');
    expect(added.recoveryCodes).toHaveLength(10);
    const answer = await signIn();
    expect(answer.statusCode).toBe(204);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    expect((await clientOf(app.server, cookies).get('/api/profiles:loggedIn')).json()).toMatchObject({ guid: person.guid });
    const session = await app.db
      .selectFrom('session')
      .select(['method', 'hasSecondFactor'])
      .where('userGuid', '=', person.guid)
      .where('method', '=', 'passkey')
      .executeTakeFirst();
    expect(session).toEqual({ method: 'passkey', hasSecondFactor: true });
    expect((await person.get('/api/secondfactors')).json()).toMatchObject({
      passkeys: [{ name: 'Laptop', lastUsedOn: expect.any(String) }],
    });
  });

  test('the password alone is not enough any more once there is one', async () => {
    await register();
    const { headers } = await app.visitor.post('/login', { email: person.email, password: person.password });
    expect(headers.location).toBe('/login/second-factor');
  });

  test('one that was removed does not sign in, and nobody removes that of somebody else', async () => {
    const { passkey } = (await register()).json<{ passkey: { guid: string } }>();
    const stranger = await app.signedIn();
    expect((await stranger.send('DELETE', `${passkeys}/${passkey.guid}`)).statusCode).toBe(404);
    expect((await signIn()).statusCode).toBe(204);
    expect((await person.send('DELETE', `${passkeys}/${passkey.guid}`)).statusCode).toBe(204);
    expect(codeIn(await signIn())).toEqual(refused);
  });

  test('is renamed by its owner and nobody else, and its owner reads of it beside the ways in', async () => {
    const { passkey } = (await register()).json<{ passkey: { guid: string } }>();
    const url = `${passkeys}/${passkey.guid}`;
    const stranger = await app.signedIn();
    expect((await stranger.send('PUT', url, { name: 'Mijn' })).statusCode).toBe(404);
    expect((await person.send('PUT', url, { name: ' ' })).json()).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'empty' }] });
    expect((await person.send('PUT', url, { name: ' Laptop thuis ' })).json()).toMatchObject({ name: 'Laptop thuis' });
    expect((await person.get('/api/secondfactors')).json()).toMatchObject({ passkeys: [{ name: 'Laptop thuis' }] });
    expect((await signIn()).statusCode).toBe(204);
    const events = (await person.get('/api/audit:ownSecurity')).json<{ type: string }[]>();
    expect(events.map(({ type }) => type)).toContain('second_factor.passkey_renamed');
  });

  test('a name is needed, and the same passkey is added once', async () => {
    expect((await register({}, ' ')).json()).toMatchObject({ status: 422, errors: [{ path: 'name', code: 'empty' }] });
    await register();
    expect(codeIn(await register())).toEqual([409, 'second_factor.passkey_known']);
  });
});

const faults: { title: string; habits: DeviceHabits }[] = [
  { title: 'made at another site', habits: { origin: 'https://evil.example' } },
  { title: 'for another name', habits: { rpId: 'evil.example' } },
  { title: 'by a device that did not look who held it', habits: { isUserVerified: false } },
];

describe('F13 refused', () => {
  test.each(faults)('a new passkey $title', async ({ habits }) => {
    expect(codeIn(await register(habits))).toEqual(refused);
    expect((await person.get('/api/secondfactors')).json()).toMatchObject({ passkeys: [] });
  });

  test.each(faults)('a sign-in $title', async ({ habits }) => {
    await register();
    const answer = await signIn(habits);
    expect(codeIn(answer)).toEqual(refused);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a device that counts back, which is how a copy of it shows', async () => {
    await register();
    expect((await signIn({ counter: 40 })).statusCode).toBe(204);
    expect(codeIn(await signIn({ counter: 40 }))).toEqual(refused);
    expect(codeIn(await signIn({ counter: 7 }))).toEqual(refused);
    expect(codeIn(await signIn({ counter: 0 }))).toEqual(refused);
    expect((await signIn({ counter: 41 })).statusCode).toBe(204);
  });

  test('a question that was answered already, also by two answers at the same moment', async () => {
    await register();
    const challenge = await questionFor(app.visitor, '/api/session:passkeyQuestion');
    const answers = await Promise.all(
      [1, 2].map(() => app.visitor.send('POST', '/api/session:passkey', { answer: device.signIn(challenge) })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
  });

  test('a question that is too old, that we did not ask, or that was for something else', async () => {
    await register();
    const send = (challenge: string) => app.visitor.send('POST', '/api/session:passkey', { answer: device.signIn(challenge) });
    const old = await questionFor(app.visitor, '/api/session:passkeyQuestion');
    await app.db
      .updateTable('loginAttempt')
      .set({ expiresOn: new Date(0) })
      .where('challenge', '=', old)
      .execute();
    expect(codeIn(await send(old))).toEqual(refused);
    expect(codeIn(await send('AAAA'))).toEqual(refused);
    expect(codeIn(await send(await questionFor(person, `${passkeys}:start`)))).toEqual(refused);
  });

  test('the question for a new passkey that was put to somebody else', async () => {
    const stranger = await app.signedIn();
    const challenge = await questionFor(stranger, `${passkeys}:start`);
    expect(codeIn(await person.send('POST', passkeys, { name: 'x', answer: device.register(challenge) }))).toEqual(refused);
  });

  test('the signature of another device', async () => {
    await register();
    const other = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
    const challenge = await questionFor(app.visitor, '/api/session:passkeyQuestion');
    const { id, rawId } = device.signIn(challenge);
    const forged = { ...other.signIn(challenge), id, rawId };
    expect(codeIn(await app.visitor.send('POST', '/api/session:passkey', { answer: forged }))).toEqual(refused);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDevice } from '#domains/second-factors/testing/virtual-device.ts';
import { clientOf, type Answered, type Client, type SignedInClient } from '../../../../tests/support/test-app.ts';
import { cookiesOf, withProvider } from '../testing/openid-people.ts';

const { provider, app, people } = await withProvider();

/** Somebody who signed in long ago, and has nothing here to prove who they are. */
async function personWithoutPassword(): Promise<SignedInClient & { subject: string }> {
  const person = await people.knownPerson();
  await app.db.deleteFrom('userPassword').where('userGuid', '=', person.guid).execute();
  await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${person.guid}`.execute(app.db);
  return person;
}

const dangerous = (client: Client) => client.send('POST', '/api/secondfactors/authenticator:start');
const waysOf = async (client: Client) => (await client.get('/api/session:proof')).json<object>();
const afterwards = (answer: Answered) => clientOf(app.server, cookiesOf(answer));

async function proveAt(person: SignedInClient, subject: string): Promise<Answered> {
  const { location, cookies } = await people.begin(person, '/login/openid?proof=now&returnTo=%2Faccount%2Fsecurity');
  expect([location.searchParams.get('prompt'), location.searchParams.get('max_age')]).toEqual(['login', '0']);
  return people.comeBack({ ...person.cookies, ...cookies }, await provider.visit(location.href, subject));
}

test('R7.38 F4 who has only the provider proves who they are there, and goes on under a new name', async () => {
  const person = await personWithoutPassword();
  const host = new URL(provider.issuer).host;
  expect(await waysOf(person)).toEqual({ hasPassword: false, hasCode: false, hasPasskey: false, provider: host });
  expect((await person.get('/login/proof?returnTo=%2Fsearch')).body).toContain('href="/login/openid?proof=now&amp;returnTo=%2Fsearch"');
  expect((await dangerous(person)).statusCode).toBe(403);
  const answer = await proveAt(person, person.subject);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/security']);
  expect((await dangerous(afterwards(answer))).statusCode).toBe(200);
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
});

test('who has a password is not sent away for it', async () => {
  expect(await waysOf(await people.knownPerson())).toMatchObject({ hasPassword: true, provider: null });
});

test('somebody else at the provider proves nothing, and reads so', async () => {
  const person = await personWithoutPassword();
  const answer = await proveAt(person, (await people.knownPerson()).subject);
  const page = await person.get(answer.headers.location ?? '');
  expect(page.body).toContain('U logde in als iemand anders.');
  expect((await dangerous(person)).statusCode).toBe(403);
});

test.each([
  ['that signed somebody in long ago', { auth_time: Math.floor(Date.now() / 1000) - 3600 }],
  ['that does not say when', { auth_time: undefined }],
])('a provider %s proves nothing', async (_, claims) => {
  const person = await personWithoutPassword();
  provider.tamperWith((payload) => provider.sign({ ...payload, ...claims }));
  const answer = await proveAt(person, person.subject);
  expect(answer.headers.location).toMatch(/^\/login\/proof\?.*problem=openid.answer_refused$/);
  expect((await dangerous(person)).statusCode).toBe(403);
});

test('F13 a passkey proves it as well, and not one of somebody else', async () => {
  const [person, other] = [await people.knownPerson(), await people.knownPerson()];
  const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
  const challenge = async (client: Client, path: string) => (await client.send('POST', path)).json<{ challenge: string }>().challenge;
  const added = device.register(await challenge(person, '/api/secondfactors/passkeys:start'));
  expect((await person.send('POST', '/api/secondfactors/passkeys', { name: 'Laptop', answer: added })).statusCode).toBe(200);
  for (const { guid } of [person, other]) {
    await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${guid}`.execute(app.db);
  }
  const prove = async (client: Client) =>
    client.send('POST', '/api/session:provePasskey', { answer: device.signIn(await challenge(client, '/api/session:passkeyQuestion')) });
  expect((await prove(other)).json()).toMatchObject({ code: 'auth.proof_wrong' });
  expect((await dangerous(other)).statusCode).toBe(403);
  const proved = await prove(person);
  expect(proved.statusCode).toBe(204);
  expect((await dangerous(afterwards(proved))).statusCode).toBe(200);
});

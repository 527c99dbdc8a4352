import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '#domains/second-factors/testing/app-code.ts';
import { signedInWithAuthenticator, type WithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import type { UserDetail } from '#domains/users/model/admin-user.ts';
import { clientOf, testApp, type Answered, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SessionView } from '../model/session-view.ts';

let app: TestApp;
let person: WithAuthenticator;

beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('rateLimit').execute();
  person = await signedInWithAuthenticator(app);
  await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${person.guid}`.execute(app.db);
});

const dangerous = (client: Client) => client.send('POST', '/api/secondfactors/recoverycodes:renew');

function afterwards({ cookies }: Answered): Client {
  return clientOf(app.server, Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
}

test('F4 a dangerous act asks for a proof of at most ten minutes old; after it the session has a new name', async () => {
  const refused = await dangerous(person);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'auth.proof_needed']);
  const proved = await person.send('POST', '/api/session:prove', { password: person.password });
  expect(proved.statusCode).toBe(204);
  expect((await dangerous(afterwards(proved))).statusCode).toBe(200);
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
});

test('to be asked for a proof is no denial, so the log tells of the proof alone; what is denied is written down as before', async () => {
  const typesOf = async () =>
    (await app.db.selectFrom('audit').select('type').where('actorGuid', '=', person.guid).orderBy('id').execute()).map(({ type }) => type);
  const before = await typesOf();
  expect((await dangerous(person)).statusCode).toBe(403);
  expect(await typesOf()).toEqual(before);
  const client = afterwards(await person.send('POST', '/api/session:prove', { password: person.password }));
  expect((await client.get('/api/users')).statusCode).toBe(403);
  expect((await typesOf()).slice(before.length)).toEqual(['session.proved', 'access.denied']);
});

test('the list of sessions goes on to say when somebody signed in, and not when they last proved who they are', async () => {
  const signedInOn = new Date(Date.now() - 3 * 60 * 60 * 1000);
  await app.db.updateTable('session').set({ createdOn: signedInOn }).where('userGuid', '=', person.guid).execute();
  let client: Client = person;
  for (let time = 0; time < 2; time += 1)
    client = afterwards(await client.send('POST', '/api/session:prove', { password: person.password }));
  const [own] = (await client.get('/api/sessions')).json<SessionView[]>();
  expect(own).toMatchObject({ isCurrent: true, signedInOn: signedInOn.toISOString() });
  expect(Date.now() - Date.parse(own?.lastSeenOn ?? '')).toBeLessThan(60_000);
  const admin = await app.signedIn({ isAdmin: true });
  const { sessions } = (await admin.get(`/api/users/${person.guid}`)).json<UserDetail>();
  expect(sessions).toMatchObject([{ signedInOn: own?.signedInOn, lastSeenOn: own?.lastSeenOn }]);
});

test('a code of the app proves it as well, and the session keeps what it knew', async () => {
  const proved = await person.send('POST', '/api/session:prove', { code: codeOf(person.secret) });
  expect((await dangerous(afterwards(proved))).statusCode).toBe(200);
  const row = await app.db
    .selectFrom('session')
    .select(['hasSecondFactor', 'method'])
    .where('userGuid', '=', person.guid)
    .where('endedOn', 'is', null)
    .executeTakeFirst();
  expect(row).toEqual({ hasSecondFactor: true, method: 'password' });
});

test('a wrong proof changes nothing, is written down, and counts', async () => {
  for (const proof of [{ password: 'fout' }, { code: '000000' }, { password: 'fout' }, { code: 'AAAA' }, { password: 'fout' }]) {
    const answer = await person.send('POST', '/api/session:prove', proof);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'auth.proof_wrong']);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect((await person.send('POST', '/api/session:prove', { password: person.password })).statusCode).toBe(429);
  expect((await dangerous(person)).statusCode).toBe(403);
  const rows = await app.db
    .selectFrom('audit')
    .select('type')
    .where('subjectGuid', '=', person.guid)
    .where('result', '=', 'denied')
    .execute();
  expect(rows.filter(({ type }) => type === 'session.proof_refused')).toHaveLength(5);
});

test('without script the proof is a page with a form, which leads back', async () => {
  const page = await person.get('/login/proof?returnTo=/account/security');
  expect(page.body).toContain('Bevestig dat u het bent');
  const wrong = await person.post('/login/proof', { password: 'fout', returnTo: '/account/security' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Controleer wat u heeft ingevuld');
  const right = await person.post('/login/proof', { password: person.password, returnTo: '//evil.example' });
  expect([right.statusCode, right.headers.location]).toEqual([303, '/content']);
  expect((await dangerous(afterwards(right))).statusCode).toBe(200);
});

test('how somebody can prove who they are is told to themselves', async () => {
  expect((await person.get('/api/session:proof')).json()).toEqual({ hasPassword: true, hasCode: true, hasPasskey: false, provider: null });
  expect((await (await app.signedIn()).get('/api/session:proof')).json()).toEqual({
    hasPassword: true,
    hasCode: false,
    hasPasskey: false,
    provider: null,
  });
});

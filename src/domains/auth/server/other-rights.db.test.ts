import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicPicture } from '#domains/assets/testing/asset-factory.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { clientOf, testApp, type Instance, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let second: Instance;
beforeAll(async () => {
  app = await testApp();
  second = await app.secondInstance();
});
afterAll(() => app.close());

const profile = '/api/profiles:loggedIn';

const cookiesIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

async function change(person: SignedInClient, rights: { isContentManager?: boolean; roleIds?: string[] }): Promise<void> {
  const admin = await app.signedIn({ isAdmin: true });
  const { version } = (await admin.get(`/api/users/${person.guid}`)).json<{ version: number }>();
  const headers = { 'if-match': `"${version}"` };
  expect((await admin.send('PUT', `/api/users/${person.guid}`, rights, headers)).statusCode).toBe(200);
}

const giveRole = async (person: SignedInClient) => change(person, { roleIds: [await newRole(app)] });

async function forgetFormer({ guid }: SignedInClient): Promise<void> {
  await sql`update session set former_token_until = now() - interval '1 second' where user_guid = ${guid}`.execute(app.db);
}

test('F4 F5 whose roles change goes on under another token: they count at the next request, the token from before opens nothing any more, and nobody is signed out', async () => {
  const person = await app.signedIn();
  const elsewhere = clientOf(app.server, cookiesIn(await app.visitor.post('/login', { email: person.email, password: person.password })));
  await giveRole(person);
  const answer = await second.as(person).get(profile);
  expect(answer.json()).toMatchObject({ guid: person.guid });
  const cookies = cookiesIn(answer);
  expect(cookies['plein_session']).not.toBe(person.cookies['plein_session']);
  expect(cookies['XSRF-TOKEN']).toBe(person.cookies['XSRF-TOKEN']);
  // A change from a page that was open since before, as when somebody writes.
  const renewed = clientOf(app.server, cookies);
  expect((await renewed.send('PUT', profile, { firstName: 'Noor' })).statusCode).toBe(200);
  expect(cookiesIn(await renewed.get(profile))).toEqual({});
  await forgetFormer(person);
  expect((await person.get(profile)).statusCode).toBe(401);
  expect((await renewed.get(profile)).statusCode).toBe(200);
  // Each browser gets a token of its own.
  expect(cookiesIn(await elsewhere.get(profile))['plein_session']).not.toBe(cookies['plein_session']);
});

test('requests at the same moment, one of whose answers is lost, are given the same one', async () => {
  const person = await app.signedIn();
  await giveRole(person);
  const answers = await Promise.all([person.get(profile), person.get(profile), second.as(person).get(profile)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const given = new Set(answers.map((answer) => cookiesIn(answer)['plein_session'] ?? ''));
  expect(given.size).toBe(1);
  const [value = ''] = given;
  await forgetFormer(person);
  expect((await clientOf(app.server, { plein_session: value }).get(profile)).statusCode).toBe(200);
});

test('a session that was ended is not renewed', async () => {
  const person = await app.signedIn();
  await giveRole(person);
  await sql`update session set ended_on = now() where user_guid = ${person.guid}`.execute(app.db);
  const answer = await person.get(profile);
  expect(answer.statusCode).toBe(401);
  expect(answer.cookies).toEqual([]);
});

test('an answer with a new token is kept by no cache, whatever else it is', async () => {
  const { guid: picture } = await createPublicPicture(app.system);
  const person = await app.signedIn();
  const before = await person.get(`/a/${picture}`);
  expect(before.headers['cache-control']).toContain('public');
  await giveRole(person);
  const answer = await person.get(`/a/${picture}`);
  expect(cookiesIn(answer)).toHaveProperty('plein_session');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['etag']).toBeUndefined();
});

test('a second change within the minute waits for the end of it', async () => {
  const person = await app.signedIn();
  await giveRole(person);
  const first = clientOf(app.server, cookiesIn(await person.get(profile)));
  await giveRole(person);
  expect((await first.get(profile)).cookies).toEqual([]);
  expect((await person.get(profile)).statusCode).toBe(200);
  await forgetFormer(person);
  expect(cookiesIn(await first.get(profile))).toHaveProperty('plein_session');
});

test('who is made a content manager signs in anew; who is one no more goes on', async () => {
  const person = await app.signedIn();
  await change(person, { isContentManager: true });
  expect((await person.get(profile)).statusCode).toBe(401);
  const manager = await app.signedIn({ isContentManager: true });
  await change(manager, { isContentManager: false });
  expect((await manager.get(profile)).json()).toMatchObject({ isContentManager: false });
});

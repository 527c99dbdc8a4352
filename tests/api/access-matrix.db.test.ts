import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUse, createPicture } from '#domains/assets/testing/asset-factory.ts';
import { signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { letProofGoStale } from '../support/stale-proof.ts';
import { clientOf, testApp, type Answered, type Client, type TestApp } from '../support/test-app.ts';
import { ask, people, type Who } from './calls/call.ts';
import { apiCalls, named } from './calls/index.ts';
import { callWorld, type CallWorld } from './calls/world.ts';

let app: TestApp;
let world: CallWorld;
let publicPicture: string;
let unusedPicture: string;
/** An admin who proved too long ago who they are. */
let stale: Client;
const clients = new Map<Who, Client>();

beforeAll(async () => {
  app = await testApp();
  world = await callWorld(app);
  publicPicture = (await createPicture(app.system)).guid;
  await addUse(app, publicPicture);
  unusedPicture = (await createPicture(app.system)).guid;
  const [contentManager, inactive, expired, late] = await Promise.all([
    app.signedIn({ isContentManager: true }),
    app.signedIn({ isAdmin: true }),
    app.signedIn({ isAdmin: true }),
    app.signedIn({ isAdmin: true }),
  ]);
  await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', inactive.guid).execute();
  await sql`update session set expires_on = now() where user_guid = ${expired.guid}`.execute(app.db);
  const entries = { visitor: app.visitor, reader: world.reader, contentManager, admin: world.admin, inactive, expired };
  for (const who of people) clients.set(who, entries[who]);
  await letProofGoStale(app, late);
  stale = late;
});
// One of the calls publishes new terms.
beforeEach(() => app.acceptTerms());
afterAll(() => app.close());

/** Every page with an access rule. In the order: visitor, reader, content manager, admin, switched off, expired. */
const documents: Record<string, number[]> = {
  '/': [200, 200, 200, 200, 200, 200],
  '/legal/privacy': [200, 200, 200, 200, 200, 200],
  '/legal/terms-of-use/nl': [200, 200, 200, 200, 200, 200],
  '/legal/accessibility/nl': [200, 200, 200, 200, 200, 200],
  '/legal/cookie-statement/nl': [200, 200, 200, 200, 200, 200],
  '/login': [200, 303, 303, 303, 200, 200],
  '/login/second-factor': [303, 303, 303, 303, 303, 303],
  '/login/proof': [401, 200, 200, 200, 401, 401],
  '/reset': [200, 200, 200, 200, 200, 200],
  '/reset/unknown': [404, 404, 404, 404, 404, 404],
  '/register': [404, 404, 404, 404, 404, 404],
  '/register/unknown': [404, 404, 404, 404, 404, 404],
  '/verify': [200, 200, 200, 200, 200, 200],
  '/verify/unknown': [404, 404, 404, 404, 404, 404],
  '/account/profile': [401, 200, 200, 200, 401, 401],
  '/account/preferences': [401, 200, 200, 200, 401, 401],
  '/account/activity': [401, 200, 200, 200, 401, 401],
  '/account/privacy': [401, 200, 200, 200, 401, 401],
  '/account/security': [401, 200, 200, 200, 401, 401],
  '/view-as': [401, 403, 403, 200, 401, 401],
  '/settings': [401, 403, 403, 200, 401, 401],
  '/statistics': [401, 403, 403, 404, 401, 401],
  '/admin/pages': [401, 403, 403, 200, 401, 401],
  '/admin/users': [401, 403, 403, 200, 401, 401],
  '/admin/users/5b0f1f8e-1111-4222-8333-444455556666/security': [401, 403, 403, 404, 401, 401],
  '/admin/roles': [401, 403, 403, 200, 401, 401],
  '/admin/log': [401, 403, 403, 200, 401, 401],
  '/admin/mails': [401, 403, 403, 200, 401, 401],
  '/admin/properties': [401, 403, 403, 200, 401, 401],
  '/invitation/x': [404, 404, 404, 404, 404, 404],
  '/edit': [401, 403, 302, 200, 401, 401],
  '/search?q=openbaar': [200, 200, 200, 200, 200, 200],
  '/nergens': [404, 404, 404, 404, 404, 404],
};

async function statusesOf(ask: (client: Client) => Promise<Pick<Answered, 'statusCode'>>): Promise<number[]> {
  const statuses: number[] = [];
  for (const who of people) statuses.push((await ask(clients.get(who) ?? clientOf(app.server))).statusCode);
  return statuses;
}

test.each(named(apiCalls))('A1 %s', async (_, call) => {
  expect(await statusesOf((client) => ask(client, call, call.input(world)))).toEqual(people.map((who) => call.statuses[who]));
});

test.each(named(apiCalls))('A13 %s with a stale proof', async (_, call) => {
  expect((await ask(stale, call, call.input(world))).body.includes('auth.proof_needed')).toBe(call.asksProof);
});

/** What is no contract, and open to everybody. */
const withoutContract: Record<string, (client: Client) => Promise<Answered>> = {
  'GET /api/openapi.json': (client) => client.get('/api/openapi.json'),
  'GET /a/:guid': (client) => client.get(`/a/${publicPicture}?width=100`),
  'GET /a/card/:language': (client) => client.get(`/a/card/nl?picture=${publicPicture}`),
};

test.each(Object.entries(withoutContract))('A1 %s', async (_, get) => {
  expect(await statusesOf(get)).toEqual([200, 200, 200, 200, 200, 200]);
});

test.each(Object.entries(withoutContract))('A13 %s with a stale proof', async (_, get) => {
  expect((await get(stale)).body).not.toContain('auth.proof_needed');
});

test('A1 a picture that nobody published', async () => {
  expect(await statusesOf((client) => client.get(`/a/${unusedPicture}?width=100`))).toEqual([404, 404, 404, 200, 404, 404]);
});

test.each(Object.entries(documents))('A1 %s as a page, and as the app asks for it', async (path, statuses) => {
  expect(await statusesOf((client) => client.get(path))).toEqual(statuses);
  const answers = await statusesOf(async (client) => {
    const { status } = (await client.get(`/api/route?path=${encodeURIComponent(path)}`)).json<{ status: number }>();
    return { statusCode: status };
  });
  expect(answers).toEqual(statuses);
});

/** Somebody whose password was right and who did not take the second step. */
async function halfway(): Promise<Client> {
  const person = await signedInWithAuthenticator(app, { isAdmin: true });
  const { cookies } = await app.visitor.post('/login', { email: person.email, password: person.password });
  expect(cookies.map(({ name }) => name)).toEqual(['plein_login']);
  return clientOf(app.server, Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
}

test('F6 with the password alone every call and every page is as for a visitor, but for the second step', async () => {
  const client = await halfway();
  for (const call of apiCalls)
    expect([call.name, (await ask(client, call, call.input(world))).statusCode]).toEqual([call.name, call.statuses.visitor]);
  for (const [name, get] of Object.entries(withoutContract)) expect([name, (await get(client)).statusCode]).toEqual([name, 200]);
  for (const [path, statuses] of Object.entries(documents)) {
    const expected = path === '/login/second-factor' ? 200 : statuses[0];
    expect([path, (await client.get(path)).statusCode]).toEqual([path, expected]);
  }
});

test('A1 every call is in the table', () => {
  const calls = app.server.app.registeredRoutes
    .filter(
      ({ method, url }) =>
        method !== 'HEAD' && (url.startsWith('/api/') || url.startsWith('/a/') || url === '/log' || url === '/cache_invalidate'),
    )
    .map(({ method, url }) => `${method} ${url.replaceAll('::', ':')}`);
  expect([...apiCalls.map(({ name }) => name), ...Object.keys(withoutContract)].toSorted()).toEqual(calls.toSorted());
});

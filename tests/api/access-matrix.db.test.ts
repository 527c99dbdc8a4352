import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUse, createPicture } from '#domains/assets/testing/asset-factory.ts';
import { insertDocument, publishDocument } from '#domains/documents/server/index.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { addTextBlock } from '#domains/pages/testing/page-factory.ts';
import { signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { needsProof } from '#platform/shared/endpoint.ts';
import { accessOfAdminCalls, type AccessRow } from '../support/access-of-admin-calls.ts';
import { allContracts } from '../support/contracts.ts';
import { letProofGoStale } from '../support/stale-proof.ts';
import { clientOf, testApp, type Answered, type Client, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let pageGuid: string;
let list: string;
let item: string;
let templateGuid: string;
let blockGuid: string;
let publicPicture: string;
let unusedPicture: string;
let contracts: Awaited<ReturnType<typeof allContracts>>;
/** An admin who proved too long ago who they are. */
let stale: Client;
const clients = new Map<Who, Client>();

const people = ['visitor', 'reader', 'contentManager', 'admin', 'inactive', 'expired'] as const;
type Who = (typeof people)[number];

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  pageGuid = await insertDocument(app.db, { layout: '100', options: {}, texts: { nl: { title: 'Openbaar', description: '' } } });
  blockGuid = await addTextBlock(app.system, pageGuid, { nl: 'Openbaar' });
  await publishPage(app.system, pageGuid, 'nl');
  ({ list } = await createListPage(app.system));
  item = await createItem(app.system, list);
  templateGuid = await insertDocument(app.db, { kind: 'template', texts: { nl: { title: 'Landingspagina', description: '' } } });
  await publishDocument(app.system, templateGuid, 'nl');
  publicPicture = (await createPicture(app.system)).guid;
  await addUse(app, publicPicture);
  unusedPicture = (await createPicture(app.system)).guid;
  const [reader, contentManager, admin, inactive, expired] = await Promise.all([
    app.signedIn(),
    app.signedIn({ isContentManager: true }),
    app.signedIn({ isAdmin: true }),
    app.signedIn({ isAdmin: true }),
    app.signedIn({ isAdmin: true }),
  ]);
  await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', inactive.guid).execute();
  await sql`update session set expires_on = now() where user_guid = ${expired.guid}`.execute(app.db);
  const entries = { visitor: app.visitor, reader, contentManager, admin, inactive, expired };
  for (const who of people) clients.set(who, entries[who]);
  contracts = await allContracts();
  const late = await app.signedIn({ isAdmin: true });
  await letProofGoStale(app, late);
  stale = late;
});
// One of the calls publishes new terms.
beforeEach(() => app.acceptTerms());
afterAll(() => app.close());

const someGuid = '5b0f1f8e-1111-4222-8333-444455556666';
const setting = { 'if-match': '"0"' };
/** Of a device that nobody knows. */
const passkeyAnswer = { id: 'x', response: { clientDataJSON: 'e30' } };
const nobody = '00000000-0000-4000-8000-000000000000';
const content = { text: { type: 'doc', content: [] } };

/** What concerns the sender alone: everybody who is signed in gets the same. */
function onOwn(method: 'GET' | 'POST' | 'DELETE', path: string, status: number, body?: unknown) {
  const ask = (client: Client) => client.send(method, path.replace(':guid', pageGuid), body);
  return { [`${method} ${path}`]: { ask, statuses: [401, status, status, status, 401, 401] } };
}

/** Who gets what, for every call and every page with a door. In the order: visitor, reader, content manager, admin, switched off, expired. */
const matrix: Record<string, AccessRow> = {
  ...accessOfAdminCalls,
  'GET /api/profiles:loggedIn': { ask: (client) => client.get('/api/profiles:loggedIn'), statuses: [401, 200, 200, 200, 200, 401] },
  'PUT /api/profiles:loggedIn': {
    ask: (client) => client.send('PUT', '/api/profiles:loggedIn', {}),
    statuses: [401, 200, 200, 200, 401, 401],
  },
  'GET /api/profiles/:guid': { ask: (client) => client.get(`/api/profiles/${nobody}`), statuses: [401, 404, 404, 404, 401, 401] },
  'GET /api/profiles:activity': { ask: (client) => client.get('/api/profiles:activity'), statuses: [401, 200, 200, 200, 401, 401] },
  'GET /api/profiles:privacy': { ask: (client) => client.get('/api/profiles:privacy'), statuses: [401, 200, 200, 200, 401, 401] },
  ...onOwn('POST', '/api/profiles:delete', 422, { confirmation: 'x' }),
  'POST /api/profiles:keep': { ask: (client) => client.send('POST', '/api/profiles:keep'), statuses: [401, 200, 200, 200, 401, 401] },
  ...onOwn('GET', '/api/dataexports', 200),
  ...onOwn('POST', '/api/dataexports', 200),
  ...onOwn('POST', '/api/dataexports/:guid:open', 404),
  ...onOwn('GET', '/api/dataexports/:guid/file', 404),
  ...onOwn('GET', '/api/profilepropertydefinitions', 200),
  // Without the bearer token that goes with it, whoever asks.
  'POST /a/upload': { ask: (client) => client.send('POST', '/a/upload?profile=me'), statuses: [401, 401, 401, 401, 401, 401] },
  'GET /api/termsofuse': { ask: (client) => client.get('/api/termsofuse'), statuses: [401, 200, 200, 200, 401, 401] },
  'POST /api/termsofuse:publish': {
    ask: (client) => client.send('POST', '/api/termsofuse:publish'),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'GET /api/userinvitation:status/:id': {
    ask: (client) => client.get('/api/userinvitation:status/x'),
    statuses: [404, 404, 404, 404, 401, 404],
  },
  'POST /api/userinvitation:accept': {
    ask: (client) => client.send('POST', '/api/userinvitation:accept', { code: 'x' }),
    statuses: [404, 404, 404, 404, 401, 404],
  },
  'POST /api/userinvitation:decline': {
    ask: (client) => client.send('POST', '/api/userinvitation:decline', { code: 'x' }),
    statuses: [404, 404, 404, 404, 401, 404],
  },
  'POST /api/session:token': { ask: (client) => client.send('POST', '/api/session:token'), statuses: [401, 200, 200, 200, 401, 401] },
  ...onOwn('GET', '/api/session:proof', 200),
  ...onOwn('POST', '/api/session:prove', 422, {}),
  ...onOwn('POST', '/api/session:provePasskey', 422, { answer: passkeyAnswer }),
  'POST /api/session:passkeyQuestion': {
    ask: (client) => client.send('POST', '/api/session:passkeyQuestion'),
    statuses: [200, 200, 200, 200, 200, 200],
  },
  'POST /api/session:passkey': {
    ask: (client) => client.send('POST', '/api/session:passkey', { answer: passkeyAnswer }),
    statuses: [422, 422, 422, 422, 422, 422],
  },
  ...onOwn('GET', '/api/secondfactors', 200),
  ...onOwn('POST', '/api/secondfactors/authenticator:start', 200),
  ...onOwn('POST', '/api/secondfactors/authenticator:confirm', 422, { code: '000' }),
  ...onOwn('POST', '/api/secondfactors/authenticator:remove', 409),
  ...onOwn('POST', '/api/secondfactors/recoverycodes:renew', 409),
  ...onOwn('POST', '/api/secondfactors/passkeys:start', 200),
  ...onOwn('POST', '/api/secondfactors/passkeys', 422, { name: 'Laptop', answer: passkeyAnswer }),
  ...onOwn('DELETE', '/api/secondfactors/passkeys/:guid', 404),
  ...onOwn('GET', '/api/account:security', 200),
  ...onOwn('POST', '/api/account:password', 422, { currentPassword: 'mis', password: 'x' }),
  ...onOwn('POST', '/api/account:email', 422, { email: 'x@plein.test', currentPassword: 'mis' }),
  ...onOwn('GET', '/api/sessions', 200),
  ...onOwn('DELETE', '/api/sessions/:guid', 404),
  ...onOwn('POST', '/api/sessions:endOthers', 200),
  'GET /api/platformsettingvalues': { ask: (client) => client.get('/api/platformsettingvalues'), statuses: [200, 200, 200, 200, 401, 200] },
  'GET /api/platformsettingvalues:history': {
    ask: (client) => client.get('/api/platformsettingvalues:history?keys=platformName'),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'PUT /api/platformsettingvalues': {
    ask: (client) => client.send('PUT', '/api/platformsettingvalues', { changes: [{ key: 'showSubMenu', value: true, version: 0 }] }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'PUT /api/platformsettingvalues/:key': {
    ask: (client) => client.send('PUT', '/api/platformsettingvalues/showFooter', { value: true }, setting),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'GET /api/pages/:guid': { ask: (client) => client.get(`/api/pages/${pageGuid}`), statuses: [200, 200, 200, 200, 401, 200] },
  'POST /api/pages': { ask: (client) => client.send('POST', '/api/pages', {}), statuses: [200, 200, 200, 200, 401, 200] },
  'POST /api/pages:withName': {
    ask: (client) => client.send('POST', '/api/pages:withName', { name: 'Openbaar' }),
    statuses: [200, 200, 200, 200, 401, 200],
  },
  'GET /api/pagetemplates/:guid': {
    ask: (client) => client.get(`/api/pagetemplates/${templateGuid}`),
    statuses: [200, 200, 200, 200, 401, 200],
  },
  'POST /api/menus:withName': {
    ask: (client) => client.send('POST', '/api/menus:withName', { name: 'Top level menu' }),
    statuses: [200, 200, 200, 200, 401, 200],
  },
  'GET /api/pages:index': { ask: (client) => client.get('/api/pages:index'), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/users/:guid:explain': {
    ask: (client) => client.get(`/api/users/${someGuid}:explain?page=${pageGuid}`),
    statuses: [401, 403, 403, 404, 401, 401],
  },
  ...onOwn('GET', '/api/audit:ownSecurity', 200),
  'GET /api/assets': { ask: (client) => client.get('/api/assets?kind=image'), statuses: [401, 403, 200, 200, 401, 401] },
  'DELETE /cache_invalidate': {
    ask: (client) => client.send('DELETE', '/cache_invalidate?index=pages&hash=x&public=true'),
    statuses: [401, 403, 204, 204, 401, 401],
  },
  'GET /api/pages/:guid/draft': { ask: (client) => client.get(`/api/pages/${pageGuid}/draft`), statuses: [401, 403, 403, 200, 401, 401] },
  'POST /api/pages/:guid:publish': {
    ask: (client) => client.send('POST', `/api/pages/${pageGuid}:publish?lang=nl`, undefined, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'PUT /api/buildingblockinstance/:guid/content': {
    ask: (client) => client.send('PUT', `/api/buildingblockinstance/${blockGuid}/content?lang=en`, { content }, { 'if-match': '"0"' }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'POST /api/buildingblockinstance/:guid/options': {
    ask: (client) => client.send('POST', `/api/buildingblockinstance/${blockGuid}/options`, {}, { 'if-match': '"1"' }),
    statuses: [401, 403, 403, 200, 401, 401],
  },
  'GET /api/search': { ask: (client) => client.get('/api/search?q=openbaar'), statuses: [200, 200, 200, 200, 401, 200] },
  'GET /api/listitem/:guid': { ask: (client) => client.get(`/api/listitem/${item}`), statuses: [200, 200, 200, 200, 401, 200] },
  'GET /api/listitem/:id/draft': { ask: (client) => client.get(`/api/listitem/${item}/draft`), statuses: [401, 403, 403, 200, 401, 401] },
  'GET /api/listitem/short/:id': { ask: (client) => client.get('/api/listitem/short/x'), statuses: [404, 404, 404, 404, 401, 404] },
  'POST /api/listitem/list/:blockGuid': {
    ask: (client) => client.send('POST', `/api/listitem/list/${list}`, {}),
    statuses: [200, 200, 200, 200, 401, 200],
  },
  'POST /api/listitem/lists': {
    ask: (client) => client.send('POST', '/api/listitem/lists', { [list]: '{}' }),
    statuses: [200, 200, 200, 200, 401, 200],
  },
  'GET /api/listitem/list/:guid/meta': {
    ask: (client) => client.get(`/api/listitem/list/${list}/meta`),
    statuses: [200, 200, 200, 200, 401, 200],
  },
  'POST /api/listitem/widget/:guid': {
    ask: (client) => client.send('POST', `/api/listitem/widget/${list}`, {}),
    statuses: [404, 404, 404, 404, 401, 404],
  },
  'GET /api/listitemtypes': { ask: (client) => client.get('/api/listitemtypes'), statuses: [200, 200, 200, 200, 401, 200] },
  'GET /api/route': { ask: (client) => client.get('/api/route?path=/'), statuses: [200, 200, 200, 200, 200, 200] },
  'GET /api/identities': { ask: (client) => client.get('/api/identities'), statuses: [401, 200, 200, 200, 401, 401] },
  'POST /api/identities:link': { ask: (client) => client.send('POST', '/api/identities:link'), statuses: [401, 404, 404, 404, 401, 401] },
  'DELETE /api/identities/:guid': {
    ask: (client) => client.send('DELETE', `/api/identities/${item}`),
    statuses: [401, 404, 404, 404, 401, 401],
  },
  'GET /api/openapi.json': { ask: (client) => client.get('/api/openapi.json'), statuses: [200, 200, 200, 200, 200, 200] },
  'GET /a/:guid': { ask: (client) => client.get(`/a/${publicPicture}?width=100`), statuses: [200, 200, 200, 200, 200, 200] },
  'POST /log': { ask: (client) => client.send('POST', '/log', []), statuses: [204, 204, 204, 204, 401, 204] },
};

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

test.each(Object.entries(matrix))('A1 %s', async (_, { ask, statuses }) => {
  expect(await statusesOf(ask)).toEqual(statuses);
});

test.each(Object.entries(matrix))('A13 %s with a stale proof', async (call, { ask }) => {
  const contract = contracts.get(call);
  const isAsked = contract !== undefined && needsProof(contract);
  expect((await ask(stale)).body.includes('auth.proof_needed')).toBe(isAsked);
});

/** Whatever staff send asks for a fresh proof, but for these: each has its reason in its contract. Files do so for everybody. */
const withoutProof = [
  'DELETE /cache_invalidate',
  'POST /api/buildingblockinstance/:guid/options',
  'POST /api/pages/:guid:publish',
  'POST /view-as',
  'PUT /api/buildingblockinstance/:guid/content',
];

test('A13 every change of staff and every file asks for a fresh proof, or says why not', () => {
  const dangerous = [...contracts].filter(
    ([, { access, method, file }]) =>
      (['contentManager', 'admin'].includes(access) && method !== 'GET') || (access !== 'public' && file !== undefined),
  );
  expect(dangerous.length).toBeGreaterThan(30);
  const spared = dangerous.filter(([, contract]) => !needsProof(contract));
  expect(spared.map(([call]) => call).toSorted()).toEqual(withoutProof);
  for (const [, { proof }] of spared) expect(proof).toEqual({ notNeeded: expect.stringMatching(/.{30}/) });
});

/** What is dangerous on an account of one's own: the ways in, and all that is known about it. */
const dangerousOnOwn = `
DELETE /api/identities/:guid
DELETE /api/secondfactors/passkeys/:guid
GET /api/dataexports/:guid/file
POST /api/account:email
POST /api/account:password
POST /api/dataexports/:guid:open
POST /api/identities:link
POST /api/profiles:delete
POST /api/secondfactors/authenticator:confirm
POST /api/secondfactors/authenticator:remove
POST /api/secondfactors/authenticator:start
POST /api/secondfactors/passkeys
POST /api/secondfactors/passkeys:start
POST /api/secondfactors/recoverycodes:renew`;

test('A13 so does what is dangerous on one’s own account', () => {
  const asking = [...contracts].filter(([, contract]) => contract.access === 'user' && needsProof(contract));
  expect(asking.map(([call]) => call).toSorted()).toEqual(dangerousOnOwn.trim().split('\n'));
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
  for (const [call, { ask, statuses }] of Object.entries(matrix))
    expect([call, (await ask(client)).statusCode]).toEqual([call, statuses[0]]);
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
  expect(Object.keys(matrix).toSorted()).toEqual(calls.toSorted());
});

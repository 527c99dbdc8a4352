import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { restrictListItem } from '#domains/list-items/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { newRole, withRoles } from '../support/roles.ts';
import { testApp, type Answered, type Client, type SignedInClient, type TestApp } from '../support/test-app.ts';
import { allCalls } from './calls/index.ts';

let app: TestApp;
let admin: SignedInClient;
/** Who really has each role, and nothing else. */
const real: Record<string, Client> = {};
let members: string;
let editors: string;
let list: string;
const paths: string[] = [];

beforeAll(async () => {
  app = await testApp();
  [members, editors] = [await newRole(app), await newRole(app)];
  const given: Record<string, { roleIds?: string[]; published?: [] }> = {
    open: {},
    leden: { roleIds: [members] },
    redactie: { roleIds: [editors] },
    gebruikers: { roleIds: [builtInRoleGuid.User] },
    bevestigd: { roleIds: [builtInRoleGuid.VerifiedUser] },
    beheer: { roleIds: [builtInRoleGuid.ContentManager, builtInRoleGuid.Mett] },
    beheerders: { roleIds: [builtInRoleGuid.Admin] },
    ontwikkelaars: { roleIds: [builtInRoleGuid.Developer] },
    concept: { published: [] },
  };
  for (const [segment, about] of Object.entries(given)) {
    const texts = { nl: { title: `Pagina ${segment}`, segment }, en: { title: `Page ${segment}`, segment } };
    const guid = await createPage(app.system, { texts, ...about, words: { nl: `Dorpsnieuws voor ${segment}` } });
    const rights = { editPermission: 'Roles' as const, editRoles: [editors, builtInRoleGuid.ContentManager] };
    if (segment === 'concept') await app.db.updateTable('document').set(rights).where('guid', '=', guid).execute();
    paths.push(`/${segment}`);
    if (segment === 'leden' || segment === 'concept') paths.push(`/en/${segment}`, `/g/${guid}`, `/${segment}/edit`);
  }
  ({ list } = await createListPage(app.system));
  const items = [await createItem(app.system, list), await createItem(app.system, list), await createItem(app.system, list)];
  await restrictListItem(app.system, items[1] ?? '', [members]);
  await restrictListItem(app.system, items[2] ?? '', [builtInRoleGuid.VerifiedUser]);
  paths.push('/nieuws', ...items.map((guid) => `/nieuws/i/${guid}`), '/search?q=dorpsnieuws', '/en/search?q=page', '/nergens');
  paths.push('/admin/pages', '/admin/roles', '/settings', '/view-as', '/account/profile', '/account/security', '/login', '/unauthorized');
  await raiseContentVersion(app.db);
  await app.server.contentVersion.refresh();

  // Staff and a developer, so that there is no role that they may not look as.
  admin = await app.signedIn({ isAdmin: true, isMett: true, isDeveloper: true });
  real['visitor'] = app.visitor;
  real[members] = await withRoles(app, await unverified(await app.signedIn()), [members]);
  real[editors] = await withRoles(app, await unverified(await app.signedIn()), [editors]);
  real[builtInRoleGuid.User] = await unverified(await app.signedIn());
  real[builtInRoleGuid.VerifiedUser] = await app.signedIn();
  real[builtInRoleGuid.ContentManager] = await unverified(await app.signedIn({ isContentManager: true }));
  real[builtInRoleGuid.Mett] = await unverified(await app.signedIn({ isMett: true }));
  real[builtInRoleGuid.Developer] = await unverified(await app.signedIn({ isDeveloper: true }));
});
afterEach(() => stop());
afterAll(() => app.close());

async function unverified(person: SignedInClient): Promise<SignedInClient> {
  await app.db.updateTable('appUser').set({ emailVerifiedOn: null }).where('guid', '=', person.guid).execute();
  return person;
}

async function look(role: string, client: Client = admin): Promise<void> {
  expect((await client.post('/view-as', { role, returnTo: '/open' })).headers.location).toBe('/open');
}

async function stop(client: Client = admin): Promise<Answered> {
  return client.post('/view-as/stop', { returnTo: '/leden' });
}

/** What the page shows and where it leads; without what is about the account or the looking itself. */
async function shownAt(client: Client, path: string): Promise<unknown> {
  const answer = (await client.get(`/api/route?path=${encodeURIComponent(path)}`)).json<Record<string, unknown>>();
  // The calls of an account page are about the account; what they answer to whom is compared below, and in the table of calls.
  const { viewing: _, termsVersion: __, whenInactive: ___, calls: ____, ...rest } = answer;
  return [path, rest];
}

async function answered(client: Client): Promise<unknown[]> {
  const answers = [
    await client.send('POST', '/api/menus:withName', { name: 'Top level menu' }),
    await client.send('POST', '/api/pages', {}),
    await client.send('POST', `/api/listitem/list/${list}`, {}),
    await client.get(`/fragment/list/${list}`),
    await client.get('/api/profilepropertydefinitions'),
    await client.get('/api/roles'),
    await client.get('/api/users'),
  ];
  return answers.map(({ statusCode, body }) => [statusCode, statusCode === 200 ? body : null]);
}

const viewable: [string, () => string][] = [
  ['a visitor', () => 'visitor'],
  ['a role that was made', () => members],
  ['a role that edits, without being a content manager', () => editors],
  ...(['User', 'VerifiedUser', 'ContentManager', 'Mett', 'Developer'] as const).map((name): [string, () => string] => [
    name,
    () => builtInRoleGuid[name],
  ]),
];

test.each(viewable)('looking as %s shows exactly what somebody with only that role gets', async (_, roleOf) => {
  const role = roleOf();
  const theirs = real[role] ?? app.visitor;
  await look(role);
  for (const path of paths) expect(await shownAt(admin, path)).toEqual(await shownAt(theirs, path));
  expect(await answered(admin)).toEqual(await answered(theirs));
  for (const path of ['/leden', '/concept', '/admin/pages']) {
    const [mine, other] = [await admin.get(path), await theirs.get(path)];
    expect([path, mine.statusCode]).toEqual([path, other.statusCode]);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.body).toContain('action="/view-as/stop"');
    expect(other.body).not.toContain('/view-as/stop');
  }
});

test('a visitor’s page is the very page that visitors get, with the bar above it and the styles of the bar', async () => {
  await look('visitor');
  const [mine, theirs] = [await admin.get('/open'), await app.visitor.get('/open')];
  await stop();
  const bar = /<aside .*?<\/aside>/.exec(mine.body)?.[0];
  expect(bar).toContain('Je bekijkt de site als bezoeker.');
  const ofBar = stylesheetsIn(mine.body).filter((link) => !theirs.body.includes(link));
  expect(ofBar.length).toBeLessThanOrEqual(1);
  expect([bar ?? '', ...ofBar].reduce((body, part) => body.replace(part, ''), mine.body)).toBe(theirs.body);
});

const stylesheetsIn = (body: string) => body.match(/<link rel="stylesheet"[^>]*>/g) ?? [];

test('who looks as somebody else is told their rights accordingly', async () => {
  await look(members);
  const { isAdmin, isMett, roleIds, guid } = (await admin.get('/api/profiles:loggedIn')).json<Record<string, unknown>>();
  await stop();
  expect({ isAdmin, isMett, roleIds, guid }).toEqual({
    isAdmin: false,
    isMett: false,
    roleIds: [builtInRoleGuid.User, members],
    guid: admin.guid,
  });
  expect((await admin.get('/api/profiles:loggedIn')).json()).toMatchObject({ isAdmin: true, isMett: true });
});

/** The calls that are open all the same, and what browsers report by themselves. */
const openMeanwhile = [...allCalls.filter(({ openWhileViewing }) => openWhileViewing).map(({ name }) => name), 'POST /csp-report'];

/** Every address that takes a change, as the server knows it. */
function changes(): { method: 'POST' | 'PUT' | 'DELETE'; url: string; isForm: boolean }[] {
  return app.server.app.registeredRoutes.flatMap(({ method, url }) => {
    const plain = url.replaceAll('::', ':');
    const route = `${method} ${plain.replace(/^\/en\//, '/')}`;
    if (method === 'GET' || method === 'HEAD' || openMeanwhile.includes(route)) return [];
    const address = plain.replace(/\/:(\w+)/g, '/5b0f1f8e-1111-4222-8333-444455556666');
    return [{ method: method as 'POST', url: address, isForm: method === 'POST' && !/^\/(api|a)\//.test(plain) }];
  });
}

test('nothing can be changed meanwhile, at any address that takes a change', async () => {
  const { accessToken } = (await admin.send('POST', '/api/session:token')).json<{ accessToken: string }>();
  const { id } = await app.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await look(builtInRoleGuid.ContentManager);
  for (const { method, url, isForm } of changes()) {
    const headers = { 'if-match': '"1"', authorization: `Bearer ${accessToken}` };
    const { statusCode, body } = isForm ? await admin.post(url, {}) : await admin.send(method, url, {}, headers);
    const words = isForm
      ? url.startsWith('/en/')
        ? 'Choose Stop at the top of the page first'
        : 'Kies eerst Stop'
      : 'request.viewing_only';
    expect([method, url, statusCode, body.includes(words)]).toEqual([method, url, 403, true]);
  }
  const since = await app.db.selectFrom('audit').select('type').where('id', '>', id).execute();
  expect(since.map(({ type }) => type)).toEqual(['session.view_started']);
  expect(changes().length).toBeGreaterThan(50);
});

test('a visitor who is none changes nothing either, and is told why', async () => {
  await look('visitor');
  const answers = [
    await admin.post('/login', { email: admin.email, password: admin.password }),
    await admin.send('PUT', '/api/profiles:loggedIn', { firstName: 'Vreemd' }),
    await admin.post('/view-as', { role: members }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(answers[0]?.body).toContain('Kies eerst Stop');
});

test('it is written down when it began and when it ended, with who did it', async () => {
  const { id } = await app.db.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  for (const role of ['visitor', members]) {
    await look(role);
    await stop();
    await stop();
  }
  const rows = await app.db.selectFrom('audit').select(['type', 'actorKind', 'actorGuid', 'details']).where('id', '>', id).execute();
  expect(rows.map(({ type, details }) => [type, (details as { role: string }).role])).toEqual([
    ['session.view_started', 'visitor'],
    ['session.view_stopped', 'visitor'],
    ['session.view_started', members],
    ['session.view_stopped', members],
  ]);
  expect(rows.every(({ actorKind, actorGuid }) => actorKind === 'user' && actorGuid === admin.guid)).toBe(true);
});

test('it holds at once on another machine, and stops there for both', async () => {
  const second = (await app.secondInstance()).as(admin);
  await look('visitor');
  expect((await second.get('/leden')).statusCode).toBe(401);
  expect((await stop(second)).headers.location).toBe('/leden');
  expect((await admin.get('/leden')).statusCode).toBe(200);
});

test('no copy that others get is made from it, or given to it', async () => {
  await app.visitor.get('/open');
  await look('visitor');
  expect((await admin.get('/open')).body).toContain('/view-as/stop');
  expect((await admin.get('/')).headers['etag']).toBeUndefined();
  expect((await app.visitor.get('/open')).body).not.toContain('/view-as/stop');
  await stop();
});

test('it ends with the session', async () => {
  const other = await app.signedIn({ isAdmin: true });
  await look(members, other);
  expect((await other.post('/logout', {})).statusCode).toBe(303);
  expect((await other.get('/leden')).body).not.toContain('/view-as/stop');
});

test('a role that is removed meanwhile leaves a visitor, and nothing more', async () => {
  const role = await newRole(app);
  await look(role);
  await app.db.deleteFrom('role').where('guid', '=', role).execute();
  const { body, statusCode } = await admin.get('/gebruikers');
  await stop();
  expect([statusCode, body.includes('als bezoeker')]).toEqual([401, true]);
});

test('only admins look as somebody else, and never as who knows more than they do', async () => {
  const [manager, plainAdmin] = [await app.signedIn({ isContentManager: true }), await app.signedIn({ isAdmin: true })];
  const status = async (client: Client, role: string) => (await client.post('/view-as', { role })).statusCode;
  expect(await status(app.visitor, 'visitor')).toBe(401);
  expect(await status(manager, 'visitor')).toBe(403);
  expect(await status(plainAdmin, builtInRoleGuid.Mett)).toBe(403);
  expect(await status(plainAdmin, builtInRoleGuid.Developer)).toBe(403);
  expect(await status(plainAdmin, builtInRoleGuid.Admin)).toBe(403);
  expect(await status(plainAdmin, '5b0f1f8e-1111-4222-8333-444455556666')).toBe(422);
  expect(await status(plainAdmin, '')).toBe(422);
  expect((await plainAdmin.get('/view-as')).body).toContain('name="role"');
  expect((await plainAdmin.get('/leden')).body).not.toContain('/view-as/stop');
});

test('looking begins on a page that others have, and never leaves the site', async () => {
  for (const returnTo of ['/admin/roles', 'https://evil.example/', '//evil.example', '/view-as']) {
    expect((await admin.post('/view-as', { role: 'visitor', returnTo })).headers.location).toBe('/');
    await stop();
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { routeTable, type RouteName } from '#app/routes.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { restrictListItem } from '#domains/list-items/server/index.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { languages, localizePath } from '#platform/shared/language.ts';
import { newRole, withRoles } from '../support/roles.ts';
import { testApp, type Client, type TestApp } from '../support/test-app.ts';

let app: TestApp;
const clients: Client[] = [];
/** What stands in braces in an address. */
const guids: Record<string, string> = {};

const tomorrow = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  app = await testApp();
  const [editors, members] = [await newRole(app), await newRole(app)];

  for (const [segment, given] of Object.entries({
    open: {},
    besloten: { roleIds: [members] },
    concept: { published: [] },
  })) {
    const texts = { nl: { title: segment, segment }, en: { title: segment, segment } };
    guids[segment] = await createPage(app.system, { texts, ...given });
    const rights = { editPermission: 'Roles' as const, editRoles: [editors] };
    await app.db.updateTable('document').set(rights).where('guid', '=', guids[segment]).execute();
  }
  const { list } = await createListPage(app.system);
  guids['item'] = await createItem(app.system, list);
  guids['restrictedItem'] = await createItem(app.system, list);
  await restrictListItem(app.system, guids['restrictedItem'], [members]);
  guids['laterItem'] = await createItem(app.system, list, { publishedOn: tomorrow, editRoles: [editors] });
  guids['draftItem'] = await createItem(app.system, list, { published: [], editRoles: [editors] });
  const { shortId } = await app.db
    .selectFrom('listItem')
    .select('shortId')
    .where('documentGuid', '=', guids['draftItem'])
    .executeTakeFirstOrThrow();
  guids['draftItemShort'] = shortId;
  guids['unknown'] = '5b0f1f8e-1111-4222-8333-444455556666';
  await raiseContentVersion(app.db);
  await app.server.contentVersion.refresh();

  const editor = await withRoles(app, await app.signedIn({ isContentManager: true }), [editors]);
  const [user, editorElsewhere, admin] = [
    await app.signedIn(),
    await app.signedIn({ isContentManager: true }),
    await app.signedIn({ isAdmin: true }),
  ];
  clients.push(app.visitor, user, editorElsewhere, editor, admin);
});
afterAll(() => app.close());

type Statuses = [anonymous: number, user: number, editorElsewhere: number, editor: number, admin: number];

const everybody = (status: number): Statuses => [status, status, status, status, status];
const openToAdmins: Statuses = [401, 403, 403, 403, 200];
const forAdmins: Statuses = [401, 403, 403, 403, 404];

/** For every route of the product, addresses that lead there and what each reader is answered. */
const matrix: Record<RouteName, Record<string, Statuses>> = {
  home: { '/home': everybody(302) },
  admin: { '/admin': everybody(302) },
  account: { '/account': everybody(302) },
  invitation: { '/invitation/abc': everybody(404) },
  search: { '/search': everybody(200), '/search?q=open': everybody(200) },
  unauthorized: { '/unauthorized': everybody(200) },
  'terms-of-use': { '/legal/terms-of-use/nl': everybody(200), '/legal/terms-of-use/en': everybody(200) },
  privacy: { '/legal/privacy': everybody(200) },
  accessibility: { '/legal/accessibility/nl': everybody(200), '/legal/accessibility/en': everybody(200) },
  'cookie-statement': { '/legal/cookie-statement/nl': everybody(200), '/legal/cookie-statement/en': everybody(200) },
  content: { '/content': [401, 303, 200, 200, 200] },
  'admin-pages': { '/admin/pages': openToAdmins },
  'admin-menu': { '/admin/menu': forAdmins },
  'admin-users': { '/admin/users': openToAdmins },
  'admin-user': { '/admin/users/{unknown}/profile': forAdmins },
  'admin-roles': { '/admin/roles': openToAdmins },
  'admin-log': { '/admin/log': openToAdmins },
  'admin-mails': { '/admin/mails': openToAdmins },
  'admin-properties': { '/admin/properties': openToAdmins },
  'admin-unknown': { '/admin/nope': forAdmins },
  'admin-forms': { '/admin/forms': forAdmins },
  'admin-form-submissions': { '/admin/forms/{unknown}': forAdmins },
  'admin-form': { '/admin/forms/view/{unknown}': forAdmins },
  'admin-form-dashboard': { '/admin/forms/{unknown}/1/dashboard': forAdmins },
  'admin-form-submission': { '/admin/forms/{unknown}/{unknown}': forAdmins },
  settings: { '/settings': openToAdmins },
  statistics: { '/statistics': forAdmins },
  'account-category': {
    '/account/profile': [401, 200, 200, 200, 200],
    '/account/preferences': [401, 200, 200, 200, 200],
    '/account/activity?page=2': [401, 200, 200, 200, 200],
    '/account/privacy': [401, 200, 200, 200, 200],
    '/account/security': [401, 200, 200, 200, 200],
    '/account/profile?user=00000000-0000-4000-8000-000000000000': [401, 404, 404, 404, 404],
    '/account/privacy?user=00000000-0000-4000-8000-000000000000': [401, 404, 404, 404, 404],
    '/account/nonsense': [401, 404, 404, 404, 404],
  },
  login: { '/login': [200, 303, 303, 303, 303] },
  'login-openid': { '/login/openid': everybody(404) },
  'login-openid-callback': { '/login/openid/callback': everybody(404) },
  'login-second-factor': { '/login/second-factor': everybody(303) },
  'login-proof': { '/login/proof': [401, 200, 200, 200, 200] },
  'view-as': { '/view-as?returnTo=/open': openToAdmins },
  logout: { '/logout': [303, 200, 200, 200, 200] },
  register: { '/register': everybody(404) },
  'register-token': { '/register/abc': everybody(404) },
  reset: { '/reset': everybody(200) },
  'reset-token': { '/reset/abc': everybody(404) },
  'verify-again': { '/verify': everybody(200) },
  verify: { '/verify/abc': everybody(404) },
  'set-up': { '/setup/abc': everybody(404) },
  mailbox: { '/dev/mail': everybody(200), '/dev/mail/{unknown}': everybody(404), '/dev/mail/x': everybody(404) },
  catalogue: { '/dev/ui': everybody(200) },
  'page-by-guid': {
    '/g/{open}': everybody(302),
    '/g/{besloten}': [401, 403, 403, 302, 302],
    '/g/{concept}': [404, 404, 404, 302, 302],
    '/g/{unknown}': everybody(404),
  },
  'below-page-by-guid': {
    '/g/{open}/meer': everybody(302),
    '/g/{besloten}/meer': [401, 403, 403, 302, 302],
    '/g/{concept}/meer': [404, 404, 404, 302, 302],
    '/g/{unknown}/meer': everybody(404),
  },
  edit: {
    '/open/edit': [401, 403, 302, 200, 200],
    '/besloten/edit': [401, 403, 404, 200, 200],
    '/concept/edit': [401, 403, 404, 200, 200],
    '/nergens/edit': [401, 403, 404, 404, 404],
    '/g/{open}/edit': [401, 403, 302, 302, 302],
    '/g/{concept}/edit': [401, 403, 404, 302, 302],
    '/g/{unknown}/edit': [401, 403, 404, 404, 404],
  },
  item: {
    '/nieuws/i/{item}': everybody(200),
    '/ergens/anders/i/{item}': everybody(200),
    '/i/{restrictedItem}': [401, 403, 403, 403, 200],
    '/i/{laterItem}': [404, 404, 404, 200, 200],
    '/i/{draftItem}': [404, 404, 404, 200, 200],
    '/i/{draftItemShort}': [404, 404, 404, 200, 200],
    '/i/{unknown}': everybody(404),
  },
  page: {
    '/open': everybody(200),
    '/besloten': [401, 403, 403, 200, 200],
    '/concept': [404, 404, 404, 200, 200],
    '/nergens': everybody(404),
  },
};

const rows = Object.entries(matrix).flatMap(([name, addresses]) =>
  Object.entries(addresses).flatMap(([address, statuses]) =>
    languages.map((language) => ({ name, language, address: localizePath(language, address), statuses })),
  ),
);

test('R2.01 R6.01 every route is in the matrix', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(routeTable.map(({ name }) => name).toSorted());
});

test.each(rows)('R1.03 R6.23 R6.24 $name: $address', async ({ address, language, statuses }) => {
  const path = address.replace(/\{(\w+)\}/g, (_, name: string) => guids[name] ?? name);
  const answers: number[] = [];
  const spoken = new Set<string>();
  for (const client of clients) {
    const { statusCode, body } = await client.get(path);
    answers.push(statusCode);
    spoken.add(/^<!doctype html><html lang="(\w+)"/.exec(body)?.[1] ?? language);
  }
  expect(answers).toEqual(statuses);
  expect([...spoken]).toEqual([language]);
});

test('R6.23 its editors see the draft of a page, and are told that it is one', async () => {
  const [visitor, , , editor] = clients;
  expect((await editor?.get('/concept'))?.body).toContain('Concept. Alleen wie deze pagina mag bewerken, ziet dit.');
  expect((await visitor?.get('/concept'))?.body).not.toContain('concept</h1>');
});

test('R6.23 its editors see an item that is a draft or planned, and are told so', async () => {
  const [, , , editor] = clients;
  const draft = (await editor?.get(`/i/${guids['draftItem']}`))?.body;
  expect(draft).toContain('Concept. Alleen wie dit mag bewerken, ziet het.');
  expect(draft).toContain('De hele tekst.');
  expect(draft).toContain('<meta name="robots" content="noindex"');
  const planned = (await editor?.get(`/en/i/${guids['laterItem']}`))?.body;
  expect(planned).toContain(`Scheduled: everybody will see this from ${formatDateTime('en', tomorrow)}.`);
  expect(planned).toContain('<meta name="robots" content="noindex"');
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteAnswer } from '#app/route-answer.ts';
import { nlAdmin as shellTexts } from '#app/messages/nl.admin.ts';
import { insertDocument } from '#domains/documents/server/index.ts';
import { nlAdmin as userTexts } from '#domains/users/messages/nl.admin.ts';
import type { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { filesOfBuild, scriptsOfEntries } from '../../../../tools/bundle-files.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

const guid = '5b0f1f8e-1111-4222-8333-444455556666';
const answerAt = async (path: string) => (await admin.get(`/api/route?path=${path}`)).json<RouteAnswer>();

test.each(['/admin/pages', '/admin/users', '/admin/users/{admin}/profile', '/admin/roles', '/en/admin/users'])(
  'R2.29 %s shows neither pictures nor the path to it',
  async (path) => {
    const { screen, frame, hidesFrameParts } = await answerAt(path.replace('{admin}', admin.guid));
    expect(screen.kind).toBe('admin');
    expect(hidesFrameParts).toBe(true);
    expect(frame.headerPictures).toEqual([]);
    expect(frame.parts).toMatchObject({ headerImage: false, breadcrumbs: false });
  },
);

test.each(['/admin/pages', '/admin/users', '/admin/users/{admin}/profile', '/admin/roles', '/admin/log', '/admin/nope', '/admin/forms'])(
  'R2.37 %s shows the admin menu, in both languages',
  async (path) => {
    for (const [prefix, name, users] of [
      ['', 'Beheer', 'Gebruikers'],
      ['/en', 'Admin', 'Users'],
    ] as const) {
      const { body } = await admin.get(prefix + path.replace('{admin}', admin.guid));
      const menu = new RegExp(`<nav[^>]* aria-label="${name}".*?</nav>`, 's').exec(body)?.[0];
      expect(menu).toMatch(new RegExp(`<a [^>]*href="${prefix}/admin/users"[^>]*>.*?${users}`, 's'));
    }
    // Nobody else learns what is in it.
    expect((await app.visitor.get(path)).body).not.toContain('aria-label="Beheer"');
  },
);

test.each([
  { language: 'en', prefix: '', users: 'Users – Admin', profile: 'Profile – My account', signOut: 'Sign out', other: 'Uitloggen' },
  {
    language: 'nl',
    prefix: '/en',
    users: 'Gebruikers – Beheer',
    profile: 'Profiel – Mijn account',
    signOut: 'Uitloggen',
    other: 'Sign out',
  },
])('who chose $language has account and admin in it all around, also below $prefix/', async (chosen) => {
  const { language, prefix, users, profile, signOut, other } = chosen;
  const person = await app.signedIn({ isAdmin: true });
  await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'language', value: language }] });
  for (const [path, title] of [
    [`${prefix}/admin/users`, users],
    [`${prefix}/account/profile`, profile],
  ] as const) {
    const { body, headers } = await person.get(path);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toMatch(new RegExp(`<title[^>]*>${title} `));
    expect(headers['content-language']).toBe(language);
    const markup = body.replace(/<script.*?<\/script>/gs, '');
    expect(markup).toContain(signOut);
    expect(markup).not.toContain(other);
    const links = [...markup.matchAll(/<a href="([^"]*)" lang="(nl|en)"/g)].map(([, href, to]) => [to, href]);
    expect(new Map(links as [string, string][]), 'another address would change nothing').toEqual(
      new Map([
        ['nl', '/account/preferences'],
        ['en', '/en/account/preferences'],
      ]),
    );
  }
  const missing = await person.get(`${prefix}/account/nergens`);
  expect(missing.body, 'a page of the site speaks the language of its address').toContain(`<html lang="${prefix ? 'en' : 'nl'}"`);
});

test('R2.37 a path that only begins with the same letters shows no admin menu', async () => {
  expect((await admin.get('/administratie')).body).not.toContain('aria-label="Beheer"');
});

describe('who may open admin', () => {
  test.each([
    '/admin/pages',
    '/admin/users',
    '/admin/users/{admin}/profile',
    '/admin/roles',
    '/admin/log',
    '/admin/mails',
    '/admin/properties',
  ])('R6.10 %s is open to admins, and to nobody else', async (path) => {
    const address = path.replace('{admin}', admin.guid);
    const others = [app.visitor, await app.signedIn(), await app.signedIn({ isContentManager: true, isMett: true, isDeveloper: true })];
    const statuses: number[] = [];
    for (const client of [admin, ...others]) statuses.push((await client.get(address)).statusCode);
    expect(statuses).toEqual([200, 401, 403, 403]);
  });

  test('R2.14 admin/users shows who there is', async () => {
    const person = await app.signedIn({ firstName: 'Zoë', middleName: 'van', lastName: 'Indexhuis' });
    const page = await admin.get('/admin/users');
    expect(page.body).toMatch(/<h1[^>]*>Gebruikers/);
    expect(page.body).toMatch(new RegExp(`<a href="/admin/users/${person.guid}/profile"[^>]*>(?:<[^>]*>)*Indexhuis, Zoë van`));
    expect(page.body).toContain(person.email);
  });

  test('R2.16 admin/roles shows the roles, those that come with the product among them', async () => {
    await admin.send('POST', '/api/roles', { nameNl: 'Havenmeesters', nameEn: 'Harbour masters' });
    const page = await admin.get('/admin/roles');
    expect(page.body).toMatch(/<h1[^>]*>Rollen/);
    for (const name of ['Havenmeesters', 'Beheerder']) expect(page.body).toContain(`>${name}<`);
    expect((await admin.get('/en/admin/roles')).body).toContain('>Harbour masters<');
  });
});

test.each([`/admin/users/${guid}/geheim`, `/admin/users/${guid}/profile`, '/admin/users/nummer-zeven/profile'])(
  'R2.15 %s is no page',
  async (path) => {
    expect((await admin.get(path)).statusCode).toBe(404);
  },
);

test.each([
  ['profile', 'Profiel'],
  ['security', 'Beveiliging'],
])('the pages of a person are called by their name, and each by its own: %s', async (category, called) => {
  const { head } = await answerAt(`/admin/users/${admin.guid}/${category}`);
  expect(head.title).toMatch(new RegExp(`^${called} – Noor van der Haven – Gebruikers – Beheer`));
});

test('without script an admin page says which one it is, and that it needs script', async () => {
  const { body } = await admin.get('/admin/users');
  expect(body).toMatch(/<noscript[^>]*>(?:(?!<\/noscript>).)*Voor dit onderdeel is JavaScript nodig/);
  expect(body).toMatch(/<h1[^>]*>Gebruikers/);
});

test('A3 the document of an admin page has all that the page shows, and a browser asks for none of it again', async () => {
  const { body } = await admin.get('/admin/users');
  expect(body).toContain(`<a href="/admin/users/${admin.guid}/profile"`);
  expect(body).not.toMatch(/Laden|aria-busy/);
});

test.each(['/account/profile', '/account/security', '/admin/roles?role=new', '/admin/properties', '/settings'])(
  'what is typed at %s before the browser has taken it over never stands in an address',
  async (path) => {
    const forms = (await admin.get(path)).body.match(/<form[^>]*>/g) ?? [];
    expect(forms.filter((form) => !/method="post"|action=/.test(form))).toEqual([]);
  },
);

test('R6.15 texts for admins are in no script that a visitor or another reader begins with', () => {
  const begun = [...filesOfBuild('dist/visitor', scriptsOfEntries), ...filesOfBuild('dist/client', scriptsOfEntries)].map((path) =>
    readFileSync(path, 'utf8'),
  );
  expect(begun.length).toBeGreaterThan(1);
  for (const text of [shellTexts.findTitle, userTexts.search, userTexts.staffOnly]) {
    expect(begun.filter((script) => script.includes(text))).toEqual([]);
  }
});

test('the index of pages gives every page its address and its state in each language, and finds by both', async () => {
  const draft = await insertDocument(app.db, { texts: { nl: { title: 'Nog niet af', description: '' } } });
  const list = async (query = '') =>
    (await admin.get(`/api/pages:index?lang=nl${query}`)).json<{ items: PageIndexEntry[]; total: number }>();
  const { items, total } = await list();
  expect(total).toBe(items.length);
  expect(items.find(({ languages }) => languages.nl.href === '/')).toMatchObject({
    isInMenu: true,
    languages: { nl: { state: 'published' } },
  });
  expect((await list('&q=niet af')).items).toMatchObject([
    {
      guid: draft,
      isInMenu: false,
      languages: { nl: { title: 'Nog niet af', href: `/g/${draft}`, state: 'draft' }, en: { state: 'missing', href: `/en/g/${draft}` } },
    },
  ]);
  expect((await list(`&q=/g/${draft}`)).total).toBe(1);
  expect((await list('&itemCount=1&page=2')).items).toHaveLength(1);
});

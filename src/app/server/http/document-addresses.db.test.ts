import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertDocument } from '#domains/documents/server/index.ts';
import { insertMenuItem } from '#domains/menus/server/index.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import { testApp, type Answered, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  await addPage();
});
afterAll(() => app.close());

/** Under another name in each language. */
async function addPage(): Promise<void> {
  const pageGuid = await insertDocument(app.db, { layout: '100', options: {}, texts: { nl: { title: 'Wonen', description: '' } } });
  const texts = { nl: { name: 'Wonen', urlSegment: 'wonen' }, en: { name: 'Living', urlSegment: 'living' } };
  await insertMenuItem(app.db, { parentGuid: null, position: 9, pageGuid, texts });
  await publishPage(app.system, pageGuid, 'nl');
  await vi.waitFor(async () => expect((await app.visitor.get('/wonen')).statusCode).toBe(200));
}

describe('a slash at the end', () => {
  test.each([
    ['/en/', '/en'],
    ['/en/login/', '/en/login'],
    ['/account/profile/', '/account/profile'],
    ['/admin/', '/admin'],
    ['/home/', '/home'],
    ['/bestaat-niet/', '/bestaat-niet'],
    ['/login/?returnTo=%2Fen%2F&x=1', '/login?returnTo=%2Fen%2F&x=1'],
  ])('%s leads to %s', async (address, plain) => {
    const { statusCode, headers } = await app.visitor.get(address);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: plain });
  });

  test('in the application as well', async () => {
    const answer = await app.visitor.get(`/api/route?path=${encodeURIComponent('/account/profile/?x=1')}`);
    expect(answer.json()).toEqual({ redirectTo: '/account/profile?x=1', status: 301 });
  });

  test('the home page keeps its own', async () => {
    expect((await app.visitor.get('/')).statusCode).toBe(200);
  });

  test.each(['//', '//evil.example/', '///', '/en//', '/en//evil.example/'])('%s is nowhere, and leads nowhere', async (address) => {
    const { statusCode, headers } = await app.visitor.get(address);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 404, location: undefined });
  });
});

/** Where the language links of a page lead. */
function languageLinksOf({ body }: Answered): Record<string, string> {
  const links = body.matchAll(/<a href="([^"]*)" lang="(nl|en)"/g);
  return Object.fromEntries([...links].map(([, href = '', language = '']) => [language, href.replaceAll('&amp;', '&')]));
}

describe('the way back of who changes language before signing in', () => {
  const login = (returnTo: string) => `/login?returnTo=${encodeURIComponent(returnTo)}`;

  test.each([
    ['/account/profile', '/account/profile', '/en/account/profile'],
    ['/en/account/profile?x=1#y', '/account/profile?x=1#y', '/en/account/profile?x=1#y'],
    ['/', '/', '/en'],
    ['/wonen', '/wonen', '/en/living'],
    ['/en/living', '/wonen', '/en/living'],
  ])('to %s is kept, in the language chosen', async (returnTo, dutch, english) => {
    const expected = { nl: login(dutch), en: `/en${login(english)}` };
    expect(languageLinksOf(await app.visitor.get(login(returnTo)))).toEqual(expected);
    expect(languageLinksOf(await app.visitor.get(`/en${login(returnTo)}`))).toEqual(expected);
  });

  test('tells nothing of a page that is not published', async () => {
    const pageGuid = await insertDocument(app.db, { layout: '100', options: {}, texts: { nl: { title: 'Concept', description: '' } } });
    const texts = { nl: { name: 'Concept', urlSegment: 'concept' }, en: { name: 'Secret', urlSegment: 'secret' } };
    await insertMenuItem(app.db, { parentGuid: null, position: 10, pageGuid, texts });
    await raiseContentVersion(app.db);
    await app.server.contentVersion.refresh();
    const expected = { nl: login('/concept'), en: `/en${login('/en/concept')}` };
    expect(languageLinksOf(await app.visitor.get(login('/concept')))).toEqual(expected);
  });

  test('is kept when the form came back with errors', async () => {
    const answer = await app.visitor.post('/login', { email: '', password: '', returnTo: '/account/profile' });
    expect(answer.statusCode).toBe(422);
    expect(languageLinksOf(answer)['en']).toBe(`/en${login('/en/account/profile')}`);
  });

  test('is kept where somebody proves who they are', async () => {
    const person = await app.signedIn();
    const proof = (returnTo: string) => `/login/proof?returnTo=${encodeURIComponent(returnTo)}`;
    const expected = { nl: proof('/account/security'), en: `/en${proof('/en/account/security')}` };
    expect(languageLinksOf(await person.get(proof('/account/security')))).toEqual(expected);
  });

  test.each(['/reset', '/verify'])('who asked for a mail at %s still reads that it was sent', async (path) => {
    expect(languageLinksOf(await app.visitor.get(`${path}?sent`))).toEqual({ nl: `${path}?sent`, en: `/en${path}?sent` });
    expect(languageLinksOf(await app.visitor.get(path))).toEqual({ nl: path, en: `/en${path}` });
  });

  test.each(['', '//evil.example', 'https://evil.example/', '/.//evil.example'])('to %j is none', async (returnTo) => {
    expect(languageLinksOf(await app.visitor.get(login(returnTo)))).toEqual({ nl: '/login', en: '/en/login' });
  });
});

test.each(['/admin/users?q=kaya&status=inactive', '/admin/log?kind=user&from=2026-11-01', '/account/activity?page=2', '/admin/pages'])(
  'who changes language at %s still seeks and filters the same',
  async (address) => {
    const admin = await app.signedIn({ isAdmin: true });
    const answer = await admin.get(address);
    expect(languageLinksOf(answer)).toEqual({ nl: address, en: `/en${address}` });
  },
);

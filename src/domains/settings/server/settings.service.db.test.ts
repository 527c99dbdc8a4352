import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type Client, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

const url = '/api/platformsettingvalues';

test('R3.32 R7.28 anybody may read the public settings, and none of the others', async () => {
  const settings = (await app.visitor.get(url)).json<{ key: string }[]>().map(({ key }) => key);
  expect(settings).toContain('platformName');
  expect(settings).not.toContain('primaryDomain');
  expect((await app.visitor.get(`${url}?keys=primaryDomain,platformName`)).json()).toMatchObject([{ key: 'platformName' }]);
});

test('R7.28 who asks for all gets all that they may see; without it, an admin gets the public ones too', async () => {
  const keysOf = async (client: Client, query: string) => (await client.get(url + query)).json<{ key: string }[]>().map(({ key }) => key);
  expect(await keysOf(admin, '?includeAll=true')).toContain('primaryDomain');
  expect(await keysOf(admin, '?keys=primaryDomain')).toEqual(['primaryDomain']);
  expect(await keysOf(admin, '')).not.toContain('primaryDomain');
  expect(await keysOf(app.visitor, '?includeAll=true')).toEqual(await keysOf(app.visitor, ''));
});

test.each(['keys=nonsense', 'includeAll=1', 'other=1'])('a question nobody understands is 400: %s', async (query) => {
  expect((await app.visitor.get(`${url}?${query}`)).statusCode).toBe(400);
});

test('only admins change a setting', async () => {
  const change = [{ value: true }, { 'if-match': '"0"' }] as const;
  expect((await app.visitor.send('PUT', `${url}/showAutoTranslate`, ...change)).statusCode).toBe(401);
  expect((await (await app.signedIn({ isContentManager: true })).send('PUT', `${url}/showAutoTranslate`, ...change)).statusCode).toBe(403);
  expect((await admin.send('PUT', `${url}/showAutoTranslate`, ...change)).statusCode).toBe(200);
});

test('a change needs the version it was made from, and the current one', async () => {
  const name = (words: string) => ({ value: { nl: words, en: words } });
  expect((await admin.send('PUT', `${url}/platformName`, name('A'))).statusCode).toBe(428);
  const first = await admin.send('PUT', `${url}/platformName`, name('Haven'), { 'if-match': '"0"' });
  expect(first.json()).toEqual({ key: 'platformName', value: { nl: 'Haven', en: 'Haven' }, version: 1 });
  expect(first.headers['etag']).toBe('"1"');
  const stale = await admin.send('PUT', `${url}/platformName`, name('Kade'), { 'if-match': '"0"' });
  expect(stale.statusCode).toBe(412);
  expect(stale.json()).toMatchObject({ code: 'request.stale', details: { version: 1, value: { nl: 'Haven', en: 'Haven' } } });
});

test('two first changes at the same moment: one wins, the other is told', async () => {
  const change = (value: number) => admin.send('PUT', `${url}/headerLogoHeight`, { value }, { 'if-match': '"0"' });
  const statuses = (await Promise.all([change(80), change(90)])).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses).toContain(412);
});

test.each([
  { key: 'browserColor', value: 'red}</style><script>' },
  { key: 'siteimproveId', value: '");alert(1)//' },
  { key: 'hostNames', value: ['*'] },
  { key: 'hostNames', value: ['127.0.0.1'] },
  { key: 'hostNames', value: ['a b.nl'] },
  { key: 'hostNames', value: ['-plein.nl'] },
  // With a Cyrillic letter in it.
  { key: 'hostNames', value: ['pl\u0435in.nl'] },
  { key: 'primaryDomain', value: '[::1]' },
  { key: 'platformName', value: { nl: '', en: 'x' } },
  { key: 'colorScheme', value: { primary: '#ffffff', accent: '#fefefe', surface: '#ffffff', text: '#eeeeee' } },
  { key: 'colorScheme', value: { primary: 'red', accent: '#b5492d', surface: '#ffffff', text: '#000000' } },
  { key: 'headerLogo', value: '5b0f1f8e-1111-4222-8333-444455556666' },
  { key: 'headerLogoAlt', value: { nl: 'x'.repeat(121), en: '' } },
  { key: 'headerImages', value: [{ guid: '5b0f1f8e-1111-4222-8333-444455556666', alt: { nl: 'x', en: 'x' } }] },
  { key: 'requireSecondFactor', value: 'no' },
])('a value that cannot be is refused and changes nothing: $key', async ({ key, value }) => {
  const before = await app.db.selectFrom('platformSetting').selectAll().where('key', '=', key).execute();
  const answer = await admin.send('PUT', `${url}/${key}`, { value }, { 'if-match': `"${before[0]?.version ?? 0}"` });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: { path: string }[] }>().errors[0]?.path).toMatch(/^value/);
  expect(await app.db.selectFrom('platformSetting').selectAll().where('key', '=', key).execute()).toEqual(before);
});

test('a name of a host is taken as it is', async () => {
  const names = ['plein.nl', 'www.noorder-haven.nl', 'xn--caf-dma.example'];
  const answer = await admin.send('PUT', `${url}/hostNames`, { value: names }, { 'if-match': '"0"' });
  expect(answer.json()).toMatchObject({ value: names });
});

test('an unknown key is 400', async () => {
  expect((await admin.send('PUT', `${url}/nonsense`, { value: 1 }, { 'if-match': '"0"' })).statusCode).toBe(400);
});

test('a change is on the next page, in the title and in the header', async () => {
  const [{ version }] = (await admin.get(`${url}?keys=platformName`)).json<[{ version: number }]>();
  await admin.send('PUT', `${url}/platformName`, { value: { nl: 'Zuiderhaven', en: 'Southport' } }, { 'if-match': `"${version}"` });
  expect((await app.visitor.get('/login')).body).toContain('<title>Inloggen – Zuiderhaven</title>');
  expect((await app.visitor.get('/en/login')).body).toContain('<title>Sign in – Southport</title>');
});

test('the theme follows the colour scheme, under an address of its own', async () => {
  const before = (await app.visitor.get('/login')).body.match(/\/theme\.css\?v=[\w-]+/)?.[0] ?? '';
  expect((await app.visitor.get(before)).headers['cache-control']).toContain('immutable');
  const value = { primary: '#14532d', accent: '#9a3412', surface: '#ffffff', text: '#111111' };
  expect((await admin.send('PUT', `${url}/colorScheme`, { value }, { 'if-match': '"0"' })).statusCode).toBe(200);
  const after = (await app.visitor.get('/login')).body.match(/\/theme\.css\?v=[\w-]+/)?.[0] ?? '';
  expect(after).not.toBe(before);
  expect((await app.visitor.get(after)).body).toContain('#14532d');
});

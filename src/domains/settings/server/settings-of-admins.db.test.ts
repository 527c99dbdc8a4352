import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { testApp, type Instance, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { updateSetting } from './settings.service.ts';

let app: TestApp;
let other: Instance;
let admin: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true });
  other = await app.secondInstance();
});
afterAll(() => app.close());

const url = '/api/platformsettingvalues';

async function put(key: string, value: unknown, client = admin) {
  const [setting] = (await client.get(`${url}?keys=${key}`)).json<{ version: number }[]>();
  return client.send('PUT', `${url}/${key}`, { value }, { 'if-match': `"${setting?.version ?? 0}"` });
}

/** The page of a visitor, on both instances: the one that saved and one that only hears of it. */
async function expectOnBoth(path: string, words: string): Promise<void> {
  expect((await app.visitor.get(path)).body).toContain(words);
  await vi.waitFor(async () => expect((await other.visitor.get(path)).body).toContain(words));
}

test('R3.34 a new name and description are on the next page, in both languages and on every instance', async () => {
  // Kept in memory by now.
  await Promise.all(['/', '/en'].flatMap((path) => [app.visitor.get(path), other.visitor.get(path)]));
  expect((await put('platformName', { nl: 'Zuiderhaven', en: 'Southport' })).statusCode).toBe(200);
  expect((await put('platformDescription', { nl: 'Stad aan zee', en: 'City by the sea' })).statusCode).toBe(200);
  await expectOnBoth('/', 'Zuiderhaven');
  await expectOnBoth('/', 'Stad aan zee');
  await expectOnBoth('/en', 'Southport');
  await expectOnBoth('/en', 'City by the sea');
});

test('R3.35 new colours are on the next page, under an address that no browser has kept', async () => {
  const themeOn = async (client: Instance['visitor']) => (await client.get('/')).body.match(/\/theme\.css\?v=[\w-]+/)?.[0] ?? '';
  const before = await themeOn(app.visitor);
  const colours = { primary: '#14532d', accent: '#9a3412', surface: '#ffffff', text: '#111111' };
  expect((await put('colorScheme', colours)).statusCode).toBe(200);
  const after = await themeOn(app.visitor);
  expect(after).not.toBe(before);
  await vi.waitFor(async () => expect(await themeOn(other.visitor)).toBe(after));
  expect((await other.visitor.get(after)).body).toContain('--p-primary:#14532d');
  const answer = (await admin.get('/api/route?path=/')).json<{ themeHref: string }>();
  expect(answer.themeHref).toBe(after);
});

test('R3.38 a logo is in the header at once with its words, everybody may see it, and it can be taken away', async () => {
  const { guid } = await createPicture(app.system);
  expect((await put('headerLogo', guid)).statusCode).toBe(200);
  await expectOnBoth('/', `/a/${guid}?`);
  expect((await app.visitor.get('/')).body).toContain('alt="Zuiderhaven"');
  expect((await put('headerLogoAlt', { nl: 'Wapen van Zuiderhaven', en: '' })).statusCode).toBe(200);
  await expectOnBoth('/', 'alt="Wapen van Zuiderhaven"');
  await expectOnBoth('/en', 'alt="Southport"');
  expect((await app.visitor.get(`/a/${guid}?height=50`)).statusCode).toBe(200);
  expect((await put('headerLogo', null)).statusCode).toBe(200);
  expect((await app.visitor.get('/')).body).not.toContain(guid);
  await vi.waitFor(async () => expect((await other.visitor.get('/')).body).not.toContain(guid));
});

test('the photo of a person is no logo', async () => {
  const { guid } = await createPicture(app.system);
  await app.db.updateTable('asset').set({ profileOf: admin.guid }).where('guid', '=', guid).execute();
  const answer = await put('headerLogo', guid);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ path: 'value', code: 'settings.no_picture' }] });
});

test('making an account is there as soon as it is allowed, and gone as soon as it is not', async () => {
  expect((await app.visitor.get('/register')).statusCode).toBe(404);
  await put('allowRegistration', true);
  expect((await app.visitor.get('/register')).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await other.visitor.get('/register')).statusCode).toBe(200));
  await put('allowRegistration', false);
  expect((await app.visitor.get('/register')).statusCode).toBe(404);
});

test('J3 the audit log says what a setting was and what it became, and of contact details only that they changed', async () => {
  await updateSetting(app.system, 'showAutoTranslate', true);
  await put('contactEmail', 'iemand@zuiderhaven.test');
  const rows = await app.db.selectFrom('audit').select(['actorGuid', 'details']).where('type', '=', 'settings.changed').execute();
  const about = (key: string) => rows.filter(({ details }) => (details as { key: string }).key === key);
  expect(about('platformName')).toEqual([
    {
      actorGuid: admin.guid,
      details: { key: 'platformName', from: { nl: 'Plein', en: 'Plein' }, to: { nl: 'Zuiderhaven', en: 'Southport' } },
    },
  ]);
  expect(about('contactEmail')).toEqual([{ actorGuid: admin.guid, details: { key: 'contactEmail' } }]);
});

test('what is saved together is saved whole or not at all, with all that is wrong, and is one line in the log', async () => {
  const save = (...changes: [key: string, value: unknown, version: number][]) =>
    admin.send('PUT', url, { changes: changes.map(([key, value, version]) => ({ key, value, version })) });
  const versionOf = async (key: string) => (await admin.get(`${url}?keys=${key}`)).json<{ version: number }[]>()[0]?.version ?? -1;
  const wrong = await save(['platformName', { nl: '', en: 'x' }, 0], ['headerLogoHeight', 1, 0], ['showSubMenu', false, 0]);
  expect(wrong.json()).toMatchObject({ status: 422, errors: [{ path: 'platformName.nl' }, { path: 'headerLogoHeight' }] });
  const stale = await save(['showSubMenu', false, 0], ['showHeaderByDefault', false, 7]);
  expect(stale.json()).toMatchObject({ status: 412, details: { key: 'showHeaderByDefault', value: true, version: 0 } });
  expect((await save(['showSubMenu', false, 0], ['showSubMenu', true, 0])).statusCode).toBe(422);
  expect(await versionOf('showSubMenu')).toBe(0);

  const before = await app.db.selectFrom('audit').select('id').where('type', '=', 'settings.changed').execute();
  const saved = await save(['showSubMenu', false, 0], ['showHeaderByDefault', false, 0]);
  expect(saved.json()).toEqual([
    { key: 'showSubMenu', value: false, version: 1 },
    { key: 'showHeaderByDefault', value: false, version: 1 },
  ]);
  const after = await app.db.selectFrom('audit').select('id').where('type', '=', 'settings.changed').execute();
  expect(after.length - before.length).toBe(1);
  expect((await admin.get(`${url}:history?keys=showSubMenu,showHeaderByDefault`)).json()).toMatchObject([
    { key: 'showHeaderByDefault', from: true, to: false },
    { key: 'showSubMenu', from: true, to: false },
  ]);
});

test('admins see the last changes of what they ask for, newest first, with who made them', async () => {
  const changes = (await admin.get(`${url}:history?keys=allowRegistration,showAutoTranslate,contactEmail`)).json<object[]>();
  expect(changes).toEqual([
    expect.objectContaining({ key: 'showAutoTranslate', from: false, to: true, changedBy: null }),
    expect.objectContaining({ key: 'allowRegistration', from: true, to: false, changedBy: 'Noor van der Haven' }),
    expect.objectContaining({ key: 'allowRegistration', from: false, to: true }),
  ]);
});

test('whoever asks for what does not exist is told', async () => {
  expect((await admin.get(`${url}:history?keys=nonsense`)).statusCode).toBe(400);
  expect((await admin.get(`${url}:history`)).statusCode).toBe(400);
});

test('a change of settings and new terms ask for a fresh proof', async () => {
  const late = await app.signedIn({ isAdmin: true });
  await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${late.guid}`.execute(app.db);
  const [before] = (await late.get(`${url}?keys=showFooter`)).json<object[]>();
  for (const answer of [await put('showFooter', false, late), await late.send('POST', '/api/termsofuse:publish')]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'auth.proof_needed' });
  }
  expect((await late.get(`${url}?keys=showFooter`)).json()).toEqual([before]);
});

test('new terms that come with other settings keep their text as well', async () => {
  const changes = [
    { key: 'termsOfUseVersion', value: 2, version: 0 },
    { key: 'showBreadcrumbsByDefault', value: false, version: 0 },
  ];
  expect((await admin.send('PUT', url, { changes })).statusCode).toBe(200);
  expect(await app.db.selectFrom('termsVersion').select('version').where('version', '=', 2).execute()).toHaveLength(2);
});

test('a version of the terms that no session can hold is refused, and everybody stays signed in', async () => {
  const later = await app.signedIn({ isAdmin: true });
  for (const version of [3_000_000_000, 10_000, 0, 1.5]) expect((await put('termsOfUseVersion', version, later)).statusCode).toBe(422);
  expect((await later.get('/api/profiles:loggedIn')).statusCode).toBe(200);
});

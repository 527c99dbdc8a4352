import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { NewPropertyDefinition, PropertyDefinition } from '../model/property.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
  person = await app.signedIn();
});
afterAll(() => app.close());

const path = '/api/profilepropertydefinitions';

function definition(about: Partial<NewPropertyDefinition> = {}): NewPropertyDefinition {
  const words = { label: 'Functie', help: '', section: 'Werk', subsection: '' };
  return {
    key: 'jobTitle',
    category: 'profile',
    section: 'work',
    subsection: '',
    sectionOrdinal: 3,
    subsectionOrdinal: 0,
    ordinal: 1,
    visibleFor: 'users',
    visibleForRoles: [],
    inputType: 'text',
    required: false,
    options: [],
    defaultValue: '',
    autocomplete: 'organization-title',
    mett: false,
    texts: { nl: words, en: words },
    ...about,
  };
}

async function keysFor(reader: SignedInClient): Promise<string[]> {
  return (await reader.get(path)).json<PropertyDefinition[]>().map(({ key }) => key);
}

test('R3.10 R3.11 the built-in properties are there from the start', async () => {
  expect(await keysFor(person)).toEqual(
    expect.arrayContaining([
      'accountEmail',
      'termsOfUse',
      'privacyStatement',
      'cookies',
      'profielfoto',
      'alias',
      'notificationClose',
      'language',
      'colourMode',
    ]),
  );
});

test('R3.05 R3.08 a definition says where it stands, who sees it and how it is filled in', async () => {
  const created = await admin.send('POST', path, definition());
  expect(created.statusCode).toBe(200);
  expect(created.json()).toEqual({ ...definition(), isBuiltIn: false, version: 1 });
  const all = (await person.get(path)).json<PropertyDefinition[]>();
  expect(all.find(({ key }) => key === 'jobTitle')).toEqual(created.json());
});

test('R3.06 section, subsection and ordinal decide the order', async () => {
  const place = { section: 'order', sectionOrdinal: 5 };
  await admin.send('POST', path, definition({ key: 'orderC', ...place, subsection: 'b', subsectionOrdinal: 2, ordinal: 1 }));
  await admin.send('POST', path, definition({ key: 'orderB', ...place, subsection: 'a', subsectionOrdinal: 1, ordinal: 2 }));
  await admin.send('POST', path, definition({ key: 'orderA', ...place, subsection: 'a', subsectionOrdinal: 1, ordinal: 1 }));
  const keys = await keysFor(person);
  expect(keys.filter((key) => key.startsWith('order'))).toEqual(['orderA', 'orderB', 'orderC']);
  expect(keys.indexOf('alias')).toBeLessThan(keys.indexOf('orderA'));
});

test('R1.22 R6.13 staff have a number for incidents in their profile, which they see of each other and nobody else knows of', async () => {
  const [one, other] = await Promise.all([app.signedIn({ isMett: true }), app.signedIn({ isMett: true })]);
  const phone = { key: 'incidentPhone', value: '06 12345678' };
  const profile = async (reader: SignedInClient) =>
    (await reader.get(`/api/profiles/${one.guid}`)).json<{ properties: object[] }>().properties;
  for (const reader of [person, admin]) expect(await keysFor(reader)).not.toContain(phone.key);
  expect((await person.send('PUT', '/api/profiles:loggedIn', { properties: [phone] })).statusCode).toBe(403);

  expect(await keysFor(one)).toContain(phone.key);
  expect((await one.get('/account/profile')).body).toContain('Telefoon bij storingen');
  expect((await person.get('/account/profile')).body).not.toContain('Telefoon bij storingen');
  expect((await one.send('PUT', '/api/profiles:loggedIn', { properties: [phone] })).json()).toMatchObject({ properties: [phone] });
  expect(await profile(other)).toEqual([phone]);
  for (const reader of [person, admin]) expect(await profile(reader)).toEqual([]);
});

test('R6.14 what is staff-only is known to staff alone, and made by them', async () => {
  const staffOnly = definition({ key: 'supportNote', mett: true });
  expect((await admin.send('POST', path, staffOnly)).statusCode).toBe(403);
  const staff = await app.signedIn({ isAdmin: true, isMett: true });
  expect((await staff.send('POST', path, staffOnly)).statusCode).toBe(200);
  expect(await keysFor(staff)).toContain('supportNote');
  expect(await keysFor(person)).not.toContain('supportNote');
  expect(await keysFor(admin)).not.toContain('supportNote');
  expect((await admin.send('DELETE', `${path}/supportNote`, undefined, { 'if-match': '"1"' })).statusCode).toBe(404);
});

test('nobody but an admin decides what is asked', async () => {
  expect((await app.visitor.get(path)).statusCode).toBe(401);
  expect((await app.visitor.send('POST', path, definition({ key: 'x' }))).statusCode).toBe(401);
  expect((await person.send('POST', path, definition({ key: 'x' }))).statusCode).toBe(403);
  expect((await person.send('DELETE', `${path}/alias`, undefined, { 'if-match': '"1"' })).statusCode).toBe(403);
});

test.each([
  { title: 'a key that is none', about: { key: 'Not a key' }, status: 422 },
  { title: 'a kind of input that does not exist', about: { inputType: 'file' as never }, status: 400 },
  { title: 'a choice without options', about: { key: 'choice', inputType: 'select' as const }, status: 422 },
  { title: 'a default that is no answer', about: { key: 'mail', inputType: 'email' as const, defaultValue: 'x' }, status: 422 },
  { title: 'roles without any role', about: { key: 'nobodys', visibleFor: 'roles' as const }, status: 422 },
  { title: 'a key that exists', about: { key: 'alias' }, status: 409 },
])('$title is refused with $status', async ({ about, status }) => {
  expect((await admin.send('POST', path, definition(about))).statusCode).toBe(status);
});

test('a definition is changed from the version that its admin saw', async () => {
  const { key, ...first } = definition({ key: 'hobby' });
  await admin.send('POST', path, { key, ...first });
  const change = (version?: string) =>
    admin.send('PUT', `${path}/${key}`, { ...first, required: true }, version === undefined ? {} : { 'if-match': version });
  expect((await change()).statusCode).toBe(428);
  expect((await change('"1"')).json()).toMatchObject({ required: true, version: 2 });
  expect((await change('"1"')).statusCode).toBe(412);
});

test('a built-in property is moved and renamed, and is neither removed nor made into something else', async () => {
  const alias = (await admin.get(path)).json<PropertyDefinition[]>().find(({ key }) => key === 'alias');
  expect(alias).toBeDefined();
  const { key, isBuiltIn: _, version, ...change } = alias as PropertyDefinition;
  const put = (body: object, at: number) => admin.send('PUT', `${path}/${key}`, body, { 'if-match': `"${at}"` });
  expect((await put({ ...change, visibleFor: 'me', ordinal: 7 }, version)).json()).toMatchObject({ visibleFor: 'me', ordinal: 7 });
  expect((await put({ ...change, inputType: 'url' }, version + 1)).statusCode).toBe(409);
  const removed = await admin.send('DELETE', `${path}/${key}`, undefined, { 'if-match': `"${version + 1}"` });
  expect(removed.statusCode).toBe(409);
  expect(removed.json()).toMatchObject({ code: 'property.built_in' });
});

test('what is no longer asked takes the answers with it', async () => {
  await admin.send('POST', path, definition({ key: 'shoeSize' }));
  await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'shoeSize', value: '42' }] });
  expect((await admin.send('DELETE', `${path}/shoeSize`, undefined, { 'if-match': '"1"' })).statusCode).toBe(204);
  expect(await app.db.selectFrom('userProperty').selectAll().where('key', '=', 'shoeSize').execute()).toEqual([]);
  const records = await app.db.selectFrom('audit').select('details').where('type', '=', 'property.removed').execute();
  expect(records).toMatchObject([{ details: { key: 'shoeSize', label: { nl: expect.any(String) as string } } }]);
});

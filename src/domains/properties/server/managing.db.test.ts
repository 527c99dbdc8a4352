import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ManagedProperty, NewPropertyDefinition, PropertyDefinition } from '../model/property.ts';
import { propertyDefinition } from '../testing/property-definition.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  [admin, person] = [await app.signedIn({ isAdmin: true }), await app.signedIn()];
});
afterAll(() => app.close());

const path = '/api/profilepropertydefinitions';
const hobbies = [
  { value: 'reading', label: { nl: 'Lezen', en: 'Reading' } },
  { value: 'rowing', label: { nl: 'Roeien', en: 'Rowing' } },
];

async function define(about: Partial<NewPropertyDefinition>): Promise<NewPropertyDefinition> {
  const { isBuiltIn: _, version: __, ...definition } = propertyDefinition(about);
  expect((await admin.send('POST', path, definition)).statusCode).toBe(200);
  return definition;
}

const answer = (key: string, value: string) => person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key, value }] });

async function managed(key: string): Promise<ManagedProperty | undefined> {
  return (await admin.get(`${path}:all`)).json<ManagedProperty[]>().find((each) => each.key === key);
}

async function put(key: string, change: Partial<NewPropertyDefinition>): Promise<{ statusCode: number; json(): unknown }> {
  const { isBuiltIn: _, version, isActive: __, valueCount: ___, usedOptions: ____, key: _____, ...now } = (await managed(key)) ?? fail(key);
  return admin.send('PUT', `${path}/${key}`, { ...now, ...change }, { 'if-match': `"${version}"` });
}

function fail(key: string): never {
  throw new Error(`There is no definition ${key}`);
}

test('admins see how many people answered, and which options are in use', async () => {
  await define({ key: 'hobby', inputType: 'select', options: hobbies });
  expect(await managed('hobby')).toMatchObject({ valueCount: 0, usedOptions: [], isActive: true });
  expect((await answer('hobby', 'rowing')).statusCode).toBe(200);
  expect(await managed('hobby')).toMatchObject({ valueCount: 1, usedOptions: ['rowing'] });
  expect((await answer('hobby', '')).statusCode).toBe(200);
  expect(await managed('hobby')).toMatchObject({ valueCount: 0, usedOptions: [] });
});

test('what was answered stays an answer: the kind of question and a chosen option cannot go', async () => {
  await define({ key: 'sport', inputType: 'select', options: hobbies });
  await answer('sport', 'rowing');
  const refused = { code: 'property.has_answers', errors: [{ path: 'inputType' }] };
  const toNumber = await put('sport', { inputType: 'number', options: [] });
  expect([toNumber.statusCode, toNumber.json()]).toMatchObject([409, refused]);
  const withoutChosen = await put('sport', { options: hobbies.slice(0, 1) });
  expect([withoutChosen.statusCode, withoutChosen.json()]).toMatchObject([409, { errors: [{ path: 'options' }] }]);
  expect((await put('sport', { inputType: 'radio', options: hobbies.slice(1) })).statusCode).toBe(200);
  await answer('sport', '');
  expect((await put('sport', { inputType: 'number', options: [] })).statusCode).toBe(200);
});

test('what is switched off is asked of nobody, keeps its answers, and can be asked again', async () => {
  await define({ key: 'nickname' });
  await answer('nickname', 'Noortje');
  expect((await admin.send('POST', `${path}/nickname:deactivate`)).statusCode).toBe(204);
  const keys = async () => (await person.get(path)).json<PropertyDefinition[]>().map(({ key }) => key);
  expect(await keys()).not.toContain('nickname');
  expect((await answer('nickname', 'x')).statusCode).toBe(400);
  expect(JSON.stringify((await admin.get(`/api/profiles/${person.guid}`)).json())).not.toContain('Noortje');
  expect(await managed('nickname')).toMatchObject({ isActive: false, valueCount: 1 });
  expect((await admin.send('POST', `${path}/nickname:activate`)).statusCode).toBe(204);
  expect(await keys()).toContain('nickname');
  expect(JSON.stringify((await admin.get(`/api/profiles/${person.guid}`)).json())).toContain('Noortje');
});

test('the product’s own are never switched off', async () => {
  const refused = await admin.send('POST', `${path}/alias:deactivate`);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'property.built_in' }]);
});

test('R3.06 admins put what stands in one place into another order, which account pages follow at once', async () => {
  for (const [ordinal, key] of ['moveA', 'moveB', 'moveC'].entries()) await define({ key, section: 'moves', sectionOrdinal: 7, ordinal });
  const order = (keys: string[]) => admin.send('POST', `${path}:order`, { keys });
  expect((await order(['moveC', 'moveA', 'moveB'])).statusCode).toBe(204);
  const shown = (await person.get(path)).json<PropertyDefinition[]>().map(({ key }) => key);
  expect(shown.filter((key) => key.startsWith('move'))).toEqual(['moveC', 'moveA', 'moveB']);
  expect((await order(['moveA', 'alias'])).statusCode).toBe(422);
  expect((await order(['moveA', 'nowhere'])).statusCode).toBe(404);
  expect((await order(['moveA', 'moveA'])).statusCode).toBe(404);
});

test('what only staff know, an admin who is none neither sees nor moves', async () => {
  const staff = await app.signedIn({ isAdmin: true, isMett: true });
  const { isBuiltIn: _, version: __, ...definition } = propertyDefinition({ key: 'staffNote', mett: true });
  await staff.send('POST', path, definition);
  expect(await managed('staffNote')).toBeUndefined();
  expect((await admin.send('POST', `${path}/staffNote:deactivate`)).statusCode).toBe(404);
  expect((await admin.send('POST', `${path}:order`, { keys: ['staffNote'] })).statusCode).toBe(404);
});

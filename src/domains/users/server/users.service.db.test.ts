import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

function storedUser(guid: string) {
  return app.db.selectFrom('appUser').selectAll().where('guid', '=', guid).executeTakeFirstOrThrow();
}

test('R7.02 the person who is signed in is loaded', async () => {
  const person = await app.signedIn();
  const answer = await person.get('/api/profiles:loggedIn');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ guid: person.guid, email: person.email });
});

test('R3.01 R3.02 an application user has names, an e-mail address and five flags', async () => {
  const person = await app.signedIn({ isContentManager: true, isDeveloper: true });
  expect((await person.get('/api/profiles:loggedIn')).json()).toMatchObject({
    firstName: 'Noor',
    middleName: 'van der',
    lastName: 'Haven',
    email: person.email,
    isAdmin: false,
    isMett: false,
    isDeveloper: true,
    isContentManager: true,
    isActive: true,
  });
});

test('R1.20 R3.02 an admin is a content manager in what they are told about themselves, whatever switch is set', async () => {
  const admin = await app.signedIn({ isAdmin: true });
  const flags = { isAdmin: true, isContentManager: true };
  expect((await admin.get('/api/profiles:loggedIn')).json()).toMatchObject(flags);
  expect((await admin.send('PUT', '/api/profiles:loggedIn', { firstName: 'Eva' })).json()).toMatchObject(flags);
  expect(await storedUser(admin.guid)).toMatchObject({ isContentManager: false });
  // Who manages accounts sees the switches themselves, to set them.
  expect((await admin.get(`/api/users/${admin.guid}`)).json()).toMatchObject({ isAdmin: true, isContentManager: false });
});

test('no column leaves the server that the contract does not name', async () => {
  const person = await app.signedIn();
  const body = (await person.get('/api/profiles:loggedIn')).json<Record<string, unknown>>();
  expect(Object.keys(body).toSorted()).toEqual(
    'email firstName guid isActive isAdmin isContentManager isDeveloper isMett lastName middleName properties roleIds termsOfUseVersionAccepted version'.split(
      ' ',
    ),
  );
});

test('nobody is signed in: 401 for reading and for changing', async () => {
  expect((await app.visitor.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  expect((await app.visitor.send('PUT', '/api/profiles:loggedIn', { firstName: 'Eva' })).statusCode).toBe(401);
});

test('R7.03 a change of the profile is stored, recorded, and answered with the person', async () => {
  const person = await app.signedIn();
  const answer = await person.send('PUT', '/api/profiles:loggedIn', { firstName: '  Eva ', middleName: '' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ guid: person.guid, firstName: 'Eva', middleName: '', lastName: 'Haven' });
  expect(await storedUser(person.guid)).toMatchObject({ firstName: 'Eva', middleName: '', lastName: 'Haven' });
  const record = await app.db
    .selectFrom('audit')
    .selectAll()
    .where('type', '=', 'user.profile_changed')
    .where('subjectGuid', '=', person.guid)
    .execute();
  expect(record).toMatchObject([{ actorGuid: person.guid, result: 'done', details: { fields: ['firstName', 'middleName'] } }]);
});

test('a property is added, and replaced when it is set again', async () => {
  const person = await app.signedIn();
  await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'notificationClose', value: '20' }] });
  const answer = await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'notificationClose', value: '0' }] });
  expect(answer.json()).toMatchObject({ properties: [{ key: 'notificationClose', value: '0' }] });
});

test('what a person can mend is 422, with every field at once', async () => {
  const person = await app.signedIn();
  const answer = await person.send('PUT', '/api/profiles:loggedIn', { firstName: ' ', lastName: 'x'.repeat(101) });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'request.invalid',
    errors: [
      { path: 'firstName', code: 'empty' },
      { path: 'lastName', code: 'too_big', params: { maximum: 100 } },
    ],
  });
});

test('R3.08 mistakes in names and in other answers are reported together, and nothing of it is stored', async () => {
  const person = await app.signedIn();
  const properties = [
    { key: 'alias', value: 'x'.repeat(6000) },
    { key: 'colourMode', value: 'pink' },
    { key: 'notificationClose', value: '20' },
  ];
  const answer = await person.send('PUT', '/api/profiles:loggedIn', { firstName: ' ', lastName: 'Molen\u0007', properties });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'request.invalid',
    errors: [
      { path: 'firstName', code: 'empty' },
      { path: 'lastName', code: 'name_characters' },
      { path: 'properties.0.value', code: 'too_big', params: { maximum: 200 } },
      { path: 'properties.1.value', code: 'not_an_option' },
    ],
  });
  expect((await person.get('/api/profiles:loggedIn')).json()).toMatchObject({ firstName: 'Noor', lastName: 'Haven', properties: [] });
});

test.each([
  { body: { isAdmin: true }, path: 'isAdmin', code: 'unknown_field' },
  { body: { firstName: 7 }, path: 'firstName', code: 'wrong_type' },
  { body: { properties: [{ key: 'salary', value: '1' }] }, path: 'properties.0.key', code: 'not_valid' },
])('what is no input of this call is 400: $path', async ({ body, path, code }) => {
  const person = await app.signedIn();
  const answer = await person.send('PUT', '/api/profiles:loggedIn', body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: [{ path, code }] });
  expect(await storedUser(person.guid)).toMatchObject({ firstName: 'Noor', isAdmin: false });
});

test('R3.08 an answer in another form than was asked for is 422, at its field', async () => {
  const person = await app.signedIn();
  const properties = [
    { key: 'alias', value: 'Noor' },
    { key: 'notificationClose', value: '3' },
    { key: 'colourMode', value: 'pink' },
    { key: 'profielfoto', value: '00000000-0000-4000-8000-000000000000' },
  ];
  const answer = await person.send('PUT', '/api/profiles:loggedIn', { firstName: 'Eva', properties });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    errors: [
      { path: 'properties.1.value', code: 'not_an_option' },
      { path: 'properties.2.value', code: 'not_an_option' },
      { path: 'properties.3.value', code: 'format_photo' },
    ],
  });
  expect(await storedUser(person.guid)).toMatchObject({ firstName: 'Noor' });
  expect((await person.get('/api/profiles:loggedIn')).json()).toMatchObject({ properties: [] });
});

test('R3.04 an answer that is emptied is gone', async () => {
  const person = await app.signedIn();
  const alias = async (value: string) =>
    (await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'alias', value }] })).json<{ properties: unknown }>()
      .properties;
  expect(await alias(' Zoe\u0308 ')).toEqual([{ key: 'alias', value: 'Zoë' }]);
  expect(await alias('')).toEqual([]);
});

test('R3.03 an application user has roles and the version of the terms they accepted', async () => {
  const person = await app.signedIn();
  await person.send('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted: 1 });
  const user = (await person.get('/api/profiles:loggedIn')).json<{ roleIds: string[]; termsOfUseVersionAccepted: number }>();
  expect(user.roleIds.length).toBeGreaterThan(0);
  expect(user.termsOfUseVersionAccepted).toBe(1);
});

test('R6.03 somebody else’s profile shows the name and what users may see, and no e-mail address', async () => {
  const [person, reader] = [await app.signedIn(), await app.signedIn()];
  const properties = [
    { key: 'alias', value: 'Noortje' },
    { key: 'notificationClose', value: '20' },
  ];
  await person.send('PUT', '/api/profiles:loggedIn', { properties });
  const answer = await reader.get(`/api/profiles/${person.guid}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    guid: person.guid,
    firstName: 'Noor',
    middleName: 'van der',
    lastName: 'Haven',
    isMett: false,
    properties: [{ key: 'alias', value: 'Noortje' }],
  });
  expect(answer.body).not.toContain(person.email);
});

test('an e-mail address is seen by others only when its definition says so', async () => {
  const [person, reader] = [await app.signedIn(), await app.signedIn()];
  const see = async () => (await reader.get(`/api/profiles/${person.guid}`)).json<{ properties: unknown }>().properties;
  expect(await see()).toEqual([]);
  await app.db.updateTable('propertyDefinition').set({ visibleFor: 'users' }).where('key', '=', 'accountEmail').execute();
  expect(await see()).toEqual([{ key: 'accountEmail', value: person.email }]);
  await app.db.updateTable('propertyDefinition').set({ visibleFor: 'me' }).where('key', '=', 'accountEmail').execute();
});

test('who is not there, or switched off, has no profile; and a visitor sees none', async () => {
  const [person, reader] = [await app.signedIn(), await app.signedIn()];
  expect((await app.visitor.get(`/api/profiles/${person.guid}`)).statusCode).toBe(401);
  expect((await reader.get('/api/profiles/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  expect((await reader.get('/api/profiles/niemand')).statusCode).toBe(400);
  await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', person.guid).execute();
  expect((await reader.get(`/api/profiles/${person.guid}`)).statusCode).toBe(404);
});

test('only the terms in force can be accepted, and an acceptance can be taken back', async () => {
  const person = await app.signedIn();
  const accept = (version: number | null) => person.send('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted: version });
  expect((await accept(2)).statusCode).toBe(422);
  expect((await accept(1)).json()).toMatchObject({ termsOfUseVersionAccepted: 1 });
  expect((await accept(null)).json()).toMatchObject({ termsOfUseVersionAccepted: null });
});

test('two accounts cannot share an address, however it is written', async () => {
  const person = await app.signedIn({ email: 'Zoë@plein.test' });
  expect(person.email).toBe('Zoë@plein.test');
  await expect(app.signedIn({ email: 'zoe\u0308@PLEIN.test' })).rejects.toMatchObject({ code: 'user.email_taken', status: 409 });
});

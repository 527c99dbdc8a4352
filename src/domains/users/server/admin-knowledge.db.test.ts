import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { UserDetail } from '../model/admin-user.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

test('B3 an admin who is no product staff does not learn what only staff may know, of nobody', async () => {
  const [person, staff] = await Promise.all([app.signedIn({ isMett: true }), app.signedIn({ isAdmin: true, isMett: true })]);
  const words = { label: 'Notitie', help: '', section: 'Hulp', subsection: '' };
  const common = { category: 'profile', section: 'support', inputType: 'text', texts: JSON.stringify({ nl: words, en: words }) } as const;
  await app.db
    .insertInto('propertyDefinition')
    .values([
      { key: 'supportNote', visibleFor: 'users', mett: true, ...common },
      { key: 'supportLevel', visibleFor: 'staff', mett: false, ...common },
    ])
    .execute();
  for (const key of ['supportNote', 'supportLevel', 'alias'])
    await app.db
      .insertInto('userProperty')
      .values({ userGuid: person.guid, key, value: `canary ${key}` })
      .execute();
  const propertiesFor = async (reader: SignedInClient) => {
    const [got, saved] = [
      await reader.get(`/api/users/${person.guid}`),
      await reader.send('POST', `/api/users/${person.guid}:endSessions`),
    ];
    expect(saved.json<UserDetail>().properties).toEqual(got.json<UserDetail>().properties);
    return got
      .json<UserDetail>()
      .properties.map(({ key }) => key)
      .toSorted();
  };
  expect(await propertiesFor(admin)).toEqual(['alias']);
  expect(await propertiesFor(staff)).toEqual(['alias', 'supportLevel', 'supportNote']);
});

test('F5 who is switched on again signs in anew: no session from before comes back to life', async () => {
  const [person, second] = [await app.signedIn(), await app.secondInstance()];
  await admin.send('POST', `/api/users/${person.guid}:deactivate`);
  const { cookies } = await app.visitor.post('/login', { email: person.email, password: person.password });
  const meanwhile = clientOf(app.server, Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
  expect((await meanwhile.get('/api/profiles:loggedIn')).json()).toMatchObject({ isActive: false });
  await admin.send('POST', '/api/users:activate', { guids: [person.guid] });
  for (const client of [person, second.as(person), meanwhile]) expect((await client.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  expect((await app.visitor.post('/login', { email: person.email, password: person.password })).statusCode).toBe(303);
});

test('A1 an answer is not given once more to who lost the right to ask, though the key is the same', async () => {
  const other = await app.signedIn({ isAdmin: true });
  const take = () => other.send('POST', '/api/users:export', {}, { 'idempotency-key': 'the-same' });
  expect((await take()).statusCode).toBe(200);
  expect((await take()).statusCode).toBe(200);
  await app.db.updateTable('appUser').set({ isAdmin: false }).where('guid', '=', other.guid).execute();
  const refused = await take();
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain(admin.email);
});

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let person: SignedInClient;
let columns: string[];

beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn();
  const { rows } = await sql<{
    name: string;
  }>`select column_name as name from information_schema.columns where table_name = 'app_user'`.execute(app.db);
  columns = rows.map(({ name }) => name);
  const words = { label: 'Notitie', help: '', section: 'Hulp', subsection: '' };
  const common = { category: 'profile', section: 'support', inputType: 'text', texts: JSON.stringify({ nl: words, en: words }) } as const;
  await app.db
    .insertInto('propertyDefinition')
    .values([
      { key: 'supportNote', visibleFor: 'me', mett: true, ...common },
      { key: 'supportLevel', visibleFor: 'staff', mett: false, ...common },
    ])
    .execute();
});
afterAll(() => app.close());

const profile = '/api/profiles:loggedIn';
const ownFields = ['firstName', 'middleName', 'lastName', 'properties', 'termsOfUseVersionAccepted'];
const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

async function everythingAbout(guid: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(u) as person, (select count(*) from user_role where user_guid = u.guid) as roles,
           (select count(*) from user_property where user_guid = u.guid) as properties
    from app_user u where guid = ${guid}`.execute(app.db);
  return rows;
}

test('B1 a field that is not the person’s own is refused, whatever its value, and nothing is stored', async () => {
  const before = await everythingAbout(person.guid);
  const others = [
    ...columns,
    ...columns.map(camelCase),
    'roleIds',
    'role_ids',
    'id',
    'hash',
    'password',
    'isVerified',
    'is_admin ',
    'isadmin',
  ].filter((name) => !ownFields.includes(name));
  const names = fc.constantFrom(...new Set(others));
  const values: fc.Arbitrary<unknown> = fc.oneof(
    fc.boolean(),
    fc.constantFrom(1, 'true', null, [], {}),
    fc.string(),
    fc.array(fc.uuid(), { maxLength: 2 }),
  );
  await fc.assert(
    fc.asyncProperty(names, values, async (name, value) => {
      const answer = await person.send('PUT', profile, { firstName: 'Eva', [name]: value });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'request.unreadable', errors: [{ path: name, code: 'unknown_field' }] });
    }),
    { numRuns: 150, examples: [...new Set(others)].map((name): [string, unknown] => [name, true]) },
  );
  expect(await everythingAbout(person.guid)).toEqual(before);
});

test.each([
  { property: { key: 'isAdmin', value: 'true' }, status: 400 },
  { property: { key: '__proto__', value: 'x' }, status: 400 },
  { property: { key: 'alias', value: 'x', userGuid: '00000000-0000-4000-8000-000000000000' }, status: 400 },
  { property: { key: 'accountEmail', value: 'x@plein.test' }, status: 403 },
  { property: { key: 'termsOfUse', value: 'true' }, status: 403 },
  { property: { key: 'supportNote', value: 'x' }, status: 403 },
  { property: { key: 'supportLevel', value: 'x' }, status: 403 },
])('B3 a property that is not theirs to set is refused with $status: $property', async ({ property, status }) => {
  const before = await everythingAbout(person.guid);
  const answer = await person.send('PUT', profile, { firstName: 'Eva', properties: [{ key: 'alias', value: 'x' }, property] });
  expect(answer.statusCode).toBe(status);
  expect(await everythingAbout(person.guid)).toEqual(before);
});

test('R6.14 staff set what is theirs, and it is hidden from who is no longer staff', async () => {
  const staff = await app.signedIn({ isMett: true });
  const saved = await staff.send('PUT', profile, { properties: [{ key: 'supportNote', value: 'x' }] });
  expect(saved.json()).toMatchObject({ properties: [{ key: 'supportNote', value: 'x' }] });
  await app.db.updateTable('appUser').set({ isMett: false }).where('guid', '=', staff.guid).execute();
  expect((await staff.get(profile)).json()).toMatchObject({ properties: [] });
});

test('a property that is given twice is refused', async () => {
  const properties = ['a', 'b'].map((value) => ({ key: 'alias', value }));
  const answer = await person.send('PUT', profile, { properties });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: [{ path: 'properties', code: 'user.property_twice' }] });
});

test.each([
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}}',
  "'; drop table app_user; --",
])('C1 a name like %j is text, in the call and in the page', async (name) => {
  const reader = await app.signedIn();
  const saved = await reader.send('PUT', profile, { firstName: name });
  expect(saved.json()).toMatchObject({ firstName: name });
  const { body, headers } = await reader.get('/');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).not.toMatch(/<img src=x|<svg\/onload|<script>alert/);
  expect(body.match(/<script[^>]*>/g)?.every((tag) => /type="(?:module|application\/json)"/.test(tag))).toBe(true);
  const data = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '') as unknown;
  expect(JSON.stringify(data)).toContain(JSON.stringify(name).slice(1, -1));
});

test('C1 a name cannot turn around the words beside it', async () => {
  const reader = await app.signedIn();
  const saved = await reader.send('PUT', profile, { firstName: '\u202egnirts' });
  expect(saved.json()).toMatchObject({ firstName: 'gnirts' });
});

test('B11 two spellings of a name are stored as one', async () => {
  const reader = await app.signedIn();
  const answer = await reader.send('PUT', profile, { firstName: 'Ame\u0301lie' });
  expect(answer.json()).toMatchObject({ firstName: 'Am\u00e9lie' });
});

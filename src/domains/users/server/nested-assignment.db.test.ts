import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let person: SignedInClient;
let other: SignedInClient;
/** Every name that something about a person is stored under, as the database spells it and as we do. */
let names: string[];

beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn();
  other = await withRoles(app, await app.signedIn({ isAdmin: true, isMett: true }), [await newRole(app)]);
  const { rows } = await sql<{ name: string }>`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in
      (select table_name from information_schema.columns where column_name = 'user_guid' union select 'app_user' union select 'role')`.execute(
    app.db,
  );
  const stored = rows.map(({ name }) => name);
  names = [...new Set([...stored, ...stored.map(camelCase), 'roleIds', 'roles', 'password', 'permissions', 'sessions'])];
});
afterAll(() => app.close());

const profile = '/api/profiles:loggedIn';
const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** All that is stored about anybody, but for what people may change about themselves and what is counted along. */
async function whatIsNotTheirs(): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(u) - array['first_name', 'middle_name', 'last_name', 'terms_of_use_version_accepted', 'version', 'updated_on'] as person,
      (select jsonb_agg(r order by r) from user_role r where r.user_guid = u.guid) as roles,
      (select jsonb_agg(p order by p) from user_property p where p.user_guid = u.guid and (p.key <> 'alias' or u.guid <> ${person.guid})) as properties,
      (select jsonb_agg(w order by w) from user_password w where w.user_guid = u.guid) as password,
      (select jsonb_agg(s.guid order by s.guid) from session s where s.user_guid = u.guid and s.ended_on is null) as sessions,
      (select jsonb_agg(d order by d.key) from property_definition d) as definitions
    from app_user u order by u.guid`.execute(app.db);
  return rows;
}

test('B1 B3 B4 whatever a profile is saved with, nothing changes but what its owner may change', async () => {
  const before = await whatIsNotTheirs();
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'toString');
  const leaf = fc.oneof(fc.boolean(), fc.constantFrom(null, 1, '', 'true', other.guid), fc.string({ maxLength: 8 }));
  const nested = fc.oneof(leaf, fc.array(leaf, { maxLength: 2 }), fc.dictionary(name, leaf, { maxKeys: 2 }));
  const answer = fc.record({ key: fc.oneof(name, fc.constant('alias')), value: leaf }, { requiredKeys: [] });
  const withMore = fc.tuple(answer, fc.dictionary(name, nested, { maxKeys: 1 })).map(([given, more]) => ({ ...given, ...more }));
  const body = fc.tuple(fc.dictionary(name, nested, { maxKeys: 2 }), fc.array(fc.oneof(answer, withMore), { maxLength: 2 }), fc.boolean());
  await fc.assert(
    fc.asyncProperty(body, async ([fields, properties, isAlone]) => {
      // As text: a key `__proto__` has to arrive as one.
      const text = JSON.stringify(isAlone ? { properties } : { ...fields, properties });
      const sent = text.replace(/^\{/, isAlone ? '{' : '{"__proto__":{"isAdmin":true},').replace(',}', '}');
      const { statusCode } = await app.server.app.inject({
        method: 'PUT',
        url: profile,
        cookies: person.cookies,
        headers: {
          host: 'localhost',
          'sec-fetch-site': 'same-origin',
          'x-xsrf-token': person.cookies['XSRF-TOKEN'] ?? '',
          'content-type': 'application/json',
        },
        payload: sent,
      });
      expect([200, 400, 403, 422]).toContain(statusCode);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    }),
    { numRuns: 150 },
  );
  expect(await whatIsNotTheirs()).toEqual(before);
  expect((await person.get(profile)).json()).toMatchObject({ guid: person.guid, isAdmin: false, isMett: false });
});

test.each(['[]', '[{"firstName":"x"}]', '"x"', 'null', '1', '{"properties":{"alias":"x"}}', '{"properties":[["alias","x"]]}'])(
  'B1 a body that is no profile, %s, is refused',
  async (text) => {
    const answer = await person.send('PUT', profile, JSON.parse(text));
    expect(answer.statusCode).toBe(400);
  },
);

test('B1 a version of the terms that is not in force is not accepted', async () => {
  for (const termsOfUseVersionAccepted of [0, -1, 2, 2 ** 31, 1.5]) {
    expect([400, 422]).toContain((await person.send('PUT', profile, { termsOfUseVersionAccepted })).statusCode);
  }
});

test('A11 B3 the photo of somebody else, or a picture of the library, is no photo of oneself', async () => {
  const theirs = await createPicture(app.system);
  await app.db.updateTable('asset').set({ profileOf: other.guid, uploadedBy: other.guid }).where('guid', '=', theirs.guid).execute();
  const photo = await app.db.selectFrom('propertyDefinition').select('key').where('inputType', '=', 'photo').executeTakeFirstOrThrow();
  for (const value of [theirs.guid, (await createPicture(app.system)).guid, other.guid]) {
    expect((await person.send('PUT', profile, { properties: [{ key: photo.key, value }] })).statusCode).toBe(422);
  }
  expect((await person.get(`/a/${theirs.guid}?width=100`)).statusCode).toBe(404);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { createUploadedImage } from '#domains/assets/server/index.ts';
import { drawing } from '#domains/assets/testing/asset-factory.ts';
import { eraseDueUsers } from './deletion.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ask = (person: SignedInClient, confirmation = person.email) => person.send('POST', '/api/profiles:delete', { confirmation });
const letTimePass = (guid: string) => sql`update app_user set delete_on = now() where guid = ${guid}`.execute(app.db);

test('H8 who types their own address has two weeks to come back, and is told so by mail', async () => {
  const person = await app.signedIn();
  expect((await ask(person, 'iemand@plein.test')).statusCode).toBe(422);
  const { deleteOn } = (await ask(person)).json<{ deleteOn: string }>();
  expect((Date.parse(deleteOn) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
  const mail = (await app.mails()).find(({ to }) => to === person.email);
  expect(JSON.stringify(mail)).toContain(`${app.config.publicOrigin}/account/privacy`);
  await eraseDueUsers(app.system);
  expect((await person.send('POST', '/api/profiles:keep')).json()).toMatchObject({ deleteOn: null });
  await letTimePass((await app.signedIn()).guid);
  expect((await person.get('/api/profiles:loggedIn')).json()).toMatchObject({ email: person.email });
});

test('H8 then everything that is only about them goes, and their sessions end', async () => {
  const canary = 'kanarie-7391';
  const person = await app.signedIn({ firstName: canary, email: `${canary}@plein.test` });
  const actor = { ...app.system.actor, kind: 'user' as const, guid: person.guid, isAdmin: false };
  const bytes = await drawing().png().toBuffer();
  const photo = await createUploadedImage({ ...app.system, actor }, { bytes, fileName: 'foto.png' }, { isProfile: true });
  await person.send('PUT', '/api/profiles:loggedIn', {
    properties: [
      { key: 'alias', value: canary },
      { key: 'profielfoto', value: photo.guid },
    ],
  });
  await person.get(`/a/${photo.guid}?width=100`);
  await ask(person);
  await letTimePass(person.guid);
  expect(await eraseDueUsers(app.system)).toBeGreaterThan(0);
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  const reader = await app.signedIn();
  expect((await reader.get(`/api/profiles/${person.guid}`)).statusCode).toBe(404);
  expect(await app.system.storage.list(`variants/${photo.guid}/`)).toEqual([]);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} t where to_jsonb(t)::text like ${`%${canary}%`} limit 1`.execute(app.db);
    expect({ name, rows: found.rows }).toEqual({ name, rows: [] });
  }
  expect(await app.db.selectFrom('erasedUser').select('userGuid').where('userGuid', '=', person.guid).execute()).toHaveLength(1);
  expect((await app.visitor.post('/login', { email: person.email, password: person.password })).statusCode).toBe(422);
});

test('A12 the last admin stays, also when the others went since', async () => {
  const [first, second] = [await app.signedIn({ isAdmin: true }), await app.signedIn({ isAdmin: true })];
  expect((await ask(first)).statusCode).toBe(200);
  await app.db.updateTable('appUser').set({ isAdmin: false }).where('guid', '=', second.guid).execute();
  await letTimePass(first.guid);
  await eraseDueUsers(app.system);
  expect((await first.get('/api/profiles:loggedIn')).json()).toMatchObject({ isAdmin: true, email: first.email });
  const refused = await ask(first);
  expect(refused.json()).toMatchObject({ status: 409, code: 'user.last_admin' });
});

test('an account is not emptied by who has not proved lately who they are', async () => {
  const person = await app.signedIn();
  await sql`update session set proven_on = now() - interval '1 hour' where user_guid = ${person.guid}`.execute(app.db);
  expect((await ask(person)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
});

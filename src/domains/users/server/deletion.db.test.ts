import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadedImage } from '#domains/assets/server/index.ts';
import { drawing, uploaded } from '#domains/assets/testing/asset-factory.ts';
import { openStorage } from '#platform/server/storage/index.ts';
import { testConfig } from '../../../../tests/support/test-config.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { eraseDueUsers, startErasing } from './deletion.service.ts';
import { eraseAgain, eraseAgainAtStart, eraseUser } from './erased-users.service.ts';

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
  await eraseDueUsers(app.system, app.personalData);
  expect((await person.send('POST', '/api/profiles:keep')).json()).toMatchObject({ deleteOn: null });
  await letTimePass((await app.signedIn()).guid);
  expect((await person.get('/api/profiles:loggedIn')).json()).toMatchObject({ email: person.email });
});

const canary = 'kanarie-7391';

/** Somebody who left traces in every place where there can be any. */
async function personWithTraces(): Promise<{ person: SignedInClient; photo: string }> {
  const person = await app.signedIn({ firstName: canary, email: `${canary}@plein.test` });
  const actor = { ...app.system.actor, kind: 'user' as const, guid: person.guid, isAdmin: false };
  const bytes = await drawing().png().toBuffer();
  const { guid: photo } = await createUploadedImage({ ...app.system, actor }, uploaded(bytes, 'foto.png'), { isProfile: true });
  await person.send('PUT', '/api/profiles:loggedIn', {
    properties: [
      { key: 'alias', value: canary },
      { key: 'profielfoto', value: photo },
    ],
  });
  await person.get(`/a/${photo}?width=100`);
  await sql`insert into user_identity (issuer, subject, user_guid) values ('https://idp.test', ${canary}, ${person.guid})`.execute(app.db);
  await sql`insert into passkey (user_guid, credential_id, public_key, name) values (${person.guid}, ${canary}, '\\x07', ${canary})`.execute(
    app.db,
  );
  await sql`insert into one_time_token (purpose, token_hash, email, expires_on) values ('verify', ${Buffer.from(canary)}, ${person.email}, now())`.execute(
    app.db,
  );
  await sql`insert into mail (kind, language, to_address, subject) values ('invitations.invite', 'nl', ${person.email.toUpperCase()}, 'Uitnodiging')`.execute(
    app.db,
  );
  await sql`insert into invitation (code_hash, email, email_key, language, expires_on)
    values (${Buffer.from(canary)}, ${person.email}, ${person.email}, 'nl', now())`.execute(app.db);
  await sql`insert into rate_limit (key, used, ends_on) values (${`reset:${person.email}`}, 1, now() + interval '1 hour')`.execute(app.db);
  await sql`insert into sign_in_delay (account_key, failures, failed_on) values (${person.email}, 1, now())`.execute(app.db);
  await sql`insert into client_log (logged_on, level, short_message, full_message, origin, platform, user_agent, is_bot, user_guid, network, correlation_id)
    values (now(), 3, ${canary}, '', '', '', '', false, ${person.guid}, '', '')`.execute(app.db);
  // A call with a key, whose answer is kept for a repeat.
  await person.send('POST', '/api/profiles:delete', { confirmation: person.email }, { 'idempotency-key': canary });
  const admin = await app.signedIn({ isAdmin: true });
  const { version } = (await admin.get(`/api/users/${person.guid}`)).json<{ version: number }>();
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': 'changed-by-an-admin' };
  expect((await admin.send('PUT', `/api/users/${person.guid}`, { middleName: 'van' }, headers)).statusCode).toBe(200);
  // Other tests count the admins.
  await app.db.updateTable('appUser').set({ isAdmin: false }).where('guid', '=', admin.guid).execute();
  return { person, photo };
}

async function expectNoTraces(): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const found = [];
  for (const { name } of rows) {
    const { rows: left } = await sql`select from ${sql.table(name)} t where to_jsonb(t)::text ilike ${`%${canary}%`}`.execute(app.db);
    if (left.length > 0) found.push(name);
  }
  expect(found).toEqual([]);
}

test('H8 then everything that is only about them goes, and their sessions end; put back with an older backup, it goes again', async () => {
  const { person, photo } = await personWithTraces();
  const { guid: copy } = (await person.send('POST', '/api/dataexports')).json<{ guid: string }>();
  await app.system.storage.put(`exports/${copy}.zip`, Buffer.from(canary));
  const backup = await rowsOf(person.guid);
  await letTimePass(person.guid);
  expect(await eraseDueUsers(app.system, app.personalData)).toBeGreaterThan(0);
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  const reader = await app.signedIn();
  expect((await reader.get(`/api/profiles/${person.guid}`)).statusCode).toBe(404);
  expect(await app.system.storage.list(`variants/${photo}/`)).toEqual([]);
  expect(await app.system.storage.list('exports/')).toEqual([]);
  await expectNoTraces();
  expect((await app.visitor.post('/login', { email: person.email, password: person.password })).statusCode).toBe(422);
  await app.db.deleteFrom('signInDelay').execute();

  expect(await eraseAgain(app.system, app.personalData)).toBe(0);
  await putBack(person.guid, backup);
  expect((await reader.get(`/api/profiles/${person.guid}`)).json()).toMatchObject({ firstName: canary });
  expect(await eraseAgain(app.system, app.personalData)).toBe(1);
  expect((await reader.get(`/api/profiles/${person.guid}`)).statusCode).toBe(404);
  await expectNoTraces();
  expect(await eraseAgain(app.system, app.personalData)).toBe(0);
});

const tablesInBackup = ['app_user', 'user_password', 'user_property', 'user_identity', 'passkey'];

function ownerColumn(table: string) {
  return sql.ref(table === 'app_user' ? 'guid' : 'user_guid');
}

async function rowsOf(guid: string): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  for (const table of tablesInBackup) {
    const found = await sql<{ rows: unknown }>`
      select jsonb_agg(to_jsonb(t)) as rows from ${sql.table(table)} t where ${ownerColumn(table)} = ${guid}`.execute(app.db);
    rows.set(table, found.rows[0]?.rows);
  }
  return rows;
}

/** As a database of last week is: with the person, and without the note that they were erased. */
async function putBack(guid: string, backup: Map<string, unknown>): Promise<void> {
  await sql`delete from app_user where guid = ${guid}`.execute(app.db);
  for (const [table, rows] of backup) {
    const { rows: stored } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(app.db);
    const columns = sql.join(stored.map(({ name }) => sql.id(name)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(app.db);
  }
  await sql`alter table erased_user disable trigger erased_user_is_append_only`.execute(app.ownerDb);
  await sql`delete from erased_user where user_guid = ${guid}`.execute(app.ownerDb);
  await sql`alter table erased_user enable trigger erased_user_is_append_only`.execute(app.ownerDb);
}

test('H8 what was broken off in the middle is finished', async () => {
  const person = await app.signedIn();
  const actor = { ...app.system.actor, kind: 'user' as const, guid: person.guid };
  const photo = await createUploadedImage({ ...app.system, actor }, uploaded(await drawing().png().toBuffer(), 'foto.png'), {
    isProfile: true,
  });
  await app.system.transact((tx) => eraseUser(tx, app.personalData, person.guid));
  expect(await app.db.selectFrom('asset').select('guid').where('guid', '=', photo.guid).execute()).toHaveLength(1);
  expect(await eraseAgain(app.system, app.personalData)).toBe(0);
  expect(await app.db.selectFrom('asset').select('guid').where('guid', '=', photo.guid).execute()).toEqual([]);
});

test('a store that is away at the start keeps nobody from the site', async () => {
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'plein', S3_REGION: 'x', S3_KEY: 'x', S3_SECRET: 'x' };
  await expect(eraseAgainAtStart({ ...app.system, storage: openStorage(testConfig(s3)) }, app.personalData)).resolves.toBeUndefined();
});

test('A12 the last admin stays, also when the others went since', async () => {
  const [first, second] = [await app.signedIn({ isAdmin: true }), await app.signedIn({ isAdmin: true })];
  expect((await ask(first)).statusCode).toBe(200);
  await app.db.updateTable('appUser').set({ isAdmin: false }).where('guid', '=', second.guid).execute();
  await letTimePass(first.guid);
  await eraseDueUsers(app.system, app.personalData);
  expect((await first.get('/api/profiles:loggedIn')).json()).toMatchObject({ isAdmin: true, email: first.email });
  const refused = await ask(first);
  expect(refused.json()).toMatchObject({ status: 409, code: 'user.last_admin' });
});

test('an account is not emptied by who has not proved lately who they are', async () => {
  const person = await app.signedIn();
  await sql`update session set proven_on = now() - interval '1 hour' where user_guid = ${person.guid}`.execute(app.db);
  expect((await ask(person)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
});

test('H8 whose time came while the site was down is erased at its start', async () => {
  const person = await app.signedIn();
  await ask(person);
  await letTimePass(person.guid);
  const stop = startErasing(app.system, app.personalData);
  await stop();
  const { rows } = await sql`select from erased_user where user_guid = ${person.guid}`.execute(app.db);
  expect(rows).toHaveLength(1);
});

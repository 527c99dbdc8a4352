import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { workQuickly } from '../../../../tests/support/job-worker.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { DataExport } from '../model/data-export.ts';
import { readZip } from '../testing/read-zip.ts';
import { giveUpOldExports } from './data-exports.queries.ts';
import { deleteExpiredExports } from './data-exports.service.ts';
import { makeExport } from './make-export.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const calls = '/api/dataexports';
const ask = async (person: SignedInClient, lang = 'nl') => (await person.send('POST', `${calls}?lang=${lang}`)).json<DataExport>();
const newest = async (person: SignedInClient) => (await person.get(calls)).json<DataExport[]>()[0];
const attempt = (isLast = false, signal = new AbortController().signal) => ({ isLast, signal });
const stored = () => app.system.storage.list('exports/');

async function ready(person: SignedInClient, lang?: string): Promise<DataExport> {
  const { guid } = await ask(person, lang);
  await makeExport(app.system, app.personalData, guid, attempt());
  const made = await newest(person);
  if (made?.state !== 'ready') throw new Error('The copy is not ready.');
  return made;
}

test('who follows the making of a copy is no longer signed in by that than who does nothing', async () => {
  const person = await app.signedIn({ isAdmin: true });
  await ask(person);
  await sql`update session set last_seen_on = now() - interval '59 minutes' where user_guid = ${person.guid}`.execute(app.db);
  expect((await person.get(calls)).statusCode).toBe(200);
  await sql`update session set last_seen_on = last_seen_on - interval '2 minutes' where user_guid = ${person.guid}`.execute(app.db);
  expect((await person.get(calls)).statusCode).toBe(401);
});

test('H7 a copy is asked for once, made though a first process died, told by mail and fetched by its owner', async () => {
  const person = await app.signedIn();
  expect((await person.get(calls)).json()).toEqual([]);
  const [first, second] = await Promise.all([ask(person), ask(person)]);
  expect(second.guid).toBe(first.guid);
  expect(first).toMatchObject({ state: 'waiting', progress: 0, expiresOn: null });

  // As a process leaves it that was killed in the middle.
  await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
    where name = 'data-export.make'`.execute(app.ownerDb);
  const stop = workQuickly(app.connection, app.system);
  const isReady = async () => {
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(app.ownerDb);
    expect(await newest(person)).toMatchObject({ state: 'ready', progress: 100 });
  };
  await vi.waitFor(isReady, { timeout: 20_000, interval: 200 });
  await stop();
  const mail = (await app.mails()).find(({ kind, to }) => kind === 'data_exports.ready' && to === person.email);
  expect(mail?.content.action?.href).toBe(`${app.config.publicOrigin}/account/privacy`);
  expect(JSON.stringify(mail)).not.toContain(first.guid);

  const { href } = (await person.send('POST', `${calls}/${first.guid}:open`)).json<{ href: string }>();
  const answer = await person.get(href);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="mijn-gegevens-\d{4}-\d\d-\d\d\.zip"/) as string,
  });
  expect(JSON.parse(String(readZip(answer.rawPayload).get('profile.json')))).toMatchObject({ email: person.email });
  const { rows } = await sql<{
    type: string;
  }>`select type from audit where subject_guid = ${person.guid} and type like 'data_export.%' order by id`.execute(app.db);
  expect(rows.map(({ type }) => type)).toEqual(['data_export.asked', 'data_export.made', 'data_export.downloaded']);
}, 30_000);

test('H7 nobody else fetches it, not an admin, and not its owner without a fresh proof', async () => {
  const [person, admin] = [await app.signedIn(), await app.signedIn({ isAdmin: true })];
  const { guid } = await ready(person);
  for (const address of [`${calls}/${guid}/file`, `${calls}/${guid}:open`]) {
    const method = address.endsWith('file') ? 'GET' : 'POST';
    expect((await admin.send(method, address)).statusCode).toBe(404);
    expect((await app.visitor.send(method, address)).statusCode).toBe(401);
  }
  await sql`update session set proven_on = now() - interval '1 hour' where user_guid = ${person.guid}`.execute(app.db);
  expect((await person.send('POST', `${calls}/${guid}:open`)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
  expect((await person.get(`${calls}/${guid}/file`)).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
});

test('H7 after a week it is gone, with its file; a newer copy takes the place of an older one', async () => {
  const person = await app.signedIn();
  const old = await ready(person);
  expect((Date.parse(old.expiresOn ?? '') - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  const made = await ready(person, 'en');
  expect(await stored()).not.toContain(`exports/${old.guid}.zip`);
  await sql`update data_export set expires_on = now() where guid = ${made.guid}`.execute(app.db);
  expect((await person.send('POST', `${calls}/${made.guid}:open`)).statusCode).toBe(404);
  expect(await newest(person)).toBeUndefined();
  await deleteExpiredExports(app.system);
  expect(await stored()).not.toContain(`exports/${made.guid}.zip`);
});

test('a try that is broken off leaves nothing, and the next one makes it whole', async () => {
  const person = await app.signedIn();
  const { guid } = await ask(person);
  const stopping = AbortSignal.abort();
  await expect(makeExport(app.system, app.personalData, guid, attempt(false, stopping))).rejects.toThrow('aborted');
  expect(await stored()).not.toContain(`exports/${guid}.zip`);
  expect(await newest(person)).toMatchObject({ state: 'waiting' });
  await makeExport(app.system, app.personalData, guid, attempt());
  await makeExport(app.system, app.personalData, guid, attempt());
  expect(await newest(person)).toMatchObject({ state: 'ready' });
  expect((await app.mails()).filter(({ to }) => to === person.email)).toHaveLength(1);
});

test('when the last try fails its owner is told, and can ask again', async () => {
  const person = await app.signedIn();
  const { guid } = await ask(person);
  await expect(makeExport(app.system, app.personalData, guid, attempt(true, AbortSignal.abort()))).rejects.toThrow('aborted');
  expect(await newest(person)).toMatchObject({ state: 'failed' });
  expect((await app.mails()).find(({ to }) => to === person.email)).toMatchObject({ kind: 'data_exports.failed' });
  const again = await ask(person);
  expect(again.guid).not.toBe(guid);
  // Nobody worked for a day: its job is gone.
  await sql`update data_export set created_on = now() - interval '25 hours' where guid = ${again.guid}`.execute(app.db);
  await giveUpOldExports(app.db);
  expect(await app.db.selectFrom('dataExport').select('state').where('guid', '=', again.guid).execute()).toEqual([{ state: 'failed' }]);
});

test('an admin has a copy made for somebody, who is told so in their language; the admin gets nothing', async () => {
  const [person, admin] = [await app.signedIn(), await app.signedIn({ isAdmin: true })];
  await person.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'language', value: 'en' }] });
  const address = `/api/users/${person.guid}:exportData`;
  expect((await person.send('POST', address)).statusCode).toBe(403);
  expect((await admin.send('POST', '/api/users/00000000-0000-4000-8000-000000000000:exportData')).statusCode).toBe(404);
  const { guid } = (await admin.send('POST', address)).json<DataExport>();
  await makeExport(app.system, app.personalData, guid, attempt());
  const mail = (await app.mails()).find(({ to }) => to === person.email);
  expect(mail?.content.paragraphs[0]).toContain('An admin of the platform requested this copy for you');
  expect((await admin.send('POST', `${calls}/${guid}:open`)).statusCode).toBe(404);
  expect((await person.send('POST', `${calls}/${guid}:open`)).statusCode).toBe(200);
  const asked = await app.db
    .selectFrom('audit')
    .selectAll()
    .where('type', '=', 'data_export.asked')
    .where('actorGuid', '=', admin.guid)
    .execute();
  expect(asked).toMatchObject([{ subjectGuid: person.guid }]);
});

test('five copies an hour are enough', async () => {
  const person = await app.signedIn();
  const limited = (await app.secondInstance({ RATE_LIMITS: 'on' })).as(person);
  await app.db
    .insertInto('rateLimit')
    .values({ key: `data-export:${person.guid}`, used: 5, endsOn: new Date(Date.now() + 60_000) })
    .execute();
  expect((await limited.send('POST', calls)).statusCode).toBe(429);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { deskOf, newText, type Desk } from '#domains/documents/testing/draft-of.ts';
import { eventIn, listenTo, type Heard, type Listening } from '#domains/documents/testing/heard-events.ts';
import { newRole, withRoles } from '../../../../../tests/support/roles.ts';
import { cookieOf, testApp, type Client, type Instance, type SignedInClient, type TestApp } from '../../../../../tests/support/test-app.ts';
import { deleteOldDocumentEvents } from '../index.ts';

let app: TestApp;
let origin: string;
let second: Instance;
let secondOrigin: string;
let anna: SignedInClient;
let bram: SignedInClient;
let role: string;
let page: string;
let first: string;
let annasDesk: Desk;
let listening: Listening[];

beforeAll(async () => {
  app = await testApp();
  origin = await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  second = await app.secondInstance();
  secondOrigin = await second.server.app.listen({ port: 0, host: '127.0.0.1' });
  anna = await app.signedIn({ isAdmin: true, firstName: 'Anna', middleName: '', lastName: 'Bakker' });
  bram = await app.signedIn({ isContentManager: true, firstName: 'Bram', middleName: '', lastName: 'Smit' });
  role = await newRole(app);
  await withRoles(app, bram, [role]);
});
afterAll(async () => {
  // What asked for the streams keeps its connections.
  for (const { server } of [app, second]) server.app.server.closeAllConnections();
  await app.close();
});
beforeEach(async () => {
  listening = [];
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  page = await createPage(app.system, { words: { nl: 'Een', en: 'One' } });
  await app.db
    .updateTable('document')
    .set({ editPermission: 'Roles', editRoles: [role] })
    .where('guid', '=', page)
    .execute();
  ({ guid: first } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', page).executeTakeFirstOrThrow());
  annasDesk = deskOf(anna, page);
  return () => listening.forEach(({ close }) => close());
});

async function listen(
  who: SignedInClient,
  { at = origin, guid = page, lastHeard }: { at?: string; guid?: string; lastHeard?: string } = {},
) {
  const [, cookie = ''] = /^Cookie: (.*)$/.exec(cookieOf(who)) ?? [];
  const stream = await listenTo(at, guid, { cookie, host: 'localhost', ...(lastHeard !== undefined && { 'last-event-id': lastHeard }) });
  listening.push(stream);
  return stream;
}

const isChange = (kind: string) => (heard: Heard) => heard.event === 'change' && (heard.data as { kind: string }).kind === kind;

const newTab = () => randomUUID().replaceAll('-', '');

function comeIn(client: Client, about: { tab?: string; block?: string | null; isHere?: boolean } = {}, guid = page) {
  return client.send('POST', `/api/documents/${guid}/presence`, {
    tab: newTab(),
    language: 'nl',
    block: null,
    isHere: true,
    ...about,
  });
}

const isPresence =
  (...expected: [name: string, block: string | null][]) =>
  (heard: Heard) =>
    heard.event === 'presence' &&
    JSON.stringify((heard.data as { name: string; block: string | null }[]).map(({ name, block }) => [name, block])) ===
      JSON.stringify(expected);

test('R10.14 an editor hears where others change something and who it was, and never what it says', async () => {
  const stream = await listen(bram);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(stream.headers.get('content-encoding')).toBeNull();
  const opened = await stream.until(({ event }) => event === 'opened');
  expect(opened.data).toMatchObject({ structureVersion: 1, draftVersions: { nl: 1, en: 1 } });

  await annasDesk.save(first, 'Geheim van Anna');
  const { data } = await stream.until(isChange('words'));
  const who = { guid: anna.guid, name: 'Anna Bakker' };
  expect(data).toEqual({ kind: 'words', block: first, language: 'nl', version: 2, who });

  await annasDesk.change([newText({ nl: 'Nog een geheim' }, first)]);
  expect((await stream.until(isChange('structure'))).data).toMatchObject({ version: 2, block: null, who });
  await annasDesk.publish('nl');
  expect((await stream.until(isChange('published'))).data).toMatchObject({ language: 'nl', who });
  await annasDesk.save(first, 'Weer anders');
  await annasDesk.discard('nl');
  expect((await stream.until(isChange('discarded'))).data).toMatchObject({ language: 'nl', who });
  expect(JSON.stringify(stream.heard)).not.toMatch(/geheim|anders/i);
});

test('R10.13 who edits through another instance hears it as soon', async () => {
  const stream = await listen(bram, { at: secondOrigin });
  await stream.until(({ event }) => event === 'opened');
  const savedOn = performance.now();
  await annasDesk.save(first, 'Twee');
  await stream.until(isChange('words'));
  expect(performance.now() - savedOn).toBeLessThan(2000);
});

test('R10.13 a stream is taken up where it was left, and begun anew when that is too long ago', async () => {
  await annasDesk.save(first, 'Een');
  const before = await listen(bram);
  const { id: lastHeard = '' } = await before.until(({ event }) => event === 'opened');
  before.close();
  await annasDesk.save(first, 'Twee');
  await annasDesk.save(first, 'Drie');
  const after = await listen(bram, { lastHeard });
  await after.until(({ event, data }) => event === 'change' && (data as { version: number }).version === 4);
  expect(after.heard.filter(({ event }) => event === 'change').map(({ data }) => (data as { version: number }).version)).toEqual([3, 4]);
  expect(after.heard.some(({ event }) => event === 'opened')).toBe(false);

  await sql`update document_event set happened_on = now() - interval '61 minutes'`.execute(app.ownerDb);
  await deleteOldDocumentEvents(app.db);
  const late = await listen(bram, { lastHeard });
  expect((await late.until(({ event }) => event === 'reset')).data).toMatchObject({ draftVersions: { nl: 4 } });
});

test('R10.14 an editor of one page learns nothing of another', async () => {
  const other = await createPage(app.system, { words: { nl: 'Van anderen' } });
  const { guid: block } = await app.db.selectFrom('block').select('guid').where('documentGuid', '=', other).executeTakeFirstOrThrow();
  const refused = await listen(bram, { guid: other });
  expect(refused.status).toBe(403);
  expect((await listen(bram, { guid: randomUUID() })).status).toBe(404);
  expect((await comeIn(bram, {}, other)).statusCode).toBe(403);

  const stream = await listen(bram);
  await comeIn(anna, { block }, other);
  await deskOf(anna, other).save(block, 'Twee');
  // A block of elsewhere is told to nobody.
  await comeIn(anna, { block });
  await annasDesk.save(first, 'Twee');
  await stream.until(isChange('words'));
  await stream.until(isPresence(['Anna Bakker', null]));
  expect(JSON.stringify(stream.heard)).not.toContain(block);
  expect(stream.heard.filter(isChange('words'))).toHaveLength(1);
});

test('R10.14 a right that is taken ends the stream, which says so', async () => {
  const stream = await listen(bram);
  await stream.until(({ event }) => event === 'opened');
  await anna.send('DELETE', `/api/roles/${role}`, undefined, { 'if-match': '"1"' });
  expect((await stream.until(({ event }) => event === 'ended')).data).toEqual({ reason: 'forbidden' });
  await stream.ended;
  await annasDesk.save(first, 'Daarna');
  expect(stream.heard.some(isChange('words'))).toBe(false);
  role = await newRole(app);
  await withRoles(app, bram, [role]);
});

test('R10.14 so does the end of the session, and of the page', async () => {
  const carla = await app.signedIn({ isAdmin: true });
  const [ofCarla, ofAnna] = [await listen(carla), await listen(anna)];
  await ofCarla.until(({ event }) => event === 'opened');
  await carla.post('/logout', {});
  expect((await ofCarla.until(({ event }) => event === 'ended')).data).toEqual({ reason: 'session' });
  await ofCarla.ended;
  await ofAnna.until(({ event }) => event === 'opened');
  await sql`update document set deleted_on = now() where guid = ${page}`.execute(app.db);
  await sql`insert into document_event (document_guid, kind) values (${page}, 'rights')`.execute(app.db);
  await sql`select pg_notify('plein_together', ${page}::text)`.execute(app.db);
  expect((await ofAnna.until(({ event }) => event === 'ended')).data).toEqual({ reason: 'gone' });
});

test('R10.17 who is there is told, with the block they are in, through every instance, and that they left', async () => {
  const stream = await listen(bram, { at: secondOrigin });
  const tab = newTab();
  expect((await comeIn(anna, { tab })).statusCode).toBe(204);
  await stream.until(isPresence(['Anna Bakker', null]));
  await comeIn(anna, { tab, block: first });
  await stream.until(isPresence(['Anna Bakker', first]));
  // To tell the same again is no news.
  const count = stream.heard.length;
  await comeIn(anna, { tab, block: first });
  await comeIn(bram);
  await stream.until(isPresence(['Anna Bakker', first], ['Bram Smit', null]));
  expect(stream.heard).toHaveLength(count + 1);
  // Nobody tells it of another.
  await comeIn(bram, { tab, isHere: false });
  await comeIn(anna, { tab, isHere: false });
  await stream.until(isPresence(['Bram Smit', null]));
  await sql`update document_presence set seen_on = now() - interval '31 seconds'`.execute(app.db);
  const answer = await bram.get(`/api/documents/${page}/events`);
  const events = answer.body.split('\n\n').flatMap(eventIn);
  expect(events.at(-1)).toMatchObject({ event: 'presence', data: [] });
});

test('R10.14 a session has four streams and no more, and one that is closed makes room', async () => {
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => listen(anna)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(all.find(({ status }) => status !== 200)?.status).toBe(429);
  all.find(({ status }) => status === 200)?.close();
  await expect.poll(async () => (await listen(anna)).status, { timeout: 5000 }).toBe(200);
});

test('R10.14 streams end when their process stops, and it takes no more', async () => {
  const third = await app.secondInstance();
  const at = await third.server.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await listen(bram, { at });
  await stream.until(({ event }) => event === 'opened');
  const beganOn = performance.now();
  await third.server.drain();
  await stream.ended;
  expect(performance.now() - beganOn).toBeLessThan(8000);
  expect(stream.heard.some(({ event }) => event === 'ended')).toBe(false);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPicture } from '#domains/assets/testing/asset-factory.ts';
import { invite } from '#domains/invitations/testing/invite.ts';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { addTextBlock, createPage } from '#domains/pages/testing/page-factory.ts';
import { newRole } from '../support/roles.ts';
import { testApp, type Answered, type Client, type SignedInClient, type TestApp } from '../support/test-app.ts';
import { apiCalls } from './calls/index.ts';
import { callWorld, type CallWorld } from './calls/world.ts';

let app: TestApp;
let world: CallWorld;
/** Whose things they are. */
let owner: SignedInClient;
/** One of each kind that has a guid: the owner's, or kept from readers. */
const things: Record<string, string> = {};
const strangers: Record<string, Client> = {};

beforeAll(async () => {
  app = await testApp();
  world = await callWorld(app);
  const [person, admin, reader, contentManager, inactive] = await Promise.all([
    app.signedIn(),
    app.signedIn({ isAdmin: true }),
    app.signedIn(),
    app.signedIn({ isContentManager: true }),
    app.signedIn({ isAdmin: true }),
  ]);
  owner = person;
  await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', inactive.guid).execute();
  Object.assign(strangers, { visitor: app.visitor, reader, contentManager, inactive });
  await makeThings(admin);
});
afterAll(() => app.close());

async function makeThings(admin: SignedInClient): Promise<void> {
  const { db, system } = app;
  const userGuid = owner.guid;
  const expiresOn = new Date(Date.now() + 3_600_000);
  const role = await newRole(app);
  const { email } = await invite(app, admin);
  const draft = await createPage(system, { texts: { nl: { title: 'Concept', segment: 'concept' } }, published: [] });
  const { page: restricted, list } = await createListPage(system, { roleIds: [role] });
  const picture = await createPicture(system);
  await db.updateTable('asset').set({ profileOf: userGuid, uploadedBy: userGuid }).where('guid', '=', picture.guid).execute();
  const owned = { userGuid, expiresOn, tokenHash: randomBytes(32) };
  const guidOf = ({ guid }: { guid: string }) => guid;
  const mail = { kind: 'auth.reset', language: 'nl', toAddress: owner.email, userGuid, subject: 'x', state: 'sent' } as const;
  const [passkey, identity] = [
    { userGuid, credentialId: 'x', publicKey: randomBytes(8), name: 'Laptop' },
    { userGuid, issuer: 'https://id.plein.test', subject: 'x' },
  ];
  Object.assign(things, {
    app_user: userGuid,
    asset: picture.guid,
    block: await addTextBlock(system, draft, { nl: 'Geheim' }),
    data_export: guidOf(await db.insertInto('dataExport').values({ userGuid }).returning('guid').executeTakeFirstOrThrow()),
    document: draft,
    'document for some': restricted,
    'block for some': list,
    'item for some': await createItem(system, list, { published: [] }),
    invitation: guidOf(await db.selectFrom('invitation').select('guid').where('email', '=', email).executeTakeFirstOrThrow()),
    login_attempt: guidOf(
      await db
        .insertInto('loginAttempt')
        .values({ ...owned, method: 'password' })
        .returning('guid')
        .executeTakeFirstOrThrow(),
    ),
    mail: guidOf(await db.insertInto('mail').values(mail).returning('guid').executeTakeFirstOrThrow()),
    menu_item: guidOf(await db.selectFrom('menuItem').select('guid').where('pageGuid', '=', draft).executeTakeFirstOrThrow()),
    one_time_token: guidOf(
      await db
        .insertInto('oneTimeToken')
        .values({ ...owned, purpose: 'reset', email: owner.email })
        .returning('guid')
        .executeTakeFirstOrThrow(),
    ),
    passkey: guidOf(await db.insertInto('passkey').values(passkey).returning('guid').executeTakeFirstOrThrow()),
    redirect: guidOf(
      await db
        .insertInto('redirect')
        .values({ language: 'nl', fromPath: '/oud', toPageGuid: draft })
        .returning('guid')
        .executeTakeFirstOrThrow(),
    ),
    revision: guidOf(
      await db.selectFrom('revision').select('guid').where('documentGuid', '=', restricted).limit(1).executeTakeFirstOrThrow(),
    ),
    role,
    session: guidOf(await db.selectFrom('session').select('guid').where('userGuid', '=', userGuid).executeTakeFirstOrThrow()),
    user_identity: guidOf(await db.insertInto('userIdentity').values(identity).returning('guid').executeTakeFirstOrThrow()),
  });
}

test('A6 every kind of thing that a guid can name is tried', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'guid'`.execute(app.db);
  expect(Object.keys(things)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

/** What somebody shows to everybody who is signed in. */
const isShown = (call: string, thing: string, who: string) =>
  call === 'GET /api/profiles/:guid' && thing === 'app_user' && ['reader', 'contentManager'].includes(who);

interface CallAboutOneThing {
  call: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
}

async function answerTo(client: Client, { call, method, url }: CallAboutOneThing, guid: string): Promise<Answered> {
  // With what it needs to be read at all, so that the answer is about the thing and not about the form.
  const entry = apiCalls.find(({ name }) => name === call);
  const { query, body, version = 1 } = entry?.input(world) ?? {};
  // A revision is a number, of the document that the guid names.
  const address = url
    .replaceAll(/\/:revision(?:\([^)]*\))?/g, '/1')
    .replace(/\/:\w+(?:\([^)]*\))?/g, `/${guid}`)
    .replaceAll('::', ':');
  return client.send(method, query ? `${address}?${new URLSearchParams(query)}` : address, body, { 'if-match': `"${version}"` });
}

/** All that name a thing in their address. A language names none. */
function callsAboutOneThing(): CallAboutOneThing[] {
  return app.server.app.registeredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && /^\/(?:api|a)\//.test(url) && url.includes('/:') && !url.includes('/:language'))
    .map(({ method, url }) => ({ call: `${method} ${url.replaceAll('::', ':')}`, method: method as 'GET', url }));
}

/** All that is stored, but for what is written down about who knocked. */
async function everything(): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit', 'rate_limit')`.execute(app.db);
  const sums: Record<string, string | null> = {};
  for (const { name } of rows) {
    const sum = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, E'\n' order by t::text)) as sum from ${sql.table(name)} t`.execute(app.db);
    sums[name] = sum.rows[0]?.sum ?? null;
  }
  return sums;
}

/** What could tell one answer from another, but for what was asked and the number of the request. */
function tell({ statusCode, headers, body }: Answered, guid: string): string {
  const { 'x-correlation-id': correlationId, 'content-type': type, 'cache-control': caching } = headers;
  return `${statusCode} ${type} ${caching} ${body.replaceAll(guid, '(guid)').replaceAll(String(correlationId), '(request)')}`;
}

/** Beside the calls: the addresses of files and pieces of pages that name a thing. */
const filesAboutOneThing = ['/feed/:guid.xml', '/feed/item/:guid.ics', '/fragment/list/:guid'].map((url) => ({
  call: `GET ${url}`,
  method: 'GET' as const,
  url,
}));

test('A1 A6 A14 no call tells or changes anything about a thing of somebody else, for whoever has no right to it, nor that it exists', async () => {
  const before = await everything();
  const opened: string[] = [];
  const given: string[] = [];
  for (const about of [...callsAboutOneThing(), ...filesAboutOneThing]) {
    for (const [who, client] of Object.entries(strangers)) {
      const unknown = randomUUID();
      const ofNothing = await answerTo(client, about, unknown);
      // Who is not let in at all is not let in to any of them.
      if ([401, 403].includes(ofNothing.statusCode)) continue;
      for (const [thing, guid] of Object.entries(things)) {
        const answer = await answerTo(client, about, guid);
        const isRefused = [401, 403, 404].includes(answer.statusCode) || isShown(about.call, thing, who);
        if (!isRefused) opened.push(`${about.call} of ${thing} for ${who}: ${answer.statusCode}`);
        // What is published for some may be known to exist: it answers 401 or 403, and shows nothing of itself.
        if (answer.statusCode === 404 && tell(answer, guid) !== tell(ofNothing, unknown))
          given.push(`${about.call} of ${thing} for ${who}: ${tell(answer, guid)}`);
      }
    }
  }
  expect(opened).toEqual([]);
  expect(given).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('A1 the owner has all of it still, and a stranger who may look sees no address and no rights', async () => {
  expect((await owner.get('/api/profiles:loggedIn')).json()).toMatchObject({ guid: owner.guid });
  const shown = (await strangers['reader']?.get(`/api/profiles/${owner.guid}`))?.json<object>();
  expect(Object.keys(shown ?? {}).toSorted()).toEqual(['firstName', 'guid', 'isMett', 'lastName', 'middleName', 'properties']);
  expect(JSON.stringify(shown)).not.toContain(owner.email);
});

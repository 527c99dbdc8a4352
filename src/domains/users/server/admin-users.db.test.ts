import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { letProofGoStale } from '../../../../tests/support/stale-proof.ts';
import { clientOf, testApp, type Person, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ListedUser, UserDetail } from '../model/admin-user.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true, firstName: 'Jan', middleName: '', lastName: 'Boersma' });
});
afterAll(() => app.close());

async function detail(guid: string): Promise<UserDetail> {
  return (await admin.get(`/api/users/${guid}`)).json<UserDetail>();
}

async function list(query: string): Promise<{ items: ListedUser[]; total: number }> {
  return (await admin.get(`/api/users?${query}`)).json();
}

async function change(who: SignedInClient, guid: string, body: object, version?: number) {
  const current =
    version ?? (await app.db.selectFrom('appUser').select('version').where('guid', '=', guid).executeTakeFirstOrThrow()).version;
  return who.send('PUT', `/api/users/${guid}`, body, { 'if-match': `"${current}"` });
}

const audits = (type: string, subjectGuid: string) =>
  app.db.selectFrom('audit').selectAll().where('type', '=', type).where('subjectGuid', '=', subjectGuid).execute();

test('R1.15 an admin finds people by part of their name or address, and by role, status and kind', async () => {
  const role = await newRole(app);
  const [noor, inactive] = await Promise.all([
    app.signedIn({ lastName: 'Zoekmaar', middleName: 'van der' }),
    app.signedIn({ lastName: 'Zoekmaar', isContentManager: true }),
  ]);
  await withRoles(app, noor, [role]);
  await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', inactive.guid).execute();
  const guids = async (query: string) => (await list(query)).items.map(({ guid }) => guid);
  expect((await list('q=zoekmaar')).total).toBe(2);
  expect(await guids('q=van der zoek')).toContain(noor.guid);
  expect(await guids('q=Noor Zoekmaar')).toContain(noor.guid);
  expect(await guids(`q=${noor.email.toUpperCase()}`)).toEqual([noor.guid]);
  expect(await guids(`role=${role}`)).toEqual([noor.guid]);
  expect(await guids('q=zoekmaar&status=inactive')).toEqual([inactive.guid]);
  expect(await guids('q=zoekmaar&kind=ContentManager')).toEqual([inactive.guid]);
  expect(await guids(`q=zoekmaar&role=${builtInRoleGuid.User}`)).toEqual([noor.guid]);
  expect(await guids('q=%25')).toEqual([]);
});

test('the index tells what there is to help with: a session that still lives, a second factor that was set up', async () => {
  const [bare, safe, gone] = [
    await app.signedIn({ lastName: 'Hulpvraag' }),
    await signedInWithAuthenticator(app, { lastName: 'Hulpvraag' }),
    await app.signedIn({ lastName: 'Hulpvraag' }),
  ];
  await admin.send('POST', `/api/users/${gone.guid}:endSessions`);
  const { items } = await list('q=hulpvraag');
  const facts = new Map(items.map(({ guid, isSignedIn, hasSecondFactor }) => [guid, { isSignedIn, hasSecondFactor }]));
  expect(facts.get(bare.guid)).toEqual({ isSignedIn: true, hasSecondFactor: false });
  expect(facts.get(safe.guid)).toEqual({ isSignedIn: true, hasSecondFactor: true });
  expect(facts.get(gone.guid)).toEqual({ isSignedIn: false, hasSecondFactor: false });
});

test('the index has the photo of who has one, unless it is for its owner alone', async () => {
  const [pictured, other] = [await app.signedIn({ lastName: 'Gezicht' }), await app.signedIn({ lastName: 'Gezicht' })];
  const photo = randomUUID();
  await app.db.insertInto('userProperty').values({ userGuid: pictured.guid, key: 'profielfoto', value: photo }).execute();
  const photos = async () => Object.fromEntries((await list('q=gezicht')).items.map(({ guid, photo: shown }) => [guid, shown]));
  expect(await photos()).toEqual({ [pictured.guid]: photo, [other.guid]: null });
  await sql`update property_definition set visible_for = 'me' where key = 'profielfoto'`.execute(app.ownerDb);
  expect(await photos()).toEqual({ [pictured.guid]: null, [other.guid]: null });
  await sql`update property_definition set visible_for = 'everyone' where key = 'profielfoto'`.execute(app.ownerDb);
});

test('people stand in the order of their surname, whatever stands before it and whatever accents it has', async () => {
  const mark = 'Volgorde';
  const names = [
    ['van den', 'Berg'],
    ['', 'Åberg'],
    ['de', 'aalst'],
    ['', 'Ëekhout'],
  ];
  for (const [middleName, lastName] of names)
    await app.signedIn({ firstName: mark, middleName: middleName ?? '', lastName: lastName ?? '' });
  const surnames = async (query: string) => (await list(`q=${mark}&${query}`)).items.map(({ lastName }) => lastName);
  expect(await surnames('')).toEqual(['aalst', 'Åberg', 'Berg', 'Ëekhout']);
  expect(await surnames('descending=true')).toEqual(['Ëekhout', 'Berg', 'Åberg', 'aalst']);
  expect(await surnames('itemCount=1&page=3')).toEqual(['Berg']);
});

test('people stand in the order in which they were last here, over all pages, also while their session is remembered', async () => {
  const mark = 'Aanwezig';
  const [now, lastYear, lastWeek] = [
    await app.signedIn({ lastName: mark }),
    await app.signedIn({ lastName: mark }),
    await app.signedIn({ lastName: mark }),
  ];
  await sql`update session set last_seen_on = now() - interval '7 days' where user_guid = ${lastWeek.guid}`.execute(app.db);
  await sql`delete from session where user_guid = ${lastYear.guid}`.execute(app.db);
  await sql`update app_user set last_seen_on = now() - interval '1 year' where guid = ${lastYear.guid}`.execute(app.db);
  const firstOn = async (page: number, order: string) =>
    (await list(`q=${mark}&sort=lastSeen&itemCount=1&page=${page}${order}`)).items[0]?.guid;
  expect([await firstOn(1, '&descending=true'), await firstOn(2, '&descending=true')]).toEqual([now.guid, lastWeek.guid]);
  expect([await firstOn(1, ''), await firstOn(3, '')]).toEqual([lastYear.guid, now.guid]);
});

test('R4.30 R6.20 an account is one of five kinds, by its strongest flag, and is found by it', async () => {
  const kinds: Record<string, Partial<Person>> = {
    Standard: {},
    Developer: { isDeveloper: true },
    ContentManager: { isContentManager: true, isDeveloper: true },
    Mett: { isMett: true, isContentManager: true },
    Admin: { isAdmin: true, isMett: true, isContentManager: true, isDeveloper: true },
  };
  const guids = new Map<string, string>();
  for (const [kind, given] of Object.entries(kinds)) guids.set(kind, (await app.signedIn({ lastName: 'Soortzoeker', ...given })).guid);
  const { items } = await list('q=Soortzoeker');
  expect(new Map(items.map(({ kind, guid }) => [kind, guid]))).toEqual(guids);
  for (const [kind, guid] of guids) expect((await list(`q=Soortzoeker&kind=${kind}`)).items.map((found) => found.guid)).toEqual([guid]);
  expect((await admin.get('/api/users?kind=Baas')).statusCode).toBe(400);
});

test('nobody but an admin reads or changes accounts', async () => {
  const [manager, person] = await Promise.all([app.signedIn({ isContentManager: true, isMett: true }), app.signedIn()]);
  expect((await app.visitor.get('/api/users')).statusCode).toBe(401);
  expect((await manager.get(`/api/users/${person.guid}`)).statusCode).toBe(403);
  expect((await change(manager, person.guid, { isAdmin: true })).statusCode).toBe(403);
  expect((await change(person, person.guid, { isAdmin: true })).statusCode).toBe(403);
  expect(await detail(person.guid)).toMatchObject({ isAdmin: false, version: 1 });
});

test('R3.07 R3.09 an admin reads no answer that was promised to stay with its owner or with staff', async () => {
  const [person, staff] = await Promise.all([app.signedIn(), app.signedIn({ isAdmin: true, isMett: true })]);
  const asked = (await staff.get('/api/profilepropertydefinitions')).json<PropertyDefinition[]>().find(({ key }) => key === 'alias');
  const { isBuiltIn: _, version: __, ...alias } = asked as PropertyDefinition;
  const own = { ...alias, key: 'onlyMine', visibleFor: 'me' };
  const ofStaff = { ...alias, key: 'onlyStaff', mett: true };
  for (const definition of [own, ofStaff]) await staff.send('POST', '/api/profilepropertydefinitions', definition);
  const answers = ['alias', 'colourMode', own.key, ofStaff.key].map((key) => ({ key, userGuid: person.guid, value: 'light' }));
  await app.db.insertInto('userProperty').values(answers).execute();
  const seenBy = async (who: SignedInClient) =>
    (await who.get(`/api/users/${person.guid}`)).json<UserDetail>().properties.map(({ key }) => key);
  expect(await seenBy(admin)).toEqual(['alias', 'colourMode']);
  expect(await seenBy(staff)).toEqual(expect.arrayContaining(['onlyStaff']));
  expect(await seenBy(staff)).not.toContain('onlyMine');
});

test('a change of names, flags and roles is stored, recorded, and answered with the person', async () => {
  const [person, role] = [await app.signedIn(), await newRole(app)];
  const answer = await change(admin, person.guid, { firstName: 'Eva', isContentManager: true, roleIds: [role] });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ firstName: 'Eva', isContentManager: true, roleIds: [role], version: 2, kind: 'ContentManager' });
  expect(await audits('user.changed', person.guid)).toMatchObject([
    { actorGuid: admin.guid, details: { changes: [{ field: 'isContentManager', from: false, to: true }] } },
  ]);
});

test('what was changed elsewhere meanwhile is not overwritten, and no version is no change', async () => {
  const person = await app.signedIn();
  await change(admin, person.guid, { firstName: 'Eva' });
  expect((await change(admin, person.guid, { firstName: 'Iris' }, 1)).statusCode).toBe(412);
  expect((await admin.send('PUT', `/api/users/${person.guid}`, { firstName: 'Iris' })).statusCode).toBe(428);
  expect(await detail(person.guid)).toMatchObject({ firstName: 'Eva' });
});

test('sent again after a lost answer it is the same change: the same answer with its version, recorded once', async () => {
  const person = await app.signedIn();
  const send = (body: object, version: number) =>
    admin.send('PUT', `/api/users/${person.guid}`, body, { 'if-match': `"${version}"`, 'idempotency-key': `lost-${person.guid}` });
  const first = await send({ isContentManager: true }, 1);
  const again = await send({ isContentManager: true }, 1);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect(again.headers.etag).toBe('"2"');
  expect(await audits('user.changed', person.guid)).toHaveLength(1);
  expect((await send({ isContentManager: false }, 1)).statusCode).toBe(422);
  expect((await send({ isContentManager: true }, 2)).statusCode).toBe(422);
  expect(await detail(person.guid)).toMatchObject({ isContentManager: true, version: 2 });
});

test('who lost an answer and sends something else learns by the key what the first one made, and goes on from there', async () => {
  const person = await app.signedIn({ firstName: 'Noor' });
  const send = async (firstName: string, version: number, key: string) => {
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': `${key}-${person.guid}` };
    const answer = await admin.send('PUT', `/api/users/${person.guid}`, { firstName }, headers);
    return [answer.statusCode, answer.json<{ version?: number }>().version];
  };
  expect(await send('Nora', 1, 'lost')).toEqual([200, 2]);
  expect(await send('Norah', 1, 'other')).toEqual([412, undefined]);
  expect(await send('Nora', 1, 'lost')).toEqual([200, 2]);
  expect(await send('Norah', 2, 'again')).toEqual([200, 3]);
  // What never arrived makes nothing afterwards either.
  expect(await send('Noortje', 1, 'never-arrived')).toEqual([412, undefined]);
  expect(await detail(person.guid)).toMatchObject({ firstName: 'Norah', version: 3 });
});

test.each([
  { body: { email: 'x@plein.test' }, status: 400 },
  { body: { isActive: false }, status: 400 },
  { body: { termsOfUseVersionAccepted: 1 }, status: 400 },
  { body: { lastName: ' ' }, status: 422 },
  { body: { firstName: '\u00ad\u3164' }, status: 422 },
  { body: { roleIds: ['5b0f1f8e-1111-4222-8333-444455556666'] }, status: 422 },
  { body: { roleIds: [builtInRoleGuid.Admin] }, status: 422 },
])('B1 $body is not an admin’s to set: $status', async ({ body, status }) => {
  const person = await app.signedIn();
  expect((await change(admin, person.guid, body)).statusCode).toBe(status);
  expect(await detail(person.guid)).toMatchObject({ version: 1, email: person.email, roleIds: [] });
});

test('R1.21 R6.21 only staff say who is staff or a developer', async () => {
  const [person, staff] = await Promise.all([app.signedIn(), app.signedIn({ isAdmin: true, isMett: true })]);
  const refused = await change(admin, person.guid, { isMett: true });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'user.staff_flag']);
  expect((await change(admin, person.guid, { isDeveloper: true })).statusCode).toBe(403);
  expect((await change(admin, person.guid, { isDeveloper: false, firstName: 'Eva' })).statusCode).toBe(200);
  expect((await change(staff, person.guid, { isMett: true, isDeveloper: true })).json()).toMatchObject({ isMett: true, isDeveloper: true });
});

test('who gives rights to others or takes them away proved a short while ago who they are', async () => {
  const late = await app.signedIn({ isAdmin: true });
  const person = await app.signedIn();
  await letProofGoStale(app, late);
  const change = (body: object) => late.send('PUT', `/api/users/${person.guid}`, body, { 'if-match': '"1"' });
  const invite = (also: object) => late.send('POST', '/api/userinvitations', { emails: ['nieuw@plein.test'], language: 'nl', ...also });
  for (const right of ['isAdmin', 'isContentManager']) {
    for (const isGiven of [true, false]) {
      expect((await change({ [right]: isGiven })).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
      expect((await invite({ [right]: isGiven })).json()).toMatchObject({ status: 403, code: 'auth.proof_needed' });
    }
  }
  expect((await late.get(`/api/users/${person.guid}`)).json()).toMatchObject({ isAdmin: false, isContentManager: false });
  const { cookies } = await late.send('POST', '/api/session:prove', { password: late.password });
  const proven = clientOf(app.server, Object.fromEntries(cookies.map(({ name, value }) => [name, value])));
  expect((await proven.send('PUT', `/api/users/${person.guid}`, { isAdmin: true }, { 'if-match': '"1"' })).statusCode).toBe(200);
});

test('whose rights change stays signed in everywhere, under another token; after a change of their name it is the same one', async () => {
  const person = await app.signedIn();
  const elsewhere = (await app.secondInstance()).as(person);
  const given = async () => {
    const { statusCode, cookies } = await elsewhere.get('/api/profiles:loggedIn');
    return { statusCode, cookies: cookies.map(({ name }) => name) };
  };
  await change(admin, person.guid, { firstName: 'Eva' });
  expect(await given()).toEqual({ statusCode: 200, cookies: [] });
  await change(admin, person.guid, { roleIds: [await newRole(app)] });
  expect(await given()).toEqual({ statusCode: 200, cookies: ['plein_session', 'XSRF-TOKEN'] });
});

test('somebody who is switched off can do nothing from the next request on, and is switched on again', async () => {
  const person = await app.signedIn();
  const elsewhere = (await app.secondInstance()).as(person);
  expect((await admin.send('POST', `/api/users/${person.guid}:deactivate`)).json()).toMatchObject({ isActive: false });
  const refused = await elsewhere.send('PUT', '/api/profiles:loggedIn', { firstName: 'Eva' });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'account_inactive']);
  expect(await audits('user.deactivated', person.guid)).toHaveLength(1);
  expect((await admin.send('POST', `/api/users/${person.guid}:activate`)).json()).toMatchObject({ isActive: true });
  expect((await admin.send('POST', '/api/users/5b0f1f8e-1111-4222-8333-444455556666:deactivate')).statusCode).toBe(404);
});

test('an admin signs somebody out everywhere, and stays signed in when it is themselves', async () => {
  const [person, other] = await Promise.all([app.signedIn(), app.signedIn({ isAdmin: true })]);
  expect((await detail(person.guid)).sessions).toHaveLength(1);
  expect((await admin.send('POST', `/api/users/${person.guid}:endSessions`)).json()).toMatchObject({ sessions: [] });
  expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  expect((await other.send('POST', `/api/users/${other.guid}:endSessions`)).statusCode).toBe(200);
  expect((await other.get('/api/profiles:loggedIn')).statusCode).toBe(200);
});

test('several people get a role at once, who has it already is left alone, and it can be taken back from the others', async () => {
  const role = await newRole(app);
  const [one, two] = await Promise.all([app.signedIn(), app.signedIn()]);
  await withRoles(app, two, [role]);
  const guids = [one.guid, two.guid];
  const given = await admin.send('POST', '/api/users:roles', { guids, add: [role] });
  expect(given.json()).toEqual({ changed: [one.guid], refused: [] });
  await admin.send('POST', '/api/users:roles', { guids: [one.guid], remove: [role] });
  expect((await list(`role=${role}`)).items.map(({ guid }) => guid)).toEqual([two.guid]);
  const other = await newRole(app);
  await admin.send('POST', '/api/users:roles', { guids, add: [role, other] });
  expect((await audits('user.changed', two.guid)).map(({ details }) => details)).toEqual([
    { fields: ['roleIds'], add: [other], remove: [] },
  ]);
  expect((await admin.send('POST', '/api/users:roles', { guids, add: [builtInRoleGuid.Admin] })).statusCode).toBe(422);
});

test('of several accounts to switch off, one’s own is refused and the others are switched off', async () => {
  const other = await app.signedIn();
  const answer = await admin.send('POST', '/api/users:deactivate', { guids: [admin.guid, other.guid] });
  expect(answer.json()).toEqual({ changed: [other.guid], refused: [{ guid: admin.guid, code: 'user.own_account' }] });
  expect((await admin.send('POST', '/api/users:activate', { guids: [other.guid] })).json()).toEqual({ changed: [other.guid], refused: [] });
});

test('what is written down names what changed, and not what a form sent along', async () => {
  const person = await app.signedIn({ firstName: 'Eva' });
  await change(admin, person.guid, { firstName: 'Iris', lastName: 'Haven', isAdmin: false, roleIds: [] });
  const rows = await app.db
    .selectFrom('audit')
    .select('details')
    .where('subjectGuid', '=', person.guid)
    .where('type', '=', 'user.changed')
    .execute();
  expect(rows).toEqual([{ details: { fields: ['firstName'], changes: [], add: [], remove: [] } }]);
});

test('a list for a spreadsheet holds no formula, opens as UTF-8, and is written down', async () => {
  await app.signedIn({ firstName: '=cmd()', middleName: '', lastName: 'Exporteur "x"' });
  const answer = await admin.send('POST', '/api/users:export', { q: 'Exporteur' }, { 'accept-language': 'nl' });
  const { csv, fileName } = answer.json<{ csv: string; fileName: string }>();
  expect(fileName).toMatch(/\.csv$/);
  expect(csv.startsWith('\uFEFF"')).toBe(true);
  expect(csv).toContain(`"'=cmd() Exporteur ""x"""`);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  const rows = await app.db.selectFrom('audit').select('details').where('type', '=', 'user.exported').execute();
  expect(rows).toEqual([{ details: { count: 1 } }]);
});

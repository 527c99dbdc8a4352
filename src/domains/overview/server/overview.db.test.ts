import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createItem, createListPage } from '#domains/list-items/testing/list-factory.ts';
import { changeDescription } from '#domains/documents/testing/changed-draft.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { newRole, withRoles } from '../../../../tests/support/roles.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { Overview, PutOffUntil } from '../model/overview.ts';
import { deleteEndedPutOffs } from './put-off.queries.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

const overviewOf = async (client: SignedInClient) => (await client.get('/api/overview')).json<Overview>();
const mattersOf = async (client: SignedInClient, kind: Overview['matters'][number]['kind']) =>
  (await overviewOf(client)).matters.filter((matter) => matter.kind === kind);

const putOff = (client: SignedInClient, matter: string, until: PutOffUntil | null) =>
  client.send('POST', '/api/overview:putOff', { matter, until });

test('mails that did not arrive wait for admins until they are sent again, and for nobody else', async () => {
  const mail = { kind: 'auth.reset', language: 'nl', toAddress: 'weg@plein.test', subject: 'Nieuw wachtwoord', state: 'failed' } as const;
  const { guid } = await app.db.insertInto('mail').values(mail).returning('guid').executeTakeFirstOrThrow();
  expect(await mattersOf(admin, 'mailsFailed')).toEqual([{ kind: 'mailsFailed', key: 'mailsFailed', count: 1 }]);
  expect(await mattersOf(await app.signedIn({ isContentManager: true }), 'mailsFailed')).toEqual([]);

  await app.db.updateTable('mail').set({ resentAs: guid }).where('guid', '=', guid).execute();
  expect(await mattersOf(admin, 'mailsFailed')).toEqual([]);
});

test('an invitation waits when its end is near', async () => {
  await admin.send('POST', '/api/userinvitations', { emails: ['ruben@plein.test', 'lisa@plein.test'], language: 'nl' });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await app.db
    .updateTable('invitation')
    .set({ expiresOn: inDays(1) })
    .where('email', '=', 'ruben@plein.test')
    .execute();
  await app.db
    .updateTable('invitation')
    .set({ expiresOn: inDays(9) })
    .where('email', '=', 'lisa@plein.test')
    .execute();
  const invited = { email: 'ruben@plein.test', name: '', inviterName: 'Noor van der Haven' };
  expect(await mattersOf(admin, 'invitationEnding')).toMatchObject([invited]);
  await app.db.updateTable('invitation').set({ name: 'Ruben Maas', inviterGuid: null }).where('email', '=', invited.email).execute();
  expect(await mattersOf(admin, 'invitationEnding')).toMatchObject([{ ...invited, name: 'Ruben Maas', inviterName: '' }]);
});

test('who worked on a page finds it first and then the others that they may edit, and a draft that they left for a week waits for them', async () => {
  const role = await newRole(app);
  const editor = await withRoles(app, await app.signedIn({ isContentManager: true }), [role]);
  const rights = { editPermission: 'Roles' as const, editRoles: [role] };
  const pageCalled = (title: string) =>
    createPage(app.system, { texts: { nl: { title, segment: title.toLowerCase() } }, published: ['nl'] });
  const [left, other, closed] = [await pageCalled('Parkeren'), await pageCalled('Zwemmen'), await pageCalled('Besloten')];
  await app.db.updateTable('document').set(rights).where('guid', 'in', [left, other]).execute();
  const before = await overviewOf(editor);
  expect(before.isOwnWork).toBe(false);
  expect(before.pages.map(({ guid }) => guid).sort()).toEqual([left, other].sort());

  const save = { actorKind: 'user', actorGuid: editor.guid, type: 'block.content_saved', result: 'done' } as const;
  for (const subjectGuid of [closed, left])
    await app.db
      .insertInto('audit')
      .values({ ...save, subjectGuid })
      .execute();
  const weeksAgo = new Date(Date.now() - 15 * 86_400_000);
  await app.db.updateTable('document').set({ updatedOn: weeksAgo }).where('guid', '=', left).execute();
  await changeDescription(app.db, left);

  const { pages, isOwnWork, stepsDone } = await overviewOf(editor);
  expect({ isOwnWork, stepsDone }).toEqual({ isOwnWork: true, stepsDone: null });
  expect(pages.map(({ guid }) => guid)).toEqual([left, other]);
  const ownDraft = { of: 'page', title: 'Parkeren', isNew: false, changedBy: { name: 'Noor van der Haven', isReader: true } };
  expect(await mattersOf(editor, 'draftWaiting')).toMatchObject([ownDraft]);

  // A colleague went on with it.
  const sanne = await app.signedIn({ isAdmin: true, firstName: 'Sanne', middleName: 'de', lastName: 'Vries' });
  await app.db
    .insertInto('audit')
    .values({ ...save, actorGuid: sanne.guid, subjectGuid: left })
    .execute();
  const draft = { ...ownDraft, changedBy: { name: 'Sanne de Vries', isReader: false } };
  expect(await mattersOf(editor, 'draftWaiting')).toMatchObject([draft]);
});

test('a list item that somebody left for a week waits for them as a page does, and is no page', async () => {
  const role = await newRole(app);
  const editor = await withRoles(app, await app.signedIn({ isContentManager: true }), [role]);
  const { list } = await createListPage(app.system, { segment: 'berichten' });
  const texts = { nl: { title: 'Molen draait', description: '' }, en: { title: 'Mill turns', description: '' } };
  const own = await createItem(app.system, list, { texts, editRoles: [role], published: [] });
  const shown = await createItem(app.system, list, { title: 'Al te zien', editRoles: [role] });
  const closed = await createItem(app.system, list, { title: 'Van anderen', published: [] });
  const created = { actorKind: 'user', actorGuid: editor.guid, type: 'listitem.created', result: 'done' } as const;
  for (const subjectGuid of [own, shown, closed])
    await app.db
      .insertInto('audit')
      .values({ ...created, subjectGuid })
      .execute();
  expect(await mattersOf(editor, 'draftWaiting')).toEqual([]);

  const weeksAgo = new Date(Date.now() - 15 * 86_400_000);
  await app.db.updateTable('document').set({ updatedOn: weeksAgo }).where('guid', 'in', [own, shown, closed]).execute();
  const waiting = { key: `draftWaiting:${own}`, of: 'item', title: 'Molen draait', isNew: true, changedBy: null };
  expect(await mattersOf(editor, 'draftWaiting')).toMatchObject([{ ...waiting, href: `/berichten/i/${own}/molen-draait` }]);
  expect(await overviewOf(editor)).toMatchObject({ isOwnWork: false, pages: [] });
  expect((await putOff(editor, waiting.key, 'tomorrow')).statusCode).toBe(200);
  expect(await mattersOf(editor, 'draftWaiting')).toEqual([]);
});

test('the first steps are put away for one person, stay away, and are taken back', async () => {
  const [person, other] = [await app.signedIn({ isAdmin: true }), await app.signedIn({ isAdmin: true })];
  const { stepsDone } = await overviewOf(person);
  expect(stepsDone).not.toBeNull();
  expect((await putOff(person, 'firstSteps', 'forGood')).statusCode).toBe(200);
  const hidden = await overviewOf(person);
  expect(hidden.stepsDone).toBeNull();
  expect(hidden.putOff.map(({ matter }) => matter.key)).toContain('firstSteps');
  expect((await overviewOf(other)).stepsDone).toEqual(stepsDone);
  await deleteEndedPutOffs(app.db);
  expect((await overviewOf(person)).stepsDone).toBeNull();

  expect((await putOff(person, 'firstSteps', null)).statusCode).toBe(200);
  expect((await overviewOf(person)).stepsDone).toEqual(stepsDone);
});

test('only the first steps are put away for good, and only by who has them', async () => {
  expect((await putOff(admin, 'secondFactorMissing', 'forGood')).statusCode).toBe(422);
  const editor = await app.signedIn({ isContentManager: true });
  expect((await putOff(editor, 'firstSteps', 'forGood')).statusCode).toBe(404);
});

test('the first steps are done one by one', async () => {
  expect((await overviewOf(admin)).stepsDone).toEqual(['colleagues']);
  const { version } = (await admin.get('/api/platformsettingvalues'))
    .json<{ key: string; version: number }[]>()
    .find(({ key }) => key === 'colorScheme') ?? {
    version: 0,
  };
  const value = { primary: '#0b3c5d', accent: '#a13619', surface: '#ffffff', text: '#14212b' };
  const saved = await admin.send('PUT', '/api/platformsettingvalues/colorScheme', { value }, { 'if-match': `"${version}"` });
  expect(saved.statusCode).toBe(200);
  expect((await overviewOf(admin)).stepsDone).toEqual(['look', 'colleagues']);
});

test('who has only a password, or an account that is going to be deleted, is told so', async () => {
  expect(await mattersOf(admin, 'secondFactorMissing')).toHaveLength(1);
  expect(await mattersOf(admin, 'deletionPending')).toEqual([]);
  await app.db
    .updateTable('appUser')
    .set({ deleteOn: new Date(Date.now() + 86_400_000) })
    .where('guid', '=', admin.guid)
    .execute();
  expect(await mattersOf(admin, 'deletionPending')).toHaveLength(1);
  await app.db.updateTable('appUser').set({ deleteOn: null }).where('guid', '=', admin.guid).execute();
});

test('what is put off waits out of sight for who did it, until that day begins by the clock of the database', async () => {
  const other = await app.signedIn({ isAdmin: true });
  const answer = await putOff(admin, 'secondFactorMissing', 'tomorrow');
  expect(answer.statusCode).toBe(200);
  const { until } = answer.json<{ until: string }>();
  const { rows } = await sql<{ midnight: Date }>`
    select (date (now() at time zone 'Europe/Amsterdam') + 1)::timestamp at time zone 'Europe/Amsterdam' as midnight`.execute(app.ownerDb);
  expect(until).toBe(rows[0]?.midnight.toISOString());

  expect(await mattersOf(admin, 'secondFactorMissing')).toEqual([]);
  expect((await overviewOf(admin)).putOff).toEqual([{ matter: { kind: 'secondFactorMissing', key: 'secondFactorMissing' }, until }]);
  expect((await overviewOf(admin)).stepsDone).not.toContain('security');
  expect(await mattersOf(other, 'secondFactorMissing')).toHaveLength(1);

  await app.db
    .updateTable('putOffMatter')
    .set({ until: sql<Date>`now() - interval '1 second'` })
    .where('userGuid', '=', admin.guid)
    .execute();
  expect(await mattersOf(admin, 'secondFactorMissing')).toHaveLength(1);
  expect((await overviewOf(admin)).putOff).toEqual([]);
});

test('it can be put off again for longer, and taken back', async () => {
  const { until: first } = (await putOff(admin, 'secondFactorMissing', 'tomorrow')).json<{ until: string }>();
  const { until: second } = (await putOff(admin, 'secondFactorMissing', 'nextWeek')).json<{ until: string }>();
  // A day may be an hour longer or shorter.
  expect(Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)).toBe(6);
  expect((await putOff(admin, 'secondFactorMissing', null)).json()).toEqual({ until: null });
  expect(await mattersOf(admin, 'secondFactorMissing')).toHaveLength(1);
});

test('mails that fail after the others were put off wait at once', async () => {
  const mail = { kind: 'auth.reset', language: 'nl', toAddress: 'weg@plein.test', subject: 'Nieuw wachtwoord', state: 'failed' } as const;
  await app.db.insertInto('mail').values(mail).execute();
  await putOff(admin, 'mailsFailed', 'nextWeek');
  expect(await mattersOf(admin, 'mailsFailed')).toEqual([]);
  await app.db.insertInto('mail').values(mail).execute();
  expect(await mattersOf(admin, 'mailsFailed')).toMatchObject([{ count: 2 }]);
});

test('only what waits can be put off, by who works on the platform', async () => {
  const refused = await putOff(await app.signedIn({ isContentManager: true }), 'mailsFailed', 'tomorrow');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, 'overview.matter_not_found']);
  expect((await putOff(await app.signedIn(), 'secondFactorMissing', 'tomorrow')).statusCode).toBe(403);
});

test('what had its time is thrown away, and the rest is kept', async () => {
  const person = await app.signedIn({ isContentManager: true });
  await putOff(person, 'secondFactorMissing', 'tomorrow');
  const rows = { userGuid: person.guid, matter: 'mailsFailed', size: 1, until: new Date(Date.now() - 60_000) };
  await app.db.insertInto('putOffMatter').values(rows).execute();
  await deleteEndedPutOffs(app.db);
  const left = await app.db.selectFrom('putOffMatter').select('matter').where('userGuid', '=', person.guid).execute();
  expect(left).toEqual([{ matter: 'secondFactorMissing' }]);
});

test('it is for who works on the platform', async () => {
  expect((await app.visitor.get('/api/overview')).statusCode).toBe(401);
  expect((await (await app.signedIn()).get('/api/overview')).statusCode).toBe(403);
});

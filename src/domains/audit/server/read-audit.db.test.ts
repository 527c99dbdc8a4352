import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSettings, updateSetting } from '#domains/settings/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import { isoDay } from '#platform/shared/format.ts';
import { knownEvents } from '../../../../tests/support/known-events.ts';
import { letProofGoStale } from '../../../../tests/support/stale-proof.ts';
import { clientOf, testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SettingValue } from '#domains/settings/model/settings.ts';
import { propertyDefinition } from '#domains/properties/testing/property-definition.ts';
import { sentenceOf } from '../messages/sentence.ts';
import type { AuditPage, SecurityEvent } from '../model/audit.ts';
import { auditRows } from './audit.queries.ts';
import { rowFilterOf } from './audit.service.ts';

let app: TestApp;
let admin: SignedInClient;
let reader: SignedInClient;
/** Somebody whose account the admin changes. */
let fatima: string;

beforeAll(async () => {
  app = await testApp();
  [admin, reader] = await Promise.all([
    app.signedIn({ isAdmin: true, firstName: 'Noor', middleName: '', lastName: 'Haven' }),
    app.signedIn({ firstName: 'Sam', middleName: '', lastName: 'de Lezer' }),
  ]);
  const name = { firstName: 'Fatima', middleName: '', lastName: 'Aziz' };
  fatima = (await app.signedIn(name)).guid;
});
afterAll(() => app.close());

async function ask(query = ''): Promise<AuditPage> {
  const answer = await admin.get(`/api/audit?lang=nl&${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<AuditPage>();
}

const told = async (query = '', language: 'nl' | 'en' = 'nl') =>
  (await ask(query)).entries.map((entry) => sentenceOf(entry, { language, events: knownEvents }));

test('J3 an admin reads who did what to whom, with what changed, in either language', async () => {
  const { version } = (await admin.get(`/api/users/${fatima}`)).json<{ version: number }>();
  const changed = await admin.send('PUT', `/api/users/${fatima}`, { isContentManager: true }, { 'if-match': `"${version}"` });
  expect(changed.statusCode).toBe(200);
  const [entry] = (await ask(`person=${fatima}&kind=people`)).entries;
  expect(entry).toMatchObject({
    type: 'user.changed',
    result: 'done',
    actor: { kind: 'user', guid: admin.guid, name: 'Noor Haven' },
    object: { guid: fatima, kind: 'user', name: 'Fatima Aziz' },
    facts: { changes: [{ field: 'Contentmanager', from: 'nee', to: 'ja' }] },
    network: '127.0.0.0',
  });
  expect(await told(`person=${fatima}&kind=people`)).toContain('Noor Haven maakte Fatima Aziz contentmanager.');
  expect(await told(`person=${fatima}&kind=people`, 'en')).toContain('Noor Haven made Fatima Aziz a content manager.');
});

test('roles that were given are told by name', async () => {
  const made = await admin.send('POST', '/api/roles', { nameNl: 'Redactie', nameEn: 'Editors' });
  const { guid } = made.json<{ guid: string }>();
  await admin.send('POST', '/api/users:roles', { guids: [fatima], add: [guid], remove: [] });
  const [entry] = (await ask(`person=${fatima}&kind=people`)).entries;
  expect(entry?.facts.rolesGiven).toEqual(['Redactie']);
  expect((await told(`person=${fatima}&kind=people`))[0]).toBe('Noor Haven gaf Fatima Aziz de rol ‘Redactie’.');
  expect(await told(`object=${guid}`)).toEqual(['Noor Haven maakte de rol ‘Redactie’.']);
  const one = await admin.get(`/api/audit/${entry?.id}?lang=nl`);
  expect(one.json()).toEqual(entry);

  const { version } = (await admin.get(`/api/roles/${guid}`)).json<{ version: number }>();
  expect((await admin.send('DELETE', `/api/roles/${guid}`, undefined, { 'if-match': `"${version}"` })).statusCode).toBe(200);
  expect(await told(`object=${guid}`)).toEqual(['Noor Haven verwijderde de rol ‘Redactie’.', 'Noor Haven maakte de rol ‘Redactie’.']);
  expect((await ask(`person=${fatima}&kind=people`)).entries[0]?.facts.rolesGiven).toEqual(['Redactie']);
  expect((await ask(`object=${guid}`)).object?.name).toBe('Redactie');
  const [inEnglish] = (await admin.get(`/api/audit?lang=en&object=${guid}`)).json<AuditPage>().entries;
  expect(inEnglish?.object).toEqual({ guid, kind: 'role', name: 'Editors', isGone: true });
});

test('the log is narrowed down by name, person, object, subject, result and day', async () => {
  await updateSetting(app.system, 'showFooter', false);
  await reader.get('/api/users');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Amsterdam' });
  expect(await told('kind=platform')).toEqual(['Het platform wijzigde de instelling ‘Voet’.']);
  expect(await told('kind=platform&doneBy=people')).toEqual([]);
  expect((await told('doneBy=people')).every((sentence) => !sentence.startsWith('Het platform'))).toBe(true);
  expect((await ask('doneBy=people')).count).toBeGreaterThan(3);
  expect(await told('result=denied')).toEqual(['Sam de Lezer wilde gebruikers bekijken, maar had daar geen toegang toe.']);
  expect(await told('q=fatima az&kind=signIn')).toContain('Fatima Aziz logde in.');
  expect(await told('q=niemand')).toEqual([]);
  expect(await told('q=%25')).toEqual([]);
  expect((await ask(`from=${today}&to=${today}`)).count).toBeGreaterThan(3);
  expect(await told('to=2020-01-01')).toEqual([]);
  expect(await ask(`person=${admin.guid}`)).toMatchObject({ person: { name: 'Noor Haven', kind: 'user' }, object: null });
  for (const query of ['kind=alles', 'person=x', 'from=gisteren', 'before=0', 'sort=id'])
    expect((await admin.get(`/api/audit?${query}`)).statusCode).toBe(400);
});

test('a setting is told with what it was, part by part', async () => {
  const was = (await getSettings(app.system)).platformName;
  await updateSetting(app.system, 'platformName', { ...was, en: 'Harbour' });
  const [entry] = (await ask('kind=platform')).entries;
  expect(entry?.facts.changes).toEqual([{ field: 'Naam in het Engels', from: was.en, to: 'Harbour' }]);
});

test('what one save of the settings changed is one line, in the reader’s words; contact details only say that they changed', async () => {
  const values = (await admin.get('/api/platformsettingvalues?includeAll=true')).json<SettingValue[]>();
  const change = (key: string, value: unknown) => ({ key, value, version: values.find((each) => each.key === key)?.version });
  const body = {
    changes: [change('showHeader', false), change('platformName', { nl: 'Haven', en: 'Harbour' }), change('contactPhone', '010 1234567')],
  };
  expect((await admin.send('PUT', '/api/platformsettingvalues', body)).statusCode).toBe(200);
  const [entry] = (await ask('kind=platform')).entries;
  expect(entry && sentenceOf(entry, { language: 'nl', events: knownEvents })).toBe(
    'Noor Haven wijzigde 3 instellingen: ‘Kop’, ‘Naam’ en ‘Telefoonnummer voor contact’.',
  );
  expect(entry?.facts.changes).toEqual([
    { field: 'Kop', from: 'aan', to: 'uit' },
    { field: 'Naam in het Nederlands', from: 'Plein', to: 'Haven' },
  ]);
  expect(entry?.facts.fields).toEqual(['Telefoonnummer voor contact']);
  const table = await admin.post('/en/admin/log/export', { kind: 'platform' });
  expect(table.body).toContain('"Header: from on to off; Name in Dutch: from Plein to Haven; Contact phone number"');
});

test('a profile field is told by its label, also when it was removed since', async () => {
  const { version: _, isBuiltIn: __, ...made } = propertyDefinition({ key: 'bootNaam', visibleFor: 'everyone' });
  const texts = { nl: { ...made.texts.nl, label: 'Naam van de boot' }, en: { ...made.texts.en, label: 'Name of the boat' } };
  expect((await admin.send('POST', '/api/profilepropertydefinitions', { ...made, texts })).statusCode).toBe(200);
  expect((await reader.send('PUT', '/api/profiles:loggedIn', { properties: [{ key: 'bootNaam', value: 'Zeemeeuw' }] })).statusCode).toBe(
    200,
  );
  const fields = async () => (await ask(`person=${reader.guid}&kind=people`)).entries[0]?.facts.fields;
  expect(await fields()).toEqual(['Naam van de boot']);
  const { version } =
    (await admin.get('/api/profilepropertydefinitions')).json<{ key: string; version: number }[]>().find(({ key }) => key === 'bootNaam') ??
    {};
  expect(
    (await admin.send('DELETE', '/api/profilepropertydefinitions/bootNaam', undefined, { 'if-match': `"${version}"` })).statusCode,
  ).toBe(204);
  expect(await fields()).toEqual(['Naam van de boot']);
  expect((await told('kind=people'))[0]).toBe('Noor Haven verwijderde het profielveld ‘Naam van de boot’.');
});

test('a profile field is named to nobody who may not see it, also not when it was removed since', async () => {
  const staff = await app.signedIn({ isAdmin: true, isMett: true, firstName: 'Mia', middleName: '', lastName: 'Mett' });
  const asked = async (who: SignedInClient, query: string) => {
    const { entries } = (await who.get(`/api/audit?lang=nl&${query}`)).json<AuditPage>();
    return entries.map((entry) => sentenceOf(entry, { language: 'nl', events: knownEvents }));
  };
  const fill = (key: string, value: string) => staff.send('PUT', '/api/profiles:loggedIn', { properties: [{ key, value }] });
  expect((await fill('incidentPhone', '+31 6 12345678')).statusCode).toBe(200);
  const own = `person=${staff.guid}&kind=people`;
  expect((await asked(admin, own))[0]).toBe('Mia Mett wijzigde in het eigen profiel: een profielveld.');
  expect((await asked(staff, own))[0]).toBe('Mia Mett wijzigde in het eigen profiel: telefoon bij storingen.');

  const { version: _, isBuiltIn: __, ...made } = propertyDefinition({ key: 'sleutelkast', label: 'Sleutelkast', visibleFor: 'staff' });
  expect((await staff.send('POST', '/api/profilepropertydefinitions', made)).statusCode).toBe(200);
  await fill('sleutelkast', 'Rechts');
  const removed = await staff.send('DELETE', '/api/profilepropertydefinitions/sleutelkast', undefined, { 'if-match': '"1"' });
  expect(removed.statusCode).toBe(204);
  expect((await asked(staff, own)).join()).toContain('Mia Mett verwijderde het profielveld ‘Sleutelkast’.');
  expect((await asked(admin, own)).join()).toContain('Mia Mett verwijderde een profielveld.');
  const everything = await admin.get('/api/audit?lang=nl');
  const table = await admin.post('/admin/log/export', { kind: 'people' });
  for (const answer of [everything, table]) expect(answer.body).not.toMatch(/incident|storingen|sleutelkast/i);
});

test('nobody else reads or takes it', async () => {
  expect((await app.visitor.get('/api/audit')).statusCode).toBe(401);
  expect((await reader.get('/api/audit')).statusCode).toBe(403);
  expect((await app.visitor.post('/admin/log/export', {})).statusCode).toBe(401);
  expect((await reader.post('/admin/log/export', {})).statusCode).toBe(403);
  const exported = app.db.selectFrom('audit').select('id').where('type', '=', 'audit.exported');
  const exports = await exported.where('actorGuid', 'is distinct from', admin.guid).execute();
  expect(exports).toEqual([]);
});

test('who proved long ago who they are does that first, and finds the log as it was filtered', async () => {
  const late = await app.signedIn({ isAdmin: true });
  await letProofGoStale(app, late);
  const answer = await late.post('/en/admin/log/export', { kind: 'roles', q: 'Noor & co' });
  expect(answer.statusCode).toBe(303);
  const proof = new URL(String(answer.headers.location), 'http://localhost');
  expect([proof.pathname, proof.searchParams.get('returnTo')]).toEqual(['/en/login/proof', '/en/admin/log?q=Noor+%26+co&kind=roles']);
  const proven = await late.post(proof.pathname, { password: late.password, returnTo: proof.searchParams.get('returnTo') ?? '' });
  expect(proven.headers.location).toBe('/en/admin/log?q=Noor+%26+co&kind=roles');
  const cookies = Object.fromEntries(proven.cookies.map(({ name, value }) => [name, value]));
  expect((await clientOf(app.server, cookies).post('/en/admin/log/export', { kind: 'roles' })).statusCode).toBe(200);
});

test('people read what happened to the ways in to their own account, and nothing of others', async () => {
  await app.visitor.post('/login', { email: reader.email, password: 'niet dit wachtwoord' });
  const other = await app.signedIn();
  const mine = (await reader.get('/api/audit:ownSecurity')).json<SecurityEvent[]>();
  expect(mine.map(({ type }) => type)).toEqual(expect.arrayContaining(['session.refused', 'session.started']));
  expect(mine[0]).toMatchObject({ type: 'session.refused', network: '127.0.0.0' });
  const theirs = (await other.get('/api/audit:ownSecurity')).json<SecurityEvent[]>();
  expect(theirs.map(({ type }) => type)).toEqual(['session.started']);
});

test('a sign-in that still lasts says with what it was made, also after its owner proved again who they are', async () => {
  const person = await app.signedIn();
  const android = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' };
  await app.visitor.post('/login', { email: person.email, password: person.password }, android);
  const signIns = async () =>
    (await person.get('/api/audit:ownSecurity')).json<SecurityEvent[]>().filter(({ type }) => type === 'session.started');
  const [last, first] = await signIns();
  expect(last).toMatchObject({ browser: 'Firefox', system: 'Android' });
  expect(first).toMatchObject({ browser: null, system: null });

  // As a session that was proved anew: another row, which knows the moment to the millisecond.
  await sql`update session set signed_in_on = date_trunc('milliseconds', created_on), created_on = now()
    where user_guid = ${person.guid}`.execute(app.db);
  expect((await signIns())[0]).toMatchObject({ browser: 'Firefox', system: 'Android' });
  await app.db.deleteFrom('session').where('userAgent', 'like', '%Android%').execute();
  expect((await signIns())[0]).toMatchObject({ browser: null, system: null });
});

describe('a long log', () => {
  beforeAll(async () => {
    await sql`insert into audit (happened_on, type, result, actor_kind, actor_guid, subject_guid, details)
      select now() - interval '1 year' + n * interval '10 minutes', case when n % 1000 = 0 then 'role.changed' else 'session.started' end, 'done',
        'anonymous', null, ${reader.guid}::uuid, '{}' from generate_series(1, 12000) n`.execute(app.ownerDb);
    await sql`analyze audit`.execute(app.ownerDb);
  });

  test('is leafed through in both directions, without a gap and without a repeat', async () => {
    const first = await ask('kind=signIn');
    expect(first).toMatchObject({ hasNewer: false, hasOlder: true, count: 10_001, today: isoDay(timeOfDay()) });
    const second = await ask(`kind=signIn&before=${first.entries.at(-1)?.id}`);
    const both = [...first.entries, ...second.entries];
    expect(new Set(both.map(({ id }) => id)).size).toBe(100);
    const moments = both.map(({ happenedOn }) => happenedOn);
    expect(moments).toEqual(moments.toSorted().toReversed());
    const back = await ask(`kind=signIn&after=${second.entries.at(0)?.id}`);
    expect(back.entries.map(({ id }) => id)).toEqual(first.entries.map(({ id }) => id));
    expect(back).toMatchObject({ hasNewer: false, hasOlder: true });
  });

  test.each(['before', 'after'])('is read from the top when the address says %s an entry that is not there', async (side) => {
    const top = await ask('kind=signIn');
    expect(await ask(`kind=signIn&${side}=999999999`)).toEqual(top);
  });

  test.each([
    ['the newest', {}, {}],
    ['far back', {}, { before: 1000 }],
    ['of one subject', { kind: 'roles' }, {}],
    ['that were refused', { result: 'denied' }, {}],
    ['of one day', { from: '2026-01-01', to: '2026-01-01' }, {}],
  ] as const)('%s are found by an index', async (_, filter, place) => {
    const plan = await auditRows(app.db, rowFilterOf(filter, knownEvents), { ...place, limit: 51 }).explain('json', sql`analyze`);
    expect(JSON.stringify(plan)).not.toMatch(/Seq Scan/);
  });

  test('J3 is downloaded as it is filtered, a formula stays text, and the download stands in the log', async () => {
    await app.ownerDb
      .updateTable('appUser')
      .set({ firstName: '=HYPERLINK("x")', lastName: 'Lezer' })
      .where('guid', '=', reader.guid)
      .execute();
    const answer = await admin.post('/admin/log/export', { kind: 'signIn', to: '2099-01-01' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="logboek-\d{4}-\d\d-\d\d\.csv"/);
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Wanneer";"Wie";"Wat";"Wat er veranderde";"Waarover";"Resultaat";"Onderwerp";"Netwerk";"Nummer van het verzoek"',
    );
    expect(lines.length).toBeGreaterThan(11_900);
    expect(answer.body).toContain(`"'=HYPERLINK(""x"") Lezer logde in."`);
    expect(answer.body).not.toMatch(/;"=/);
    expect(answer.body).not.toMatch(/settings\.changed|session\.started/);
    expect((await ask('kind=platform')).entries[0]).toMatchObject({
      type: 'audit.exported',
      actor: { guid: admin.guid },
      facts: { fields: ['Filter op onderwerp', 'Filter op laatste dag'] },
    });
    const english = await admin.post('/en/admin/log/export', { kind: 'roles' });
    expect(english.body).toMatch(/^\uFEFF"When";/);
    // As the clock on the wall had it, so that a line is found again on the screen.
    const [newest] = (await ask('kind=signIn')).entries;
    const moment = /^"([^"]+)"/.exec(lines[1] ?? '')?.[1] ?? '';
    expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
    expect(Date.parse(moment)).toBe(Math.floor(Date.parse(newest?.happenedOn ?? '') / 1000) * 1000);
  });
});

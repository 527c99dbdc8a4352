import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadedImage } from '#domains/assets/server/index.ts';
import { drawing, uploaded } from '#domains/assets/testing/asset-factory.ts';
import { publishPage } from '#domains/pages/server/index.ts';
import { insertDocument } from '#domains/documents/server/index.ts';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { DataExport } from '../model/data-export.ts';
import { partNames } from '../model/part-names.ts';
import { readZip } from '../testing/read-zip.ts';
import { makeExport } from './make-export.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function copyOf(person: SignedInClient, lang = 'nl'): Promise<Map<string, Buffer>> {
  const { guid } = (await person.send('POST', `/api/dataexports?lang=${lang}`)).json<DataExport>();
  return makeCopy(guid);
}

async function makeCopy(guid: string): Promise<Map<string, Buffer>> {
  await makeExport(app.system, app.personalData, guid, { isLast: false, signal: new AbortController().signal });
  return readZip((await app.system.storage.read(`exports/${guid}.zip`)) ?? Buffer.alloc(0));
}

/** Two people whose data touch: one is an admin who invited the other, changed their account, and mailed them. */
async function twoWhoTouch() {
  const noor = await app.signedIn({ isAdmin: true, isContentManager: true, firstName: 'Noor-kanarie', email: 'noor-kanarie@plein.test' });
  const jan = await app.signedIn({ firstName: 'Jan-kanarie', email: 'jan-kanarie@plein.test' });
  await sql`insert into invitation (code_hash, email, email_key, language, message, inviter_guid, user_guid, state, expires_on)
    values ('\\x01', 'jan-kanarie@plein.test', 'jan-kanarie@plein.test', 'nl', 'Kom erbij', ${noor.guid}, ${jan.guid}, 'accepted', now()),
           ('\\x02', 'derde-kanarie@plein.test', 'derde-kanarie@plein.test', 'nl', 'Jij ook', ${noor.guid}, null, 'pending', now())`.execute(
    app.db,
  );
  await sql`insert into mail (kind, language, to_address, user_guid, subject)
    values ('invitations.invite', 'nl', 'jan-kanarie@plein.test', null, 'Noor-kanarie nodigt u uit')`.execute(app.db);
  await sql`insert into user_identity (issuer, subject, user_guid) values ('https://idp.test', 'sub-van-jan', ${jan.guid})`.execute(app.db);
  await sql`insert into passkey (user_guid, credential_id, public_key, name) values (${jan.guid}, 'geheim-kenmerk', '\\x07', 'Telefoon')`.execute(
    app.db,
  );
  const version = (await noor.get(`/api/users/${jan.guid}`)).json<{ version: number }>().version;
  await noor.send('PUT', `/api/users/${jan.guid}`, { isContentManager: true }, { 'if-match': `"${version}"` });
  // Their rights changed, so they have to sign in again.
  await app.visitor.post('/login', { email: jan.email, password: jan.password });
  return { noor, jan };
}

test('H7 a copy holds all that is kept about somebody, and nothing of anybody else', async () => {
  const { noor, jan } = await twoWhoTouch();
  const actor = { ...app.system.actor, kind: 'user' as const, guid: jan.guid };
  const bytes = await drawing().png().toBuffer();
  const photo = await createUploadedImage({ ...app.system, actor }, uploaded(bytes, 'ik.png'), { isProfile: true });
  await createUploadedImage({ ...app.system, actor: { ...actor, guid: noor.guid } }, uploaded(bytes, 'noor.png'), { isProfile: true });
  const page = await insertDocument(app.db, { texts: { nl: { title: 'Over de haven', description: '' } } });
  await publishPage(app.system, page, 'nl');
  await sql`insert into audit (type, result, actor_kind, actor_guid, subject_guid)
    values ('document.published', 'done', 'user', ${jan.guid}, ${page})`.execute(app.db);
  const { guid } = await app.db
    .insertInto('dataExport')
    .values({ userGuid: jan.guid, language: 'nl' })
    .returning('guid')
    .executeTakeFirstOrThrow();
  const files = await makeCopy(guid);

  const json = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as unknown;
  expect([...files.keys()].toSorted()).toEqual(
    ['README.txt', ...partNames.map((name) => `${name}.json`), `files/${photo.guid}-ik.png`].toSorted(),
  );
  const { lastSeenOn } = await app.db
    .selectFrom('session')
    .select(({ fn }) => fn.max('lastSeenOn').as('lastSeenOn'))
    .where('userGuid', '=', jan.guid)
    .executeTakeFirstOrThrow();
  expect(json('profile')).toMatchObject({
    email: 'jan-kanarie@plein.test',
    firstName: 'Jan-kanarie',
    isContentManager: true,
    lastSeenOn: lastSeenOn.toISOString(),
  });
  expect(json('identities')).toMatchObject([{ issuer: 'https://idp.test', subject: 'sub-van-jan' }]);
  expect(json('sign-in-methods')).toMatchObject({ passkeys: [{ name: 'Telefoon' }], authenticator: null });
  expect(json('sessions')).toContainEqual(expect.objectContaining({ method: 'password', network: '127.0.0.0' }));
  expect(json('invitations-received')).toMatchObject([{ message: 'Kom erbij', state: 'accepted' }]);
  expect(json('mails')).toContainEqual(expect.objectContaining({ kind: 'invitations.invite', toAddress: 'jan-kanarie@plein.test' }));
  expect(json('documents')).toMatchObject([{ kind: 'page', titles: { nl: 'Over de haven' }, changes: 1 }]);
  expect(json('activity')).toContainEqual(
    expect.objectContaining({ type: 'user.changed', by: 'somebody else', about: 'you', network: null }),
  );
  expect(files.get(`files/${photo.guid}-ik.png`)?.length).toBe(photo.bytes);

  const all = [...files].map(([name, content]) => name + content.toString('latin1')).join('\n');
  for (const secret of ['geheim-kenmerk', '$argon2', 'Noor-kanarie', noor.guid, noor.email, 'derde-kanarie'])
    expect(all).not.toContain(secret);
});

test('H7 the copy of who invites names nobody whom they invited', async () => {
  const noor = await app.signedIn({ isAdmin: true });
  await sql`insert into invitation (code_hash, email, email_key, language, message, inviter_guid, expires_on)
    values ('\\x03', 'vierde-kanarie@plein.test', 'vierde-kanarie@plein.test', 'nl', 'Welkom', ${noor.guid}, now())`.execute(app.db);
  const files = await copyOf(noor, 'en');
  expect(String(files.get('README.txt'))).toContain('invitations-sent.json\n  invitations you sent.');
  expect(String(files.get('invitations-sent.json'))).toContain('Welkom');
  expect([...files.values()].map(String).join('\n')).not.toContain('vierde-kanarie');
});

test('H7 consents say which version was accepted and when, also when it was taken back', async () => {
  const person = await app.signedIn();
  for (const termsOfUseVersionAccepted of [1, null, 1]) await person.send('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted });
  const consents = JSON.parse(String((await copyOf(person)).get('consents.json'))) as object;
  expect(consents).toMatchObject({
    termsOfUse: { termsOfUseVersionAccepted: 1, answers: [{ version: 1 }, { version: null }, { version: 1 }] },
  });
});

test('a long history comes whole', async () => {
  const person = await app.signedIn();
  await sql`insert into audit (type, result, actor_kind, actor_guid) select 'settings.changed', 'done', 'user', ${person.guid} from generate_series(1, 1200)`.execute(
    app.db,
  );
  const activity = JSON.parse(String((await copyOf(person)).get('activity.json'))) as object[];
  expect(activity.length).toBeGreaterThan(1200);
});

/** Every column that can name a person, and where a copy has it; or why it has not. */
const whereItIs: Record<string, string> = {
  'app_user.email': 'profile',
  'app_user.email_key': 'profile, as the address that it is made from',
  'app_user.sought_by': 'profile, as the words that it is made from',
  'asset.profile_of': 'files',
  'asset.uploaded_by': 'files',
  'audit.actor_guid': 'activity',
  'audit.actor_kind': 'activity',
  'audit.subject_guid': 'activity',
  'block.changed_by': 'activity, as the work that it is the last of',
  'block.removed_by': 'activity, as the work that it is the last of',
  'block_content.changed_by': 'activity, as the work that it is the last of',
  'client_log.user_guid': 'browser-reports',
  'content_change.subject_guid': 'a page, an item or another thing that visitors see, and gone after an hour',
  'data_export.user_guid': 'copies',
  'document.structure_changed_by': 'activity, as the work that it is the last of',
  'document_event.made_by': 'activity, as the work that it tells of; gone after an hour',
  'document_language.draft_changed_by': 'activity, as the work that it is the last of',
  'document_operation.user_guid': 'activity, as the work that it numbers; gone after thirty days',
  'document_presence.user_guid': 'where they are at this moment; gone ten minutes after they left',
  'editing_work.user_guid': 'activity, as the work that it counts for; gone after a day',
  'erased_user.user_guid': 'of nobody who can ask',
  'invitation.email': 'invitations-received',
  'invitation.email_key': 'invitations-received',
  'invitation.inviter_guid': 'invitations-sent',
  'invitation.user_guid': 'invitations-received',
  'login_attempt.user_guid': 'sign-in-attempts',
  'mail.to_address': 'mails',
  'mail.user_guid': 'mails',
  'one_time_token.email': 'mailed-links',
  'one_time_token.user_guid': 'mailed-links',
  'passkey.user_guid': 'sign-in-methods',
  'platform_setting.updated_by': 'activity, as settings.changed',
  'put_off_matter.user_guid': 'put-off-matters',
  'recovery_code.user_guid': 'sign-in-methods',
  'registration.email': 'not anybody’s until it is confirmed, and gone after a day',
  'registration.email_key': 'not anybody’s until it is confirmed, and gone after a day',
  'revision.made_by': 'activity, as the work that it holds',
  'session.user_guid': 'sessions',
  'sign_in_delay.account_key': 'counts guesses for a short while',
  'totp.user_guid': 'sign-in-methods',
  'user_identity.user_guid': 'identities',
  'user_identity.subject': 'identities',
  'user_password.user_guid': 'sign-in-methods',
  'user_property.user_guid': 'properties',
  'user_role.user_guid': 'profile',
};

test('a new column that can name a person is in the copy, or says why not', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '(user_guid|^actor|subject_guid|inviter|_by$|_of$|email|address|account|^subject$)'
      and not (table_name = 'app_user' and column_name like 'email_verified%') and column_name <> 'is_by_admin'
      and not (table_name = 'mail' and column_name = 'subject')`.execute(app.db);
  expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.keys(whereItIs).toSorted());
});

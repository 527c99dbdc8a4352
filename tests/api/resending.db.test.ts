import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invite } from '#domains/invitations/testing/invite.ts';
import { mailKinds, natureOf, type MailKind } from '#domains/mails/model/mail-kinds.ts';
import { deliveriesAtOnce, type MailDelivery, type ManyResent } from '#domains/mails/model/mail.contract.ts';
import { mailInLog } from '#domains/mails/testing/mail-in-log.ts';
import { newToken } from '#platform/server/secret-token.ts';
import { testApp, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let reader: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  [admin, reader] = await Promise.all([app.signedIn({ isAdmin: true }), app.signedIn()]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('mail').execute();
  await app.ownerDb.deleteFrom('oneTimeToken').execute();
  await app.ownerDb.deleteFrom('dataExport').execute();
  await app.db.updateTable('appUser').set({ deleteOn: null }).where('guid', '=', reader.guid).execute();
});

interface Given {
  to?: string;
  userGuid?: string | null;
  path?: string;
}

/** A mail that failed, to the reader about their own account unless said otherwise. */
async function failed(kind: MailKind, { to = reader.email, userGuid = reader.guid, path }: Given = {}): Promise<string> {
  const { guid } = await mailInLog(app, { kind, to, userGuid, path, state: 'failed' });
  return guid;
}

const setFailed = (guid: string) => app.db.updateTable('mail').set({ state: 'failed', attempts: 1 }).where('guid', '=', guid).execute();

async function link({
  isUsed = false,
  isOver = false,
  email = reader.email,
  userGuid = reader.guid as string | null,
} = {}): Promise<string> {
  const { token, tokenHash } = newToken();
  const expiresOn = new Date(Date.now() + (isOver ? -1000 : 60_000));
  const usedOn = isUsed ? new Date() : null;
  await app.db.insertInto('oneTimeToken').values({ purpose: 'reset', tokenHash, userGuid, email, expiresOn, usedOn }).execute();
  return `/reset/${token}`;
}

const mailRows = async () => (await app.mails()).map(({ guid }) => guid);

/** What the row says, what the call answers, and how many mails there are more. A refusal that is only said is none. */
async function tryAgain(guid: string) {
  const before = await mailRows();
  const listed = (await admin.get(`/api/mails:deliveries?guids=${guid}`)).json<MailDelivery[]>();
  const answer = await admin.send('POST', `/api/mails/${guid}:resend`);
  const { code } = answer.json<{ code?: string }>();
  return { said: listed[0]?.refusal, code: code ?? null, added: (await mailRows()).length - before.length };
}

const sent = { said: null, code: null, added: 1 };
const refused = (refusal: string) => ({ said: refusal, code: `mail.${refusal}`, added: 0 });
const kindsOf = (nature: string) => mailKinds.filter((kind) => natureOf(kind) === nature);

describe.each(kindsOf('link'))('%s', (kind) => {
  test('goes again while its link works, and not when it was used, is over, was replaced or has lost its address', async () => {
    expect(await tryAgain(await failed(kind, { path: await link() }))).toEqual(sent);
    expect(await tryAgain(await failed(kind, { path: await link({ isUsed: true }) }))).toEqual(refused('link_used'));
    expect(await tryAgain(await failed(kind, { path: await link({ isOver: true }) }))).toEqual(refused('link_gone'));
    expect(await tryAgain(await failed(kind, { path: '/reset/nooit-geweest' }))).toEqual(refused('link_gone'));
    const taken = await link({ email: admin.email.toUpperCase(), userGuid: null });
    expect(await tryAgain(await failed(kind, { path: taken, userGuid: null }))).toEqual(refused('link_gone'));
  });
});

test.each(kindsOf('news'))('%s goes again as long as the account is there and has this address', async (kind) => {
  expect(await tryAgain(await failed(kind))).toEqual(sent);
  expect(await tryAgain(await failed(kind, { to: 'oud@plein.test' }))).toEqual(refused('address_changed'));
  expect(await tryAgain(await failed(kind, { userGuid: null }))).toEqual(refused('account_gone'));
});

test.each(kindsOf('deletion'))('%s goes again until the owner stays after all', async (kind) => {
  expect(await tryAgain(await failed(kind))).toEqual(refused('deletion_withdrawn'));
  await app.db.updateTable('appUser').set({ deleteOn: new Date() }).where('guid', '=', reader.guid).execute();
  expect(await tryAgain(await failed(kind))).toEqual(sent);
});

test.each(kindsOf('export'))('%s goes again as long as there is a file to fetch', async (kind) => {
  const file = { userGuid: reader.guid, state: 'ready', storageKey: 'x' } as const;
  await app.db
    .insertInto('dataExport')
    .values({ ...file, expiresOn: new Date(Date.now() - 1000) })
    .execute();
  expect(await tryAgain(await failed(kind))).toEqual(refused('export_gone'));
  await app.db
    .updateTable('dataExport')
    .set({ expiresOn: new Date(Date.now() + 60_000) })
    .execute();
  expect(await tryAgain(await failed(kind))).toEqual(sent);
});

test.each(kindsOf('question'))('%s goes again, whoever is asked', async (kind) => {
  expect(await tryAgain(await failed(kind, { to: 'balie@plein.test', userGuid: null }))).toEqual(sent);
});

test.each(mailKinds.filter((kind) => natureOf(kind) !== 'invitation'))('%s does not go again when what it said is gone', async (kind) => {
  const guid = await failed(kind);
  await app.db.updateTable('mail').set({ content: null }).where('guid', '=', guid).execute();
  expect(await tryAgain(guid)).toEqual(refused('content_gone'));
});

describe.each(kindsOf('invitation'))('%s', () => {
  async function invited() {
    const { email, code } = await invite(app, admin);
    const mail = (await app.mails()).findLast(({ to }) => to === email);
    await setFailed(mail?.guid ?? '');
    return { email, code, guid: mail?.guid ?? '' };
  }
  const statusOf = async (code: string) => (await app.visitor.get(`/api/userinvitation:status/${code}`)).statusCode;
  const setInvitation = (email: string, change: object) =>
    app.db.updateTable('invitation').set(change).where('email', '=', email).execute();

  test('goes again with a new link while it is open, also when it is too late or its words are gone', async () => {
    const { email, code, guid } = await invited();
    await setInvitation(email, { expiresOn: new Date(0) });
    await app.db.updateTable('mail').set({ content: null }).where('guid', '=', guid).execute();
    expect(await tryAgain(guid)).toEqual(sent);
    const mail = (await app.mails()).findLast(({ to }) => to === email);
    const newCode = mail?.content.action?.href.split('/').at(-1) ?? '';
    expect([await statusOf(code), await statusOf(newCode)]).toEqual([404, 200]);
    const { state, expiresOn } = await app.db.selectFrom('invitation').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect([state, expiresOn > new Date()]).toEqual(['pending', true]);
    expect(await tryAgain(guid)).toEqual(refused('newer_sent'));
  });

  test('does not go again when it is closed, and an older mail leaves the link of a newer one alone', async () => {
    for (const state of ['accepted', 'declined', 'revoked'] as const) {
      const { email, guid } = await invited();
      await setInvitation(email, { state, answeredOn: new Date() });
      expect(await tryAgain(guid)).toEqual(refused(`invitation_${state}`));
    }
    const { email, guid } = await invited();
    const { guid: invitationGuid } = await app.db
      .selectFrom('invitation')
      .select('guid')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await admin.send('POST', `/api/userinvitations/${invitationGuid}:resend`);
    expect(await tryAgain(guid)).toEqual(refused('newer_sent'));
    await app.ownerDb.deleteFrom('invitation').where('email', '=', email).execute();
    const newest = (await app.mails()).findLast(({ to }) => to === email)?.guid ?? '';
    await setFailed(newest);
    expect(await tryAgain(newest)).toEqual(refused('invitation_gone'));
  });
});

const resendMany = async (body: object) => (await admin.send('POST', '/api/mails:resend', body)).json<ManyResent>();

test('many mails go again, and each that does not says why', async () => {
  const [good, dead] = [await failed('auth.password_changed'), await failed('auth.reset', { path: '/reset/weg' })];
  const unknown = randomUUID();
  const answer = await resendMany({ guids: [good, dead, unknown, good] });
  expect(answer.sent).toHaveLength(1);
  expect(answer.left).toBe(0);
  expect(answer.refused).toEqual([
    { guid: unknown, refusal: 'not_found' },
    { guid: dead, refusal: 'link_gone' },
  ]);
  const { resentAs } = await app.db.selectFrom('mail').select('resentAs').where('guid', '=', good).executeTakeFirstOrThrow();
  expect([resentAs]).toEqual(answer.sent);
  expect(await resendMany({ guids: [good] })).toEqual({ sent: [], refused: [{ guid: good, refusal: 'newer_sent' }], left: 0 });
});

test('everything that failed in the last week goes again, a hundred at a time, and nothing goes twice', async () => {
  const first = await failed('auth.password_changed');
  await sql`insert into mail (kind, language, to_address, user_guid, subject, content, state, created_on)
    select kind, language, to_address, user_guid, subject, content, state, created_on - n * interval '1 minute'
    from mail, generate_series(1, 101) n where guid = ${first}`.execute(app.db);
  const old = await failed('auth.password_changed');
  await app.db
    .updateTable('mail')
    .set({ createdOn: new Date(Date.now() - 8 * 86_400_000) })
    .where('guid', '=', old)
    .execute();
  await failed('auth.reset', { path: '/reset/weg' });
  expect((await admin.get('/api/mails')).json()).toMatchObject({ failedCount: 102 });
  const counts = ({ sent: done, refused: not, left }: ManyResent) => [done.length, not.length, left];
  expect(counts(await resendMany({}))).toEqual([100, 1, 2]);
  expect(counts(await resendMany({}))).toEqual([2, 1, 0]);
  expect(counts(await resendMany({}))).toEqual([0, 1, 0]);
  expect((await admin.get('/api/mails')).json()).toMatchObject({ failedCount: 0 });
});

test('of two who send a mail again at the same moment, one does', async () => {
  const guid = await failed('auth.password_changed');
  const answers = await Promise.all([1, 2].map(() => admin.send('POST', `/api/mails/${guid}:resend`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await mailRows()).toHaveLength(2);
});

test('what came of some mails is asked without keeping the session alive', async () => {
  const guid = await failed('auth.password_changed');
  const lastUse = () => app.db.selectFrom('session').selectAll().where('userGuid', '=', admin.guid).execute();
  await app.db
    .updateTable('session')
    .set({ lastSeenOn: new Date(Date.now() - 600_000) })
    .where('userGuid', '=', admin.guid)
    .execute();
  const before = await lastUse();
  const answer = await admin.get(`/api/mails:deliveries?guids=${guid},${randomUUID()}`);
  expect(answer.json()).toMatchObject([{ guid, state: 'failed', refusal: null, isRenewed: false }]);
  expect(await lastUse()).toEqual(before);
  expect((await admin.get('/api/mails:deliveries?guids=x')).statusCode).toBe(400);
  const most = new URLSearchParams({ guids: Array.from({ length: deliveriesAtOnce }, () => guid).join(',') });
  expect((await admin.get(`/api/mails:deliveries?${most}`)).statusCode).toBe(200);
  expect((await admin.send('POST', '/api/mails:resend', { guids: [] })).statusCode).toBe(422);
  expect((await admin.send('POST', '/api/mails:resend', { all: true })).statusCode).toBe(400);
});

test('R8 a mail that somebody waits for goes before the others when it is sent again, too', async () => {
  const priorityOfCopy = async (guid: string) => {
    const copy = (await admin.send('POST', `/api/mails/${guid}:resend`)).json<{ guid: string }>().guid;
    const { rows } = await sql<{ priority: number }>`select priority from pgboss.job where data ->> 'mailGuid' = ${copy}`.execute(
      app.ownerDb,
    );
    return rows[0]?.priority ?? 0;
  };
  const awaited = await priorityOfCopy(await failed('auth.reset', { path: await link() }));
  expect(awaited).toBeGreaterThan(await priorityOfCopy(await failed('second-factors.passkeyAdded', { path: await link() })));
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import type { MailDelivery } from '../model/mail.contract.ts';
import { mailInLog } from '../testing/mail-in-log.ts';

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
  await sql`delete from pgboss.job`.execute(app.ownerDb);
});

const inLog = (state: MailDelivery['state']) =>
  mailInLog(app, { kind: 'auth.password_changed', to: reader.email, userGuid: reader.guid, state, path: '/geheim' });

const queuedJobs = async () => {
  const { rows } = await sql<{ guid: string }>`select data->>'mailGuid' as guid from pgboss.job order by created_on`.execute(app.ownerDb);
  return rows.map(({ guid }) => guid);
};

test('an admin reads which mails went to whom and what came of them, and never what they say', async () => {
  const { guid } = await inLog('sent');
  const answer = await admin.get('/api/mails');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    total: 1,
    mails: [
      { guid, kind: 'auth.password_changed', to: reader.email, userGuid: reader.guid, state: 'sent', subject: 'Nieuws', refusal: null },
    ],
  });
  expect(answer.body).not.toMatch(/geheim|content"/);
});

test('mails are filtered by state and address and come as many at a time as are asked for, the newest first', async () => {
  await inLog('failed');
  await sql`insert into mail (kind, language, to_address, subject, state, created_on)
    select 'auth.welcome', 'nl', 'nr' || n || '@plein.test', 'Welkom', 'sent', now() - n * interval '1 minute'
    from generate_series(1, 60) n`.execute(app.db);
  const ask = async (query: string) => (await admin.get(`/api/mails?${query}`)).json<{ total: number; mails: { to: string }[] }>();
  expect(await ask('state=failed')).toMatchObject({ total: 1, mails: [{ state: 'failed' }] });
  expect((await ask('state=sent')).mails.map(({ to }) => to).slice(0, 2)).toEqual(['nr1@plein.test', 'nr2@plein.test']);
  expect((await ask('state=sent')).mails).toHaveLength(25);
  const second = await ask('state=sent&pageNumber=2&itemCount=50');
  expect([second.total, second.mails.length, second.mails.at(-1)?.to]).toEqual([60, 10, 'nr60@plein.test']);
  expect((await admin.get('/api/mails?itemCount=101')).statusCode).toBe(400);
  expect((await ask('q=NR12@')).mails.map(({ to }) => to)).toEqual(['nr12@plein.test']);
  expect(await ask('q=nr%25')).toMatchObject({ total: 0 });
  expect((await admin.get('/api/mails?state=lost')).statusCode).toBe(400);
});

test('a mail is sent again as a new one, which is written down', async () => {
  const { guid, content } = await inLog('failed');
  const answer = await admin.send('POST', `/api/mails/${guid}:resend`);
  expect(answer.statusCode).toBe(200);
  const { guid: copy } = answer.json<{ guid: string }>();
  expect(copy).not.toBe(guid);
  expect(await queuedJobs()).toEqual([guid, copy]);
  expect(await app.mails()).toMatchObject([
    { guid, state: 'failed' },
    { guid: copy, state: 'waiting', to: reader.email, content },
  ]);
  const audit = await app.db.selectFrom('audit').selectAll().where('type', '=', 'mail.resent').executeTakeFirstOrThrow();
  expect(audit).toMatchObject({ subjectGuid: guid, actorGuid: admin.guid });
  expect(JSON.stringify(audit)).not.toContain(reader.email);
});

test('one that still waits, that has nothing to say any more or that never was is not sent again', async () => {
  const { guid: waiting } = await inLog('waiting');
  const { guid: emptied } = await inLog('sent');
  await app.db.updateTable('mail').set({ content: null }).where('guid', '=', emptied).execute();
  const answers = [waiting, emptied, reader.guid].map((guid) => admin.send('POST', `/api/mails/${guid}:resend`));
  const found = (await Promise.all(answers)).map((answer) => [answer.statusCode, answer.json<{ code: string }>().code]);
  expect(found).toEqual([
    [409, 'mail.still_waiting'],
    [409, 'mail.content_gone'],
    [404, 'mail.not_found'],
  ]);
  expect(await queuedJobs()).toEqual([waiting, emptied]);
});

test('nobody else sees or sends them', async () => {
  const { guid } = await inLog('sent');
  const ask = async (client: Pick<SignedInClient, 'get' | 'send'>) => [
    (await client.get('/api/mails')).statusCode,
    (await client.send('POST', `/api/mails/${guid}:resend`)).statusCode,
  ];
  expect(await ask(app.visitor)).toEqual([401, 401]);
  expect(await ask(reader)).toEqual([403, 403]);
  expect(await queuedJobs()).toEqual([guid]);
});

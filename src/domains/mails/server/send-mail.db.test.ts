import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMail, type MailToSend } from '#domains/mails/server/index.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

afterAll(() => app.close());

const content = {
  subject: 'Nieuw wachtwoord',
  title: 'Kies een nieuw wachtwoord',
  paragraphs: ['U vroeg om een nieuw wachtwoord.'],
  action: { label: 'Wachtwoord kiezen', href: 'http://localhost:3000/reset/geheim-woord' },
};
const mail = { kind: 'auth.reset', to: 'noor@plein.test', userGuid: null, language: 'nl', content } as const satisfies MailToSend;

test('a mail is queued with its content unreadable in the database', async () => {
  await app.system.transact((tx) => sendMail(app.system, tx, mail));
  expect(await app.mails()).toMatchObject([{ kind: 'auth.reset', to: 'noor@plein.test', state: 'waiting', content }]);
  const row = await app.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  expect(row.content?.includes('geheim-woord')).toBe(false);
});

test('a change that is rolled back queues no mail', async () => {
  const before = await app.mails();
  const failing = app.system.transact(async (tx) => {
    await sendMail(app.system, tx, mail);
    throw new Error('the change failed');
  });
  await expect(failing).rejects.toThrow('the change failed');
  expect(await app.mails()).toEqual(before);
});

test.each([
  ['a line break in the subject', { ...mail, content: { ...content, subject: 'Hallo\r\nBcc: ander@plein.test' } }],
  ['a line break in the address', { ...mail, to: 'noor@plein.test\r\nBcc: ander@plein.test' }],
  ['a second address', { ...mail, to: 'noor@plein.test,ander@plein.test' }],
  ['a name around the address', { ...mail, to: 'Noor <noor@plein.test>' }],
  ['an address that is a script', { ...mail, content: { ...content, action: { label: 'Klik', href: 'javascript:alert(1)' } } }],
])('%s is refused, and nothing is queued', async (_, refused) => {
  const before = await app.mails();
  await expect(app.system.transact((tx) => sendMail(app.system, tx, refused))).rejects.toThrow();
  expect(await app.mails()).toEqual(before);
});

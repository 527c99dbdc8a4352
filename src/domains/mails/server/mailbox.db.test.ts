import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionCookieName } from '#domains/auth/server/index.ts';
import { sendMail } from '#domains/mails/server/index.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ownerDb.deleteFrom('mail').execute();
});

const send = (language: 'nl' | 'en' = 'nl') =>
  app.system.transact((tx) =>
    sendMail(app.system, tx, {
      kind: 'auth.verify',
      to: 'noor@plein.test',
      userGuid: null,
      language,
      content: {
        subject: 'Bevestig uw adres',
        title: 'Dag <script>alert(1)</script>',
        paragraphs: ['Klik op de knop.'],
        action: { label: 'Bevestigen', href: `${app.config.publicOrigin}/verify/woord` },
        after: ['De link werkt 24 uur.'],
      },
    }),
  );

test('on a machine of one’s own every mail can be read in the browser, and its link followed', async () => {
  expect((await app.visitor.get('/dev/mail')).body).toContain('Er is nog niets gemaild.');
  const guid = await send();
  const list = await app.visitor.get('/dev/mail');
  expect(list.body).toContain(`href="/dev/mail/${guid}"`);
  expect(list.body).toContain('noor@plein.test');
  const mail = await app.visitor.get(`/dev/mail/${guid}`);
  expect(mail.statusCode).toBe(200);
  for (const words of ['Bevestig uw adres', 'Klik op de knop.', 'De link werkt 24 uur.']) expect(mail.body).toContain(words);
  expect(mail.body).toContain(`href="${app.config.publicOrigin}/verify/woord"`);
  expect(mail.body).toContain('Dag &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail.body).not.toContain('<script>alert');
});

test('the mailbox is there in English, and says what language a mail is in', async () => {
  const guid = await send('nl');
  expect((await app.visitor.get('/en/dev/mail')).body).toContain('Email on this computer');
  const mail = await app.visitor.get(`/en/dev/mail/${guid}`);
  expect(mail.body).toContain('All emails');
  expect(mail.body).toMatch(/<h1[^>]* lang="nl"[^>]*>Bevestig uw adres<\/h1>/);
});

test('a mail whose text was forgotten says so', async () => {
  const guid = await send();
  await app.db.updateTable('mail').set({ content: null }).where('guid', '=', guid).execute();
  expect((await app.visitor.get(`/dev/mail/${guid}`)).body).toContain('na een week gewist');
});

test('anywhere else there is no mailbox, not even for an admin', async () => {
  const guid = await send();
  const admin = await app.signedIn({ isAdmin: true });
  await updateSetting(app.system, 'requireSecondFactor', false);
  const elsewhere = await app.secondInstance({ PUBLIC_ORIGIN: 'https://plein.example', RATE_LIMITS: 'on' });
  const cookies = { [sessionCookieName(true)]: admin.cookies[sessionCookieName(false)] ?? '' };
  const adminElsewhere = elsewhere.as({ ...admin, cookies });
  const host = { host: 'plein.example' };
  expect((await adminElsewhere.get('/api/mails', host)).statusCode).toBe(200);
  for (const client of [elsewhere.visitor, adminElsewhere]) {
    for (const path of ['/dev/mail', `/dev/mail/${guid}`]) {
      const answer = await client.get(path, host);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expect(answer.body).not.toContain('Bevestig');
    }
    expect((await client.get(`/api/route?path=/dev/mail/${guid}`, host)).body).not.toContain('verify/woord');
  }
});

test('E7 links in mails carry the public origin, whatever host a request names', async () => {
  const person = await app.signedIn();
  for (const host of ['127.0.0.1', '127.0.0.1:1234']) {
    await app.visitor.post('/reset', { email: person.email }, { host, 'x-forwarded-host': 'evil.example', origin: `http://${host}` });
  }
  await app.visitor.post('/reset', { email: person.email }, { host: 'evil.example' });
  const mails = await app.mails();
  expect(mails.length).toBeGreaterThan(0);
  for (const { content } of mails) {
    expect(content.action?.href).toMatch(/^http:\/\/localhost:3000\//);
    expect(JSON.stringify(content)).not.toMatch(/evil|127\.0\.0\.1/);
  }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentVersions } from '#domains/consent/model/consent.ts';
import { cookieOf, testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ActivityPage } from '../model/account.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('R1.10 a person reads what they did themselves, newest first, and nothing of anybody else', async () => {
  const [person, other] = [await app.signedIn(), await app.signedIn()];
  await other.send('PUT', '/api/profiles:loggedIn', { firstName: 'Vreemd' });
  await person.send('PUT', '/api/profiles:loggedIn', { firstName: 'Eva' });
  const { items, total } = (await person.get('/api/profiles:activity')).json<ActivityPage>();
  expect(items.map(({ type }) => type)).toEqual(['user.profile_changed', 'session.started']);
  expect(total).toBe(2);
});

test('what others are called is told only to who may read the log; titles to who works on content', async () => {
  const [admin, other] = [await app.signedIn({ isAdmin: true }), await app.signedIn({ firstName: 'Vreemd' })];
  await admin.send('POST', `/api/users/${other.guid}:deactivate`);
  const told = async () => (await admin.get('/api/profiles:activity')).json<ActivityPage>().items[0]?.object;
  expect(await told()).toMatchObject({ guid: other.guid, name: 'Vreemd van der Haven' });
  await app.db.updateTable('appUser').set({ isAdmin: false }).where('guid', '=', admin.guid).execute();
  expect(await told()).toMatchObject({ guid: other.guid, name: '' });
});

test('activity comes in pages', async () => {
  const person = await app.signedIn();
  for (let turn = 0; turn < 26; turn++) await person.send('PUT', '/api/profiles:loggedIn', { firstName: `Eva ${turn}` });
  const second = (await person.get('/api/profiles:activity?pageNumber=2')).json<ActivityPage>();
  expect(second.items.map(({ type }) => type)).toEqual(['user.profile_changed', 'session.started']);
  expect(second.total).toBe(27);
  expect((await person.get('/api/profiles:activity?pageNumber=9')).json()).toEqual({ items: [], total: 27 });
});

test('a person reads which terms they accepted and when', async () => {
  const person = await app.signedIn({ hasAcceptedTerms: false });
  const privacy = async () => (await person.get('/api/profiles:privacy')).json<Record<string, unknown>>();
  expect(await privacy()).toEqual({
    termsOfUseVersion: 1,
    termsOfUseVersionAccepted: null,
    termsOfUseAcceptedOn: null,
    cookies: null,
    deleteOn: null,
  });
  await person.send('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted: 1 });
  const { termsOfUseVersionAccepted, termsOfUseAcceptedOn } = await privacy();
  expect(termsOfUseVersionAccepted).toBe(1);
  expect(Math.abs(Date.parse(String(termsOfUseAcceptedOn)) - Date.now())).toBeLessThan(60_000);
  await person.send('PUT', '/api/profiles:loggedIn', { termsOfUseVersionAccepted: null });
  expect(await privacy()).toMatchObject({ termsOfUseVersionAccepted: null, termsOfUseAcceptedOn: null });
});

test('R3.46 the privacy page says which cookies were chosen and when, from what the browser remembers', async () => {
  const person = await app.signedIn();
  const chosen = { categories: ['required', 'analytical', 'translation'], date: '2026-11-02T10:00:00.000Z' };
  const told = async (version: number) => {
    const plein_consent = encodeURIComponent(JSON.stringify({ ...chosen, version }));
    const cookie = cookieOf({ ...person, cookies: { ...person.cookies, plein_consent } });
    return (await app.visitor.get('/api/profiles:privacy', { cookie: cookie.slice('Cookie: '.length) })).json<{ cookies: unknown }>()
      .cookies;
  };
  expect(await told(consentVersions.ownCounting)).toEqual(chosen);
  expect(await told(consentVersions.outsideAnalytics), 'a choice about another text').toBeNull();
});

test('R6.02 R2.24 R2.33 the five pages of an account are there for who is signed in, and no other', async () => {
  const person = await app.signedIn();
  const pages = {
    profile: 'value="Noor"',
    preferences: 'Meldingen sluiten',
    activity: 'U bent ingelogd.',
    privacy: 'Gebruiksvoorwaarden',
    security: 'Wachtwoord',
  };
  for (const [category, shown] of Object.entries(pages)) {
    const page = await person.get(`/account/${category}`);
    expect(page.statusCode).toBe(200);
    expect(page.body.slice(page.body.indexOf('<main'), page.body.indexOf('</main>'))).toContain(shown);
    expect((await app.visitor.get(`/en/account/${category}`)).statusCode).toBe(401);
  }
  expect((await person.get('/account/salary')).statusCode).toBe(404);
});

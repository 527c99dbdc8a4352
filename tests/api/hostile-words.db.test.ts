import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite } from '#domains/invitations/testing/invite.ts';
import { testApp, type SignedInClient, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;
let person: SignedInClient;
let role: string;

/** Ends every place in a page where a name can stand, and begins a script there. */
const hostile = `"'></script></title><img src=x onerror=alert(1)>{{7*7}}`;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
  person = await app.signedIn();
  const names = { firstName: hostile, middleName: hostile, lastName: hostile, properties: [{ key: 'alias', value: hostile }] };
  for (const somebody of [person, admin]) await somebody.send('PUT', '/api/profiles:loggedIn', names);
  const made = await admin.send('POST', '/api/roles', { nameNl: hostile, nameEn: hostile, description: hostile });
  role = made.json<{ guid: string }>().guid;
  await admin.send('POST', '/api/users:roles', { guids: [person.guid], add: [role] });
  await admin.send('PUT', '/api/platformsettingvalues/platformName', { value: { nl: hostile, en: hostile } }, { 'if-match': '"0"' });
  await invite(app, admin, { roleIds: [role], message: hostile });
  await app.server.contentVersion.refresh();
});
afterAll(() => app.close());

/** The page without what its data says as JSON, where `<` is written in another way. */
function expectOnlyText(body: string): void {
  expect(body).not.toMatch(/<img src=x/i);
  for (const [tag] of body.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(/type="(?:module|application\/json|speculationrules)"|src="\//);
  for (const [, json = ''] of body.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)) {
    expect(() => JSON.parse(json) as unknown).not.toThrow();
  }
}

describe('C1 what people and admins call things is text', () => {
  test('C1 and is kept as it was written', async () => {
    const { items } = (await admin.get('/api/users')).json<{ items: object[] }>();
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ guid: person.guid, firstName: hostile, roleIds: [role] })]));
  });

  test.each([
    '/',
    '/account/profile',
    '/account/activity',
    '/admin/users',
    '/admin/roles',
    '/admin/users/{person}/profile',
    '/en/admin/users',
  ])('C1 on %s', async (path) => {
    const { statusCode, body } = await admin.get(path.replace('{person}', person.guid));
    expect([200, 404]).toContain(statusCode);
    expectOnlyText(body);
  });

  test('C1 on the page of an invitation, and on the sign-in page', async () => {
    const { code } = await invite(app, admin, { roleIds: [role] });
    for (const path of [`/invitation/${code}`, '/login', '/reset']) expectOnlyText((await app.visitor.get(path)).body);
  });

  test('C1 in every mail it stands as it was written, and its subject is one line', async () => {
    await app.visitor.post('/reset', { email: person.email });
    const mails = await app.mails();
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['invitation.invite', 'auth.reset']));
    for (const { content } of mails) {
      expect(content.subject).toContain(hostile);
      expect(content.subject).not.toMatch(/[\r\n\u2028\u2029]/);
    }
  });
});

test.each(['Plein\nBcc: x@plein.test', 'Plein\u2028x', 'Plein\u001b[31m', 'Plein\u0085x'])(
  'B11 the platform is not called %j: mails carry its name in a header',
  async (name) => {
    const headers = { 'if-match': '"1"' };
    expect(
      (await admin.send('PUT', '/api/platformsettingvalues/platformName', { value: { nl: name, en: name } }, headers)).statusCode,
    ).toBe(422);
    expect((await admin.send('PUT', '/api/profiles:loggedIn', { firstName: name })).statusCode).toBe(422);
    expect((await admin.send('POST', '/api/roles', { nameNl: name, nameEn: randomUUID() })).statusCode).toBe(422);
  },
);

test('the longest names that somebody can have do not keep them from inviting', async () => {
  const [firstName, middleName, lastName] = ['A', 'b', 'C'].map((letter) => letter.repeat(100));
  const inviter = await app.signedIn({ isAdmin: true });
  await inviter.send('PUT', '/api/profiles:loggedIn', { firstName, middleName, lastName });
  expect((await invite(app, inviter)).code).toHaveLength(43);
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invite, type Invited } from '#domains/invitations/testing/invite.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { clientOf, testApp, type Answered, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  admin = await app.signedIn({ isAdmin: true });
});
afterAll(() => app.close());

const filledIn = {
  act: 'accept',
  firstName: 'Sam',
  middleName: 'de',
  lastName: 'Wit',
  password: 'vier losse woorden op rij',
  acceptsTerms: 'on',
};
const headingOf = ({ body }: Answered) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
const pathOf = ({ code }: Invited) => `/invitation/${code}`;

async function expired(): Promise<Invited> {
  const invited = await invite(app, admin);
  await sql`update invitation set expires_on = now() where email = ${invited.email}`.execute(app.db);
  return invited;
}

describe('the page of an invitation', () => {
  test('R2.05 stands outside the main layout, and says who invites to what', async () => {
    const page = await app.visitor.get(pathOf(await invite(app, admin, { isAdmin: true })));
    expect(page.statusCode).toBe(200);
    expect(headingOf(page)).toBe('Noor van der Haven nodigt u uit voor Plein');
    expect(page.body).toContain('Beheerder');
    expect(page.body).toContain('Minstens 15 tekens');
    expect(page.body).not.toContain('<footer');
    expect(page.body).not.toContain('aria-label="Hoofdmenu"');
  });

  test.each([
    '/',
    '/en',
    '/nergens',
    '/search',
    '/unauthorized',
    '/legal/privacy',
    '/legal/terms-of-use/nl',
    '/login',
    '/reset',
    '/account/profile',
    '/admin/users',
    '/admin/nope',
    '/settings',
  ])('R2.32 everything else sits in the main layout: %s', async (path) => {
    const invitation = await admin.get(pathOf(await invite(app, admin)));
    const page = await admin.get(`${path}${path === '/login' ? '?again' : ''}`);
    // The header of the layout has the way to one's own account; the card of an invitation does not.
    expect({ path, hasAccountMenu: page.body.includes('data-menu="account"') }).toEqual({ path, hasAccountMenu: true });
    expect(page.body).toMatch(/<header.*<main id="main"/s);
    expect(invitation.body).not.toContain('data-menu="account"');
  });

  test('R2.41 R2.46 nobody is asked about cookies there, nor about terms', async () => {
    await admin.send('PUT', '/api/platformsettingvalues/siteimproveId', { value: '12345' }, { 'if-match': '"0"' });
    expect((await app.visitor.get('/')).body).toContain('consent-title');
    const member = await app.signedIn();
    const invited = await invite(app, admin);
    expect((await app.visitor.get(pathOf(invited))).body).not.toContain('consent-title');
    const answer = (await member.get(`/api/route?path=${pathOf(invited)}`)).json<{ termsVersion?: number }>();
    expect(answer.termsVersion).toBeUndefined();
  });

  test('no search engine keeps it, no other page learns of it, and no cache has it', async () => {
    const { headers, body } = await app.visitor.get(pathOf(await invite(app, admin)));
    expect(body).toMatch(/<meta name="robots" content="noindex"/);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('exists in English', async () => {
    const page = await app.visitor.get(`/en${pathOf(await invite(app, admin))}`);
    expect(headingOf(page)).toBe('Noor van der Haven has invited you to Plein');
    expect(page.body).toContain('<html lang="en"');
  });

  test('a code that nobody has is 404 with words of its own, and no search for it', async () => {
    const page = await app.visitor.get('/invitation/verzonnen');
    expect(page.statusCode).toBe(404);
    expect(headingOf(page)).toBe('Deze uitnodiging bestaat niet');
    expect(page.body).not.toContain('type="search"');
  });
});

describe('its form, without any script', () => {
  test('accepting signs in, and the page says welcome to who accepted and to nobody else', async () => {
    const invited = await invite(app, admin);
    const answer = await app.visitor.post(pathOf(invited), filledIn);
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, pathOf(invited)]);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const newcomer = clientOf(app.server, cookies);
    expect((await newcomer.get('/api/profiles:loggedIn')).json()).toMatchObject({ email: invited.email });
    expect(headingOf(await newcomer.get(pathOf(invited)))).toBe('Welkom bij Plein, Sam de Wit');
    expect(headingOf(await (await app.signedIn()).get(pathOf(invited)))).toBe('Deze uitnodiging is al geaccepteerd');
    const after = await app.visitor.get(pathOf(invited));
    expect(headingOf(after)).toBe('Deze uitnodiging is al geaccepteerd');
    expect(after.body).toContain('href="/login"');
  });

  test.each([
    ['of a content manager who must have a second step', true, { isContentManager: true }, '/account/security', 'Tweede stap instellen'],
    ['of a content manager', false, { isContentManager: true }, '/content', 'Naar uw overzicht'],
    ['of anybody else', true, {}, '/', 'Naar Plein'],
  ])('the next step %s', async (_, isRequired, rights, href, words) => {
    const invited = await invite(app, admin, rights);
    const answer = await app.visitor.post(pathOf(invited), filledIn);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    await updateSetting(app.system, 'requireSecondFactor', isRequired);
    const { body } = await clientOf(app.server, cookies).get(pathOf(invited));
    await updateSetting(app.system, 'requireSecondFactor', false);
    expect(body).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>${words}</a>`));
  });

  test('who was invited by name finds it filled in, until it is answered', async () => {
    const email = `naam-${randomUUID()}@plein.test`;
    await admin.send('POST', '/api/userinvitations', { emails: [`Jan Willem van der Berg <${email}>`], language: 'nl' });
    const href = (await app.mails()).findLast(({ to }) => to === email)?.content.action?.href ?? '';
    const path = new URL(href).pathname;
    const { body } = await app.visitor.get(path);
    for (const part of ['Jan Willem', 'van der', 'Berg']) expect(body).toContain(`value="${part}"`);
    await app.visitor.post(path, { act: 'decline' });
    expect((await app.visitor.get(path)).body).not.toContain('Berg');
  });

  test('wrong input comes back with all that is wrong, and what was typed but the password', async () => {
    const invited = await invite(app, admin);
    const page = await app.visitor.post(pathOf(invited), { ...filledIn, lastName: '', password: 'te kort' });
    expect(page.statusCode).toBe(422);
    expect(page.body).toContain('value="Sam"');
    expect(page.body).toContain('href="#lastName"');
    expect(page.body).toContain('Uw wachtwoord is te kort. Gebruik minstens 12 tekens.');
    expect(page.body).not.toContain('te kort"');
    expect(page.body).toMatch(/<title>Fout/);
  });

  test('declined: no account, and the page says so', async () => {
    const invited = await invite(app, admin);
    const answer = await app.visitor.post(pathOf(invited), { act: 'decline' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, pathOf(invited)]);
    expect(headingOf(await app.visitor.get(pathOf(invited)))).toBe('Deze uitnodiging is geweigerd');
    expect(headingOf(await app.visitor.post(pathOf(invited), filledIn))).toBe('Deze uitnodiging is geweigerd');
  });

  test('expired: whoever invited is asked for a new one', async () => {
    const invited = await expired();
    expect(headingOf(await app.visitor.get(pathOf(invited)))).toBe('Deze uitnodiging is verlopen');
    const answer = await app.visitor.post(pathOf(invited), { act: 'ask' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, `${pathOf(invited)}?asked`]);
    expect((await app.visitor.get(`${pathOf(invited)}?asked`)).body).toContain('Wij hebben uw vraag doorgegeven');
    const mail = (await app.mails()).at(-1);
    expect(mail).toMatchObject({ kind: 'invitation.ask', to: admin.email });
    expect(mail?.content.paragraphs.join()).toContain(invited.email);
    expect(mail?.content.action?.href).toBe('http://localhost:3000/admin/users');
  });

  test('whoever invited is not asked more than three times an hour', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const invited = await expired();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await limited.visitor.post(pathOf(invited), { act: 'ask' })).statusCode);
    expect(statuses).toEqual([303, 303, 303, 429]);
  });

  test('revoked: the page says so', async () => {
    const invited = await invite(app, admin);
    await sql`update invitation set state = 'revoked' where email = ${invited.email}`.execute(app.db);
    expect(headingOf(await app.visitor.get(pathOf(invited)))).toBe('Deze uitnodiging is ingetrokken');
  });

  test('signed in as somebody else: accept as that one, or switch and come back', async () => {
    const invited = await invite(app, admin);
    const member = await app.signedIn({ firstName: 'Bo', middleName: '', lastName: 'Berg' });
    const page = await member.get(pathOf(invited));
    expect(page.body).toContain(`U bent ingelogd als Bo Berg (${member.email}).`);
    expect(page.body).toContain('Accepteren als Bo Berg');
    const answer = await member.post(pathOf(invited), { act: 'switch' });
    expect([answer.statusCode, answer.headers['location']]).toEqual([303, pathOf(invited)]);
    expect((await member.get('/api/profiles:loggedIn')).statusCode).toBe(401);
    expect((await app.visitor.get(pathOf(invited))).body).toContain('name="password"');
  });

  test('signed in with the address that was invited: one button', async () => {
    const invited = await invite(app, admin);
    const member = await app.signedIn({ email: invited.email });
    expect((await member.get(pathOf(invited))).body).not.toContain('ander e-mailadres');
    expect((await member.post(pathOf(invited), { act: 'accept' })).statusCode).toBe(303);
  });
});

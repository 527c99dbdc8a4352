import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRole } from '../../../../tests/support/roles.ts';
import { clientOf, testApp, type Answered, type Client, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { invite } from '../testing/invite.ts';

let app: TestApp;
let admin: SignedInClient;
let role: string;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signedIn({ isAdmin: true });
  role = await newRole(app);
});
afterAll(() => app.close());

const person = { firstName: 'Sam', middleName: '', lastName: 'de Wit', password: 'vier losse woorden op rij', acceptsTerms: true };

const statusOf = (code: string, client: Client = app.visitor) => client.get(`/api/userinvitation:status/${code}`);
const accept = (code: string, body: object = person, client: Client = app.visitor) =>
  client.send('POST', '/api/userinvitation:accept', { code, ...body });
const cookiesOf = (answer: Answered) => Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

async function accountOf(email: string) {
  return app.db.selectFrom('appUser').selectAll().where('email', '=', email).execute();
}

async function rolesOf(userGuid: string): Promise<string[]> {
  const rows = await app.db.selectFrom('userRole').select('roleGuid').where('userGuid', '=', userGuid).execute();
  return rows.map(({ roleGuid }) => roleGuid);
}

async function expire(email: string): Promise<void> {
  await sql`update invitation set expires_on = now() where email = ${email}`.execute(app.db);
}

describe('the status of an invitation', () => {
  test('R7.04 R3.50 who holds the code learns who invites, for what and until when', async () => {
    const { email, code } = await invite(app, admin, { isContentManager: true });
    const answer = await statusOf(code);
    expect(answer.statusCode).toBe(200);
    const { expiresOn, ...status } = answer.json<Record<string, string>>();
    expect(status).toEqual({
      state: 'pending',
      platformName: 'Plein',
      inviterName: 'Noor van der Haven',
      email: `g•••${email.slice(email.indexOf('@'))}`,
      roles: ['Contentmanager'],
      language: 'nl',
    });
    expect(Date.parse(expiresOn ?? '')).toBeGreaterThan(Date.now() + 6.9 * 24 * 3600 * 1000);
  });

  test('R3.50 address and roles are told only while it can be accepted', async () => {
    const { email, code } = await invite(app, admin, { roleIds: [role] });
    await expire(email);
    expect((await statusOf(code)).json()).toMatchObject({ state: 'expired', email: null, roles: null });
  });

  test.each(['x', 'x'.repeat(43), randomUUID(), '%00', "'--"])('F11 the guess %s is 404', async (guess) => {
    const answer = await statusOf(guess);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'invitation.not_found' });
  });

  test('R7.04 the guid of an invitation is not its code', async () => {
    const { email } = await invite(app, admin);
    const { guid } = await app.db.selectFrom('invitation').select('guid').where('email', '=', email).executeTakeFirstOrThrow();
    expect((await statusOf(guid)).statusCode).toBe(404);
  });

  test('after twenty looks in a minute the door is closed for a while', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await statusOf('x', limited.visitor)).statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('accepting', () => {
  test('R7.05 R7.06 makes the account with names and password, gives what was promised, and signs in', async () => {
    const { email, code } = await invite(app, admin, { roleIds: [role], isContentManager: true });
    const answer = await accept(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toBe(true);
    const signedIn = clientOf(app.server, cookiesOf(answer));
    expect((await signedIn.get('/api/profiles:loggedIn')).json()).toMatchObject({
      firstName: 'Sam',
      lastName: 'de Wit',
      email,
      isContentManager: true,
      isAdmin: false,
      termsOfUseVersionAccepted: 1,
    });
    const [account] = await accountOf(email);
    expect(await rolesOf(account?.guid ?? '')).toEqual([role]);
    expect(account?.emailVerifiedOn).toBeInstanceOf(Date);
    expect((await app.visitor.post('/login', { email, password: person.password })).statusCode).toBe(303);
    expect((await statusOf(code)).json()).toMatchObject({ state: 'accepted', email: null, roles: null });
  });

  test('the newcomer finds this first sign-in among the recent events of their account', async () => {
    const { code } = await invite(app, admin);
    const signedIn = clientOf(app.server, cookiesOf(await accept(code)));
    const events = (await signedIn.get('/api/audit:ownSecurity')).json<{ type: string }[]>();
    expect(events.map(({ type }) => type)).toEqual(['session.started']);
  });

  test('J3 what somebody may since they accepted is in the audit log, with an account of their own and with a new one', async () => {
    const rights = { isContentManager: true, roleIds: [role] };
    const [joined, made] = [await invite(app, admin, rights), await invite(app, admin, rights)];
    const member = await app.signedIn();
    expect((await accept(joined.code, {}, member)).statusCode).toBe(200);
    expect((await accept(made.code)).statusCode).toBe(200);
    const [newcomer] = await accountOf(made.email);
    for (const guid of [member.guid, newcomer?.guid ?? '']) {
      const lines = await app.db
        .selectFrom('audit')
        .select('details')
        .where('type', '=', 'user.rights_received')
        .where('subjectGuid', '=', guid)
        .execute();
      expect(lines.map(({ details }) => details)).toEqual([
        {
          fields: ['isContentManager', 'roleIds'],
          changes: [{ field: 'isContentManager', from: false, to: true }],
          add: [role],
          remove: [],
        },
      ]);
    }
  });

  test('R7.06 F11 of twenty at the same moment one gets the account, and the others nothing', async () => {
    const { email, code } = await invite(app, admin, { roleIds: [role] });
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(code)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // 503: so many passwords at once make some wait too long, which is as good as taken.
    expect(statuses.filter((status) => status === 409 || status === 503)).toHaveLength(19);
    const accounts = await accountOf(email);
    expect(accounts).toHaveLength(1);
    expect(await rolesOf(accounts[0]?.guid ?? '')).toEqual([role]);
    const sessions = await app.db
      .selectFrom('session')
      .select('guid')
      .where('userGuid', '=', accounts[0]?.guid ?? '')
      .execute();
    expect(sessions).toHaveLength(1);
  }, 60_000);

  test('F11 of ten who join with an account and ten who make one, one gets it', async () => {
    const { email, code } = await invite(app, admin, { isAdmin: true });
    const member = await app.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? accept(code, {}, member) : accept(code))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const admins = await app.db.selectFrom('appUser').select('guid').where('isAdmin', '=', true).where('guid', '!=', admin.guid).execute();
    expect(admins).toHaveLength(1);
    expect((await accountOf(email)).length + (admins[0]?.guid === member.guid ? 1 : 0)).toBe(1);
  }, 60_000);

  test.each([
    { title: 'roles', sent: { roleIds: [randomUUID()] } },
    { title: 'flags', sent: { isAdmin: true } },
    { title: 'another address', sent: { email: 'ander@plein.test' } },
  ])('B2 $title that are sent along are refused and change nothing', async ({ sent }) => {
    const { email, code } = await invite(app, admin);
    expect((await accept(code, { ...person, ...sent })).statusCode).toBe(400);
    expect(await accountOf(email)).toEqual([]);
    expect((await statusOf(code)).json()).toMatchObject({ state: 'pending' });
  });

  test('B2 a role that was removed since is not given, the others are', async () => {
    const [gone, kept] = [await newRole(app), await newRole(app)];
    const { email, code } = await invite(app, admin, { roleIds: [gone, kept] });
    await app.db.deleteFrom('role').where('guid', '=', gone).execute();
    expect((await accept(code)).statusCode).toBe(200);
    const [account] = await accountOf(email);
    expect(await rolesOf(account?.guid ?? '')).toEqual([kept]);
  });

  test('every field that is wrong is told at once, and the invitation stays open', async () => {
    const { code } = await invite(app, admin);
    const answer = await accept(code, { firstName: ' ', lastName: '', password: 'kort', acceptsTerms: false });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: object[] }>().errors).toEqual([
      { path: 'firstName', code: 'first_name_missing' },
      { path: 'lastName', code: 'last_name_missing' },
      { path: 'password', code: 'password.too_short' },
      { path: 'acceptsTerms', code: 'terms_missing' },
    ]);
    expect((await statusOf(code)).json()).toMatchObject({ state: 'pending' });
  });

  test('F3 who will manage content needs a longer password', async () => {
    const short = { ...person, password: 'twaalf teken' };
    expect((await accept((await invite(app, admin, { isContentManager: true })).code, short)).statusCode).toBe(422);
    expect((await accept((await invite(app, admin)).code, short)).statusCode).toBe(200);
  });

  test('F11 expired, declined, revoked and used invitations are closed, and say which', async () => {
    const late = await invite(app, admin);
    await expire(late.email);
    const declined = await invite(app, admin);
    expect((await app.visitor.send('POST', '/api/userinvitation:decline', { code: declined.code })).json()).toBe(true);
    const used = await invite(app, admin);
    await accept(used.code);
    for (const [code, state] of [
      [late.code, 'expired'],
      [declined.code, 'declined'],
      [used.code, 'accepted'],
    ] as const) {
      for (const answer of [await accept(code), await app.visitor.send('POST', '/api/userinvitation:decline', { code })]) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ code: 'invitation.closed', details: { state } });
      }
    }
    expect(await accountOf(late.email)).toEqual([]);
    expect(await accountOf(declined.email)).toEqual([]);
  });

  test('F11 a plus in the address is part of it: an account of its own, once', async () => {
    const { email, code } = await invite(app, admin, { email: `noor+gast-${randomUUID()}@plein.test` });
    expect((await accept(code)).statusCode).toBe(200);
    expect(await accountOf(email)).toHaveLength(1);
  });

  test('the address got an account meanwhile: nobody takes it over, and it can join by signing in', async () => {
    const { email, code } = await invite(app, admin, { roleIds: [role] });
    const member = await app.signedIn({ email });
    const answer = await accept(code);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'invitation.account_exists' });
    expect((await app.visitor.post('/login', { email, password: member.password })).statusCode).toBe(303);
    expect((await accept(code, {}, member)).statusCode).toBe(200);
    expect(await rolesOf(member.guid)).toEqual([role]);
  });
});

describe('accepting with the account one is signed in with', () => {
  test('F4 F11 that account gets the roles, under a new session; its other sessions end', async () => {
    const { email, code } = await invite(app, admin, { roleIds: [role], isContentManager: true });
    const member = await app.signedIn();
    const elsewhere = await app.visitor.post('/login', { email: member.email, password: member.password });
    const answer = await accept(code, {}, member);
    expect(answer.statusCode).toBe(200);
    expect((await member.get('/api/profiles:loggedIn')).statusCode).toBe(401);
    expect((await clientOf(app.server, cookiesOf(elsewhere)).get('/api/profiles:loggedIn')).statusCode).toBe(401);
    const renewed = clientOf(app.server, cookiesOf(answer));
    expect((await renewed.get('/api/profiles:loggedIn')).json()).toMatchObject({ guid: member.guid, isContentManager: true });
    expect(await rolesOf(member.guid)).toEqual([role]);
    expect(await accountOf(email)).toEqual([]);
  });

  test('a session that was proved long ago is still one that was, and dangerous acts ask for a proof', async () => {
    const { code } = await invite(app, admin);
    const member = await app.signedIn();
    const provenOn = new Date('2026-01-01T12:00:00Z');
    await app.db.updateTable('session').set({ provenOn }).where('userGuid', '=', member.guid).execute();
    const answer = await accept(code, {}, member);
    const change = { currentPassword: member.password, password: 'een heel ander wachtwoord 42' };
    const refused = await clientOf(app.server, cookiesOf(answer)).send('POST', '/api/account:password', change);
    expect(refused.json()).toMatchObject({ code: 'auth.proof_needed' });
  });

  test('what somebody has already stays', async () => {
    const { code } = await invite(app, admin);
    const manager = await app.signedIn({ isContentManager: true });
    const answer = await accept(code, {}, manager);
    expect((await clientOf(app.server, cookiesOf(answer)).get('/api/profiles:loggedIn')).json()).toMatchObject({ isContentManager: true });
  });

  test('F7 not with an account that was switched off', async () => {
    const { code } = await invite(app, admin, { isAdmin: true });
    const inactive = await app.signedIn();
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', inactive.guid).execute();
    expect((await accept(code, {}, inactive)).json()).toMatchObject({ code: 'account_inactive' });
    expect((await statusOf(code)).json()).toMatchObject({ state: 'pending' });
  });
});

test('without passwords on this site an account is not made by one', async () => {
  const other = await app.secondInstance({
    LOCAL_LOGIN: 'off',
    OIDC_ISSUER: 'https://id.plein.test',
    OIDC_CLIENT_ID: 'plein',
    OIDC_CLIENT_SECRET: 'x',
  });
  const { code } = await invite(app, admin);
  expect((await accept(code, person, other.visitor)).json()).toMatchObject({ code: 'invitation.password_login_off' });
});

test('R7.04 the status speaks the language that is asked for', async () => {
  const { code } = await invite(app, admin, { isContentManager: true });
  const answer = await app.visitor.get(`/api/userinvitation:status/${code}?lang=en`, { 'accept-language': 'nl' });
  expect(answer.json()).toMatchObject({ roles: ['Content manager'] });
});

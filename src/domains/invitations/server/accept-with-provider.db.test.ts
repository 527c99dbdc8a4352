import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cookiesOf, withProvider } from '#domains/identities/testing/openid-people.ts';
import { newRole } from '../../../../tests/support/roles.ts';
import { clientOf, type Instance } from '../../../../tests/support/test-app.ts';
import { invite, type Invited } from '../testing/invite.ts';

const { provider, app, people } = await withProvider();
const onlyProvider = await app.secondInstance({ LOCAL_LOGIN: '0' });
const admin = await app.signedIn({ isAdmin: true });

const leavingFor = ({ code }: Pick<Invited, 'code'>, prefix = '') => `${prefix}/login/openid?invitation=${code}`;
const acceptAt = (invited: Invited, subject: string, at?: Instance) =>
  people.signIn(subject, { path: leavingFor(invited), ...(at && { at }) });
const accountsOf = (email: string) => app.db.selectFrom('appUser').selectAll().where('email', '=', email).execute();
const stateOf = async (code: string) => (await app.visitor.get(`/api/userinvitation:status/${code}`)).json<{ state: string }>().state;

describe('accepting with who somebody is at the provider', () => {
  test.each([
    ['beside passwords', () => app],
    ['where nobody has a password', () => onlyProvider],
  ])('R7.06 R7.38 makes the invited account, links the two and signs in, %s', async (_, instance) => {
    const at = instance() as Instance;
    const role = await newRole(app);
    const invited = await invite(app, admin, { roleIds: [role], isContentManager: true });
    const page = await at.visitor.get(`/invitation/${invited.code}`);
    expect(page.body).toContain(`href="${leavingFor(invited)}"`);
    expect(page.body).toContain(`Accepteren met ${new URL(provider.issuer).host}`);
    const { subject } = people.stranger();
    const answer = await acceptAt(invited, subject, at);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/invitation/${invited.code}`]);
    const profile = (await people.profileOf(answer)).json<{ guid: string }>();
    // The address is the invited one, whatever the provider says.
    expect(profile).toMatchObject({ email: invited.email, firstName: 'Sanne', lastName: 'Bakker', isContentManager: true, isAdmin: false });
    const roles = await app.db.selectFrom('userRole').select('roleGuid').where('userGuid', '=', profile.guid).execute();
    expect(roles).toEqual([{ roleGuid: role }]);
    expect((await people.profileOf(await people.signIn(subject, { at }))).json()).toMatchObject({ guid: profile.guid });
    expect(await stateOf(invited.code)).toBe('accepted');
    const audit = await app.db.selectFrom('audit').select('type').where('subjectGuid', '=', profile.guid).orderBy('id').execute();
    // Once by accepting, once more with what was linked.
    expect(audit.map(({ type }) => type)).toEqual([
      'user.created',
      'user.identity_linked',
      'user.rights_received',
      'session.started',
      'session.started',
    ]);
  });

  test('the provider asks who it is, also of who is signed in there', async () => {
    const { location } = await people.begin(app.visitor, leavingFor(await invite(app, admin)));
    expect(location.searchParams.get('prompt')).toBe('login');
  });

  test('R7.06 F11 of five people at the same moment one gets the account, and the others read that it is taken', async () => {
    const invited = await invite(app, admin);
    const returns = [];
    for (let count = 0; count < 5; count += 1) {
      const { subject } = people.stranger();
      const { location, cookies } = await people.begin(app.visitor, leavingFor(invited));
      returns.push({ subject, cookies, back: await provider.visit(location.href, subject) });
    }
    const answers = await Promise.all(returns.map(({ cookies, back }) => people.comeBack(cookies, back)));
    expect(answers.filter(({ headers }) => headers.location === `/invitation/${invited.code}`)).toHaveLength(1);
    expect(await accountsOf(invited.email)).toHaveLength(1);
    const subjects = returns.map(({ subject }) => subject);
    expect(await app.db.selectFrom('userIdentity').select('guid').where('subject', 'in', subjects).execute()).toHaveLength(1);
    const loser = answers.find(({ headers }) => headers.location !== `/invitation/${invited.code}`);
    expect((await app.visitor.get(loser?.headers.location ?? '')).body).toContain('Deze uitnodiging is al geaccepteerd');
  });

  test('F11 of two invitations accepted by one person at the same moment, one is', async () => {
    const { subject } = people.stranger();
    const returns = [];
    for (const invited of [await invite(app, admin), await invite(app, admin)]) {
      const { location, cookies } = await people.begin(app.visitor, leavingFor(invited));
      returns.push({ cookies, back: await provider.visit(location.href, subject) });
    }
    await Promise.all(returns.map(({ cookies, back }) => people.comeBack(cookies, back)));
    expect(await app.db.selectFrom('userIdentity').select('guid').where('subject', '=', subject).execute()).toHaveLength(1);
  });
});

describe('what does not link', () => {
  test('F12 a known address alone: an account with the invited address is told of, and stays as it is', async () => {
    const invited = await invite(app, admin);
    const holder = await app.signedIn({ email: invited.email });
    const { subject } = people.stranger({ email: invited.email });
    const answer = await acceptAt(invited, subject);
    const page = await app.visitor.get(answer.headers.location ?? '');
    expect(page.body).toContain('Er is al een account met dit e-mailadres.');
    expect(await stateOf(invited.code)).toBe('pending');
    expect(await app.db.selectFrom('userIdentity').select('guid').where('userGuid', '=', holder.guid).execute()).toEqual([]);
  });

  test('somebody with an account here is signed in, and decides on the page with which one', async () => {
    const known = await people.knownPerson();
    const invited = await invite(app, admin, { isAdmin: true });
    const answer = await acceptAt(invited, known.subject);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/invitation/${invited.code}`]);
    const signedIn = clientOf(app.server, cookiesOf(answer));
    expect((await signedIn.get(`/invitation/${invited.code}`)).body).toContain('Accepteren als Noor van der Haven');
    expect((await signedIn.get('/api/profiles:loggedIn')).json()).toMatchObject({ guid: known.guid, isAdmin: false });
    expect(await stateOf(invited.code)).toBe('pending');
  });

  test('F14 and by the second step, when they have one', async () => {
    const known = await people.knownPerson();
    await app.db
      .insertInto('totp')
      .values({ userGuid: known.guid, secret: Buffer.from('sealed'), confirmedOn: new Date() })
      .execute();
    const invited = await invite(app, admin);
    expect((await acceptAt(invited, known.subject)).headers.location).toBe('/login/second-factor');
    const attempt = app.db.selectFrom('loginAttempt').select('returnTo').where('userGuid', '=', known.guid);
    expect(await attempt.execute()).toEqual([{ returnTo: `/invitation/${invited.code}` }]);
  });

  test.each(['cross-site', 'same-site', 'none'])('another page cannot make a reader accept: %s leads to the invitation', async (site) => {
    const invited = await invite(app, admin);
    const answer = await app.visitor.get(leavingFor(invited, '/en'), { 'sec-fetch-site': site });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/en/invitation/${invited.code}`]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('who is signed in already joins with that account, on the page', async () => {
    const invited = await invite(app, admin);
    const answer = await (await app.signedIn()).get(leavingFor(invited), { 'sec-fetch-site': 'same-origin' });
    expect(answer.headers.location).toBe(`/invitation/${invited.code}`);
  });

  test.each([
    ['stops', async () => '', 'afgebroken'],
    ['cannot reach it', async () => (provider.breakAt('/token', 503), people.stranger().subject), 'geeft geen antwoord'],
  ])('who %s at the provider reads so on the page, and the invitation stays open', async (_, subject, words) => {
    const invited = await invite(app, admin);
    const answer = await acceptAt(invited, await subject());
    provider.breakAt('/token', null);
    expect(answer.headers.location).toMatch(new RegExp(`^/invitation/${invited.code}\\?problem=openid`));
    for (const { visitor } of [app, onlyProvider]) {
      const { body } = await visitor.get(answer.headers.location ?? '');
      expect(body).toContain(words);
      expect(body).toContain('<title>Fout: Uitnodiging');
    }
    expect(await stateOf(invited.code)).toBe('pending');
  });

  test('an invitation that expired on the way is told as such', async () => {
    const invited = await invite(app, admin);
    const { location, cookies } = await people.begin(app.visitor, leavingFor(invited));
    await sql`update invitation set expires_on = now() where email = ${invited.email}`.execute(app.db);
    const answer = await people.comeBack(cookies, await provider.visit(location.href, people.stranger().subject));
    expect((await app.visitor.get(answer.headers.location ?? '')).body).toContain('Deze uitnodiging is verlopen');
    expect(await accountsOf(invited.email)).toEqual([]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { createDevice } from '#domains/second-factors/testing/virtual-device.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { clientOf, testApp, type Client } from '../../../../tests/support/test-app.ts';
import { cookiesOf, withProvider, problemOn } from '../testing/openid-people.ts';

const { provider, app, people } = await withProvider();

const allowRegistration = (value: boolean) => updateSetting(app.system, 'allowRegistration', value);
beforeAll(() => allowRegistration(true));

describe('R7.38 the way in', () => {
  test('R7.38 leads to the provider with a challenge, a state and a nonce, none of which the address gives away', async () => {
    const { location, cookies } = await people.begin();
    expect(location.origin).toBe(provider.issuer);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      client_id: 'plein',
      redirect_uri: 'http://localhost:3000/login/openid/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(Buffer.from(cookies['plein_login'] ?? '', 'base64url').toString('latin1')).not.toContain(location.searchParams.get('state'));
    const answer = await app.visitor.get('/login/openid');
    expect(answer.headers['set-cookie']).toMatch(/^plein_login=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('R7.38 a newcomer gets an ordinary account with what the provider vouches for, and is the same person the next time', async () => {
    const { subject, email } = people.stranger();
    const first = await people.signIn(subject, { path: '/en/login/openid?returnTo=%2Fen%2Fsearch' });
    expect(first.statusCode).toBe(303);
    expect(first.headers.location).toBe('/en/search');
    expect(cookiesOf(first)['plein_login']).toBe('');
    const profile = (await people.profileOf(first)).json<{ guid: string }>();
    expect(profile).toMatchObject({
      email,
      firstName: 'Sanne',
      lastName: 'Bakker',
      isAdmin: false,
      isContentManager: false,
      isMett: false,
    });
    provider.people.set(subject, { email: 'nieuw-adres@elders.test', email_verified: true, given_name: 'Iemand' });
    const second = await people.signIn(subject);
    expect((await people.profileOf(second)).json()).toMatchObject({ guid: profile.guid, email, firstName: 'Sanne' });
    const sessions = await app.db
      .selectFrom('session')
      .select(['method', 'hasSecondFactor'])
      .where('userGuid', '=', profile.guid)
      .execute();
    expect(sessions).toEqual([
      { method: 'openid', hasSecondFactor: false },
      { method: 'openid', hasSecondFactor: false },
    ]);
    const audit = await app.db
      .selectFrom('audit')
      .select(['type', 'details'])
      .where('subjectGuid', '=', profile.guid)
      .orderBy('id')
      .execute();
    expect(audit.map(({ type }) => type)).toEqual(['user.created', 'user.identity_linked', 'session.started', 'session.started']);
    expect(JSON.stringify(audit)).not.toContain(email);
  });

  test('a name that the provider does not know, or that is no name, gives way to the address', async () => {
    const { subject, email } = people.stranger({ given_name: 'x'.repeat(101), name: ' ', family_name: undefined });
    const [beforeAt] = email.split('@');
    expect((await people.profileOf(await people.signIn(subject))).json()).toMatchObject({ firstName: beforeAt, lastName: '' });
  });

  test('who is signed in already goes on to where they wanted to be, unless they chose this on the sign-in page', async () => {
    const person = await app.signedIn();
    const answer = await person.get('/login/openid?returnTo=%2Fsearch');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/search']);
    const chosen = await person.get('/login/openid?returnTo=%2Fsearch', { 'sec-fetch-site': 'same-origin' });
    expect(new URL(chosen.headers.location ?? '').origin).toBe((await people.begin()).location.origin);
  });

  test('F4 a session that was there ends', async () => {
    const [person, known] = [await app.signedIn(), await people.knownPerson()];
    const { location, cookies } = await people.begin();
    const answer = await people.comeBack({ ...person.cookies, ...cookies }, await provider.visit(location.href, known.subject));
    expect((await people.profileOf(answer)).json()).toMatchObject({ guid: known.guid });
    expect((await person.get('/api/profiles:loggedIn')).statusCode).toBe(401);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/\tevil',
  ])('returnTo %j leads nowhere else', async (returnTo) => {
    const { subject } = await people.knownPerson();
    const answer = await people.signIn(subject, { path: `/login/openid?returnTo=${encodeURIComponent(returnTo)}` });
    expect(new URL(answer.headers.location ?? '', 'http://localhost:3000').origin).toBe('http://localhost:3000');
  });

  test('returnTo at the callback itself is not looked at', async () => {
    const { subject } = await people.knownPerson();
    const { location, cookies } = await people.begin();
    const back = await provider.visit(location.href, subject);
    back.searchParams.set('returnTo', '/search');
    expect((await people.comeBack(cookies, back)).headers.location).toBe('/content');
  });

  test('F7 an account that was switched off gets a session that shows no more than that', async () => {
    const known = await people.knownPerson();
    await app.db.updateTable('appUser').set({ isActive: false }).where('guid', '=', known.guid).execute();
    const answer = await people.signIn(known.subject);
    expect(answer.statusCode).toBe(303);
    expect((await people.profileOf(answer)).json()).toMatchObject({ guid: known.guid, isActive: false });
    expect((await clientOf(app.server, cookiesOf(answer)).get('/api/identities')).json()).toMatchObject({ code: 'account_inactive' });
  });

  test('F14 who has a second factor here is asked for it, whatever the provider asked', async () => {
    const known = await people.knownPerson({ isAdmin: true });
    const factor = { userGuid: known.guid, secret: Buffer.from('sealed'), confirmedOn: new Date() };
    await app.db.insertInto('totp').values(factor).execute();
    provider.tamperWith((payload) => provider.sign({ ...payload, amr: ['mfa'] }));
    const answer = await people.signIn(known.subject, { path: '/en/login/openid?returnTo=%2Fen%2Fsearch' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/login/second-factor']);
    expect(Object.keys(cookiesOf(answer))).toEqual(['plein_login']);
    expect(cookiesOf(answer)['plein_login']).toMatch(/^[\w-]{43}$/);
    expect((await people.profileOf(answer)).statusCode).toBe(401);
    const attempt = app.db.selectFrom('loginAttempt').select(['method', 'returnTo']).where('userGuid', '=', known.guid);
    expect(await attempt.execute()).toEqual([{ method: 'openid', returnTo: '/en/search' }]);
  });

  test.each([
    [{ amr: ['pwd', 'mfa'] }, true],
    [{ acr: 'https://refeds.org/profile/mfa' }, true],
    [{ amr: ['pwd'] }, false],
  ])('F14 the session knows whether the provider asked for a second factor: %j', async (claims, hasSecondFactor) => {
    const known = await people.knownPerson();
    provider.tamperWith((payload) => provider.sign({ ...payload, ...claims }));
    await people.signIn(known.subject);
    const session = app.db
      .selectFrom('session')
      .select('hasSecondFactor')
      .where('userGuid', '=', known.guid)
      .where('method', '=', 'openid');
    expect(await session.executeTakeFirst()).toEqual({ hasSecondFactor });
  });
});

describe('the sign-in page', () => {
  test('R7.38 offers the provider by name beside the form, as a plain link that keeps the way back', async () => {
    const { body } = await app.visitor.get('/login?returnTo=%2Fsearch');
    const name = new URL(provider.issuer).host;
    expect(body).toMatch(new RegExp(`href="/login/openid\\?returnTo=%2Fsearch"[^>]*>Inloggen met ${name}<`));
    expect(body).toContain('name="password"');
    expect((await app.visitor.get('/en/login')).body).toMatch(/href="\/en\/login\/openid"[^>]*>Sign in with /);
  });

  test('R7.38 LOCAL_LOGIN=0: only the provider', async () => {
    const only = await app.secondInstance({ LOCAL_LOGIN: '0' });
    const { body } = await only.visitor.get('/login');
    expect(body).not.toContain('name="password"');
    expect(body).toContain('href="/login/openid"');
    const { subject, guid } = await people.knownPerson();
    const answer = await people.signIn(subject, { at: only });
    expect((await people.profileOf(answer)).json()).toMatchObject({ guid });
  });

  test('R7.38 LOCAL_LOGIN=0: a passkey is the second step after the provider, and no way in of its own', async () => {
    const only = await app.secondInstance({ LOCAL_LOGIN: '0' });
    const known = await people.knownPerson();
    const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
    const challenge = async (client: Client, path: string) => (await client.send('POST', path)).json<{ challenge: string }>().challenge;
    const added = device.register(await challenge(known, '/api/secondfactors/passkeys:start'));
    expect((await known.send('POST', '/api/secondfactors/passkeys', { name: 'Laptop', answer: added })).statusCode).toBe(200);
    const byPasskey = async (client: Client) =>
      client.send('POST', '/api/session:passkey', { answer: device.signIn(await challenge(client, '/api/session:passkeyQuestion')) });
    const alone = await byPasskey(only.visitor);
    expect(alone.statusCode).toBe(422);
    expect(alone.headers['set-cookie']).toBeUndefined();
    const halfway = cookiesOf(await people.signIn(known.subject, { at: only }));
    const whole = await byPasskey(clientOf(only.server, halfway));
    expect((await people.profileOf(whole)).json()).toMatchObject({ guid: known.guid });
  });

  test('without a provider there is no link, and nothing at its addresses', async () => {
    const without = await testApp();
    try {
      expect((await without.visitor.get('/login')).body).not.toContain('openid');
      for (const path of ['/login/openid', '/en/login/openid', '/login/openid/callback?code=x&state=y']) {
        expect((await without.visitor.get(path)).statusCode).toBe(404);
      }
    } finally {
      await without.close();
    }
  });

  test('tries that fail are counted, and those that succeed are not', async () => {
    const counting = await app.secondInstance({ RATE_LIMITS: 'on' });
    const { subject } = await people.knownPerson();
    for (let turn = 0; turn < 2; turn++) expect((await people.signIn(subject, { at: counting })).statusCode).toBe(303);
    for (let turn = 0; turn < 20; turn++) {
      expect((await counting.visitor.get('/login/openid/callback?code=x&state=y')).statusCode).toBe(400);
    }
    const late = await counting.visitor.get('/login/openid/callback?code=x&state=y');
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(problemOn(late)).toContain('te vaak geprobeerd');
  });
});

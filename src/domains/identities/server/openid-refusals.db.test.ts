import { beforeAll, describe, expect, test } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import { startOpenidProvider } from '../../../../tests/support/openid-provider.ts';
import { clientOf, type Answered } from '../../../../tests/support/test-app.ts';
import { cookiesOf, withProvider, problemOn } from '../testing/openid-people.ts';

const { provider, other, app, people } = await withProvider();

const allowRegistration = (value: boolean) => updateSetting(app.system, 'allowRegistration', value);
beforeAll(() => allowRegistration(true));

const countPeople = async () =>
  Number((await app.db.selectFrom('appUser').select(app.db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count);

function expectNobodySignedIn(answer: Answered): void {
  expect(cookiesOf(answer)).toEqual({ plein_login: '' });
}

describe('F12 who becomes somebody here', () => {
  const refused = async (claims: Record<string, unknown>, status: number) => {
    const { subject } = people.stranger(claims);
    const before = await countPeople();
    const answer = await people.signIn(subject);
    expect(answer.statusCode).toBe(status);
    expectNobodySignedIn(answer);
    expect(await countPeople()).toBe(before);
    return problemOn(answer);
  };

  test.each([[false], ['false'], ['true'], [undefined], [1]])('F12 email_verified %j is not good enough', async (email_verified) => {
    expect(await refused({ email_verified }, 403)).toContain('nog niet bevestigd');
  });

  test.each([[undefined], ['geen adres'], [['a@elders.test']]])('F12 nor is the address %j', async (email) => {
    expect(await refused({ email }, 403)).toContain('nog niet bevestigd');
  });

  test('F12 an address that somebody here has never links, confirmed or not', async () => {
    const verified = await app.signedIn();
    const unverified = await app.signedIn();
    await app.db.updateTable('appUser').set({ emailVerifiedOn: null }).where('guid', '=', unverified.guid).execute();
    for (const { email, guid } of [verified, unverified]) {
      expect(await refused({ email: email.toUpperCase() }, 409)).toContain('al een account met uw e-mailadres');
      expect(await app.db.selectFrom('userIdentity').selectAll().where('userGuid', '=', guid).execute()).toEqual([]);
    }
  });

  test('F12 nobody, while people cannot make an account by themselves', async () => {
    await allowRegistration(false);
    try {
      expect(await refused({}, 403)).toContain('nog geen account');
      expect((await people.signIn((await people.knownPerson()).subject)).statusCode).toBe(303);
    } finally {
      await allowRegistration(true);
    }
  });

  test('F12 the same subject at another provider is somebody else', async () => {
    const known = await people.knownPerson();
    await app.db.updateTable('userIdentity').set({ issuer: other.issuer }).where('userGuid', '=', known.guid).execute();
    expect((await people.profileOf(await people.signIn(known.subject))).json<{ guid: string }>().guid).not.toBe(known.guid);
  });
});

describe('F12 an answer that is not right', () => {
  test.each<[string, (payload: Record<string, unknown>) => string]>([
    ['another nonce', (payload) => provider.sign({ ...payload, nonce: 'x'.repeat(43) })],
    ['no nonce', (payload) => provider.sign({ ...payload, nonce: undefined })],
    ['for another client', (payload) => provider.sign({ ...payload, aud: 'somebody-else' })],
    ['from another issuer', (payload) => provider.sign({ ...payload, iss: other.issuer })],
    ['expired', (payload) => provider.sign({ ...payload, iat: 1_700_000_000, exp: 1_700_000_060 })],
    ['without a subject', (payload) => provider.sign({ ...payload, sub: undefined })],
    ['not signed (alg none)', (payload) => provider.unsigned(payload)],
    ['signed with the public key as a secret (HS256)', (payload) => provider.signWithPublicKey(payload)],
    ['signed with the key of another provider', (payload) => other.sign(payload)],
    [
      'changed after signing',
      (payload) =>
        provider
          .sign(payload)
          .replace(/\.[\w-]+\./, `.${Buffer.from(JSON.stringify({ ...payload, amr: ['mfa'] })).toString('base64url')}.`),
    ],
    ['no token at all', () => 'nonsense'],
  ])('F12 an identity token %s signs nobody in', async (_, change) => {
    const known = await people.knownPerson();
    provider.tamperWith(change);
    const answer = await people.signIn(known.subject);
    expect(answer.statusCode).toBe(403);
    expect(problemOn(answer)).toContain('We konden niet zeker weten dat u het bent.');
    expectNobodySignedIn(answer);
    const refusal = app.db.selectFrom('audit').select(['type', 'details', 'result']).orderBy('id', 'desc').limit(1);
    expect(await refusal.executeTakeFirst()).toEqual({
      type: 'session.refused',
      details: { method: 'openid', code: 'openid.answer_refused' },
      result: 'denied',
    });
  });

  test('F12 another state, none, or one twice', async () => {
    const { subject } = await people.knownPerson();
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'x'.repeat(43)),
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.append('state', 'x'.repeat(43)),
    ]) {
      const { location, cookies } = await people.begin();
      const back = await provider.visit(location.href, subject);
      change(back.searchParams);
      const answer = await people.comeBack(cookies, back);
      expect([400, 403]).toContain(answer.statusCode);
      expectNobodySignedIn(answer);
    }
  });

  test('F12 an answer in a browser that never asked, or that asked for something else', async () => {
    const { subject } = await people.knownPerson();
    const [mine, theirs] = [await people.begin(), await people.begin()];
    const back = await provider.visit(theirs.location.href, subject);
    for (const cookies of [{}, mine.cookies, { plein_login: 'x' }, { plein_login: mine.cookies['plein_login']?.slice(2) ?? '' }]) {
      const answer = await people.comeBack(cookies, back);
      expect(answer.statusCode).toBe(400);
      expect(problemOn(answer)).toBe('Deze poging om in te loggen is verlopen of al gebruikt. Begin opnieuw.');
      expectNobodySignedIn(answer);
    }
  });

  test('F12 a code counts once', async () => {
    const { subject } = await people.knownPerson();
    const { location, cookies } = await people.begin();
    const back = await provider.visit(location.href, subject);
    expect((await people.comeBack(cookies, back)).statusCode).toBe(303);
    const again = await people.comeBack(cookies, back);
    expect(again.statusCode).toBe(400);
    expectNobodySignedIn(again);
  });

  test('F12 a login that took longer than ten minutes', async () => {
    const { subject } = await people.knownPerson();
    const { location, cookies } = await people.begin();
    const back = await provider.visit(location.href, subject);
    const key = app.config.secret;
    const login = JSON.parse(unseal(key, 'openid', Buffer.from(cookies['plein_login'] ?? '', 'base64url')).toString()) as {
      expiresAt: number;
    };
    const secondsLeft = (login.expiresAt - Date.now()) / 1000;
    expect(secondsLeft).toBeGreaterThan(570);
    // The product asks the database what time it is, which may be a moment ahead of this process.
    expect(secondsLeft).toBeLessThan(601);
    const tenMinutesLater = { ...login, expiresAt: login.expiresAt - 601_000 };
    const late = seal(key, 'openid', Buffer.from(JSON.stringify(tenMinutesLater))).toString('base64url');
    expect((await people.comeBack({ ...cookies, plein_login: late }, back)).statusCode).toBe(400);
    expect((await people.comeBack(cookies, back)).statusCode).toBe(303);
  });

  test('F12 two providers are not mixed up: whose answer it is must be said, and be right', async () => {
    const { subject } = await people.knownPerson();
    for (const change of [
      (query: URLSearchParams) => query.set('iss', other.issuer),
      (query: URLSearchParams) => query.delete('iss'),
      (query: URLSearchParams) => query.append('iss', other.issuer),
    ]) {
      const { location, cookies } = await people.begin();
      const back = await provider.visit(location.href, subject);
      change(back.searchParams);
      const answer = await people.comeBack(cookies, back);
      expect(answer.statusCode).toBe(403);
      expectNobodySignedIn(answer);
    }
  });

  test('F12 a login that began with the provider of yesterday does not end with that of today', async () => {
    const { subject } = await people.knownPerson();
    const { location, cookies } = await people.begin();
    const { pathname, search } = await provider.visit(location.href, subject);
    const today = await app.secondInstance(other.env);
    expect((await clientOf(today.server, cookies).get(pathname + search)).statusCode).toBe(400);
  });

  test('who changes their mind reads so, in their own language, and can go on', async () => {
    const { location, cookies } = await people.begin(app.visitor, '/en/login/openid?returnTo=%2Fen%2Fsearch');
    const answer = await people.comeBack(cookies, await provider.visit(location.href, ''));
    expect(answer.statusCode).toBe(403);
    expect(problemOn(answer)).toBe('You cancelled signing in. You can try again.');
    expect(answer.headers['content-language']).toBe('en');
    expect(answer.body).toContain('href="/en/login/openid?returnTo=%2Fen%2Fsearch"');
    expect(answer.body).toMatch(/href="\/login\?returnTo=%2Fsearch"[^>]*>/);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });

  test('C1 what the address says does not come back in the page', async () => {
    const { cookies } = await people.begin();
    const back = new URL(
      '/login/openid/callback?error=%3Cimg%20src=x%3E&error_description=canary-in-address&state=x&code=canary',
      'http://localhost',
    );
    const { body } = await people.comeBack(cookies, back);
    expect(body).not.toContain('<img src=x>');
    expect(body).not.toContain('canary');
  });
});

// Each with a provider and an instance of its own; what they do is wait.
describe.concurrent('a provider that fails', () => {
  const awayAt = async (path: string, how: number | 'silence') => {
    const failing = await startOpenidProvider();
    const here = await app.secondInstance(failing.env);
    try {
      const known = await app.signedIn();
      await app.db.insertInto('userIdentity').values({ issuer: failing.issuer, subject: 'sub', userGuid: known.guid }).execute();
      failing.breakAt(path, how);
      const start = await here.visitor.get('/login/openid');
      if (start.statusCode !== 302) return { answer: start, here, failing };
      const { pathname, search } = await failing.visit(start.headers.location ?? '', 'sub');
      return { answer: await clientOf(here.server, cookiesOf(start)).get(pathname + search), here, failing };
    } finally {
      await failing.close();
    }
  };

  test.each([
    ['is not there', '/.well-known/openid-configuration', 500],
    ['does not answer', '/.well-known/openid-configuration', 'silence'],
    ['gives no tokens', '/token', 503],
    ['keeps silent about tokens', '/token', 'silence'],
    ['does not show its keys', '/jwks', 500],
  ] as const)('F12 %s: 503, nobody is signed in, and the rest works', async (_, path, how) => {
    const { answer, here } = await awayAt(path, how);
    expect(answer.statusCode).toBe(503);
    expect(problemOn(answer)).toContain('geeft geen antwoord');
    expect(Object.values(cookiesOf(answer)).join('')).toBe('');
    expect((await here.visitor.get('/login')).statusCode).toBe(200);
  });

  test('is gone: 503, and the site starts and works without it', async () => {
    const gone = await startOpenidProvider();
    await gone.close();
    const here = await app.secondInstance(gone.env);
    expect((await here.visitor.get('/login')).statusCode).toBe(200);
    const answer = await here.visitor.get('/en/login/openid');
    expect(answer.statusCode).toBe(503);
    expect(problemOn(answer)).toContain('is not responding');
  });

  test('works again as soon as it is back', async () => {
    const late = await startOpenidProvider();
    try {
      late.breakAt('/.well-known/openid-configuration', 503);
      const here = await app.secondInstance(late.env);
      expect((await here.visitor.get('/login/openid')).statusCode).toBe(503);
      late.breakAt('/.well-known/openid-configuration', null);
      expect((await here.visitor.get('/login/openid')).statusCode).toBe(302);
    } finally {
      await late.close();
    }
  });
});

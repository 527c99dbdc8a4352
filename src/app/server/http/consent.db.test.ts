import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { consentVersions, giveConsent } from '#domains/consent/model/consent.ts';
import type { CookieCategory } from '#domains/consent/model/cookies.ts';
import { afterPassword, signedInWithAuthenticator } from '#domains/second-factors/testing/authenticator.ts';
import { askRaw, type RawAnswer } from '../../../../tests/support/raw-http.ts';
import { testApp, type Answered, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await testApp();
  await app.withHomePage();
  await updateSetting(app.system, 'showAutoTranslate', true);
  await updateSetting(app.system, 'siteimproveId', '12345');
  await vi.waitFor(async () => {
    if (!isAsked(await app.visitor.get('/'))) throw new Error('The settings are not there yet.');
  });
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const statement = '/legal/cookie-statement/nl';
const isAsked = ({ body }: Pick<RawAnswer, 'body'>) => body.includes('consent-title');
const counted = { hasOutsideAnalytics: true };
const cookieFor = (categories: CookieCategory[], sources = counted) =>
  `plein_consent=${encodeURIComponent(JSON.stringify(giveConsent(categories, sources, new Date('2026-11-05T13:05:00Z'))))}`;

function consentIn({ headers, cookies }: Answered): { line: string; value: unknown } {
  const value = cookies.find(({ name }) => name === 'plein_consent')?.value ?? 'null';
  return { line: String(headers['set-cookie']), value: JSON.parse(value) };
}

describe('the choice', () => {
  test.each<{ title: string; fields: Record<string, string>; categories: CookieCategory[] }>([
    { title: 'yes to everything', fields: { choice: 'all' }, categories: ['required', 'analytical', 'translation'] },
    { title: 'no', fields: { choice: 'none' }, categories: ['required'] },
    { title: 'nothing ticked', fields: { choice: 'own' }, categories: ['required'] },
    { title: 'translation ticked', fields: { choice: 'own', translation: 'on' }, categories: ['required', 'translation'] },
    {
      title: 'both ticked',
      fields: { choice: 'own', analytical: 'on', translation: 'on' },
      categories: ['required', 'analytical', 'translation'],
    },
  ])('R3.46 $title is kept with its date and the version of the text', async ({ fields, categories }) => {
    const answer = await app.visitor.post(statement, { ...fields, returnTo: '/en?x=1' });
    expect({ status: answer.statusCode, location: answer.headers.location }).toEqual({ status: 303, location: '/en?x=1' });
    const { line, value } = consentIn(answer);
    expect(value).toEqual({ categories, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), version: consentVersions.outsideAnalytics });
    expect(line).toMatch(/; Max-Age=15724800; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('over https the cookie is for this host alone', async () => {
    const secure = await app.secondInstance({
      PUBLIC_ORIGIN: 'https://www.example.nl',
      RATE_LIMITS: 'on',
      SECRET: 'q9TfW2mZ8rLx4vBn6cKd1sHj3gPy5aEu',
    });
    const { headers } = await secure.server.app.inject({
      method: 'POST',
      url: '/en/legal/cookie-statement/en',
      headers: { host: 'www.example.nl', origin: 'https://www.example.nl', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=none',
    });
    expect(String(headers['set-cookie'])).toMatch(/^__Host-plein_consent=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    'x'.repeat(3000),
  ])('it never leads off this site: %s', async (returnTo) => {
    const answer = await app.visitor.post(statement, { choice: 'none', returnTo });
    expect({ status: answer.statusCode, location: answer.headers.location }).toEqual({ status: 303, location: statement });
  });

  test.each([
    { title: 'another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { title: 'a neighbour', headers: { 'sec-fetch-site': 'same-site' } },
  ])('$title cannot choose for a visitor', async ({ headers }) => {
    const answer = await app.visitor.post(statement, { choice: 'all' }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([{}, { choice: 'maybe' }, { choice: 'own', marketing: 'on' }])('what is no choice is refused: %j', async (fields) => {
    const answer = await app.visitor.post(statement, fields as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});

describe('who is asked', () => {
  test('R2.39 a visitor who has not chosen, also on a page that is not there; and not who has', async () => {
    for (const path of ['/', '/en', '/nergens', '/account/profile']) {
      expect(isAsked(await app.visitor.get(path))).toBe(true);
      expect(isAsked(await app.visitor.get(path, { cookie: cookieFor([]) }))).toBe(false);
    }
  });

  test('who is signed in as well, and the application knows it too', async () => {
    const person = await app.signedIn();
    expect(isAsked(await person.get('/'))).toBe(true);
    const consent = async () => (await person.get('/api/route?path=/')).json<{ frame: { consent: unknown } }>().frame.consent;
    expect(await consent()).toEqual({ isAsked: true, optional: ['analytical', 'translation'], hasChosen: false, accepted: ['required'] });
  });

  test('R2.42 nobody who is in the middle of getting in or out, where it would lie over the form', async () => {
    const person = await signedInWithAuthenticator(app);
    const halfway = await afterPassword(app, person);
    const pages = [await halfway.get('/login/second-factor'), await person.get('/login/proof'), await person.get('/logout')];
    expect(pages.map((page) => [page.statusCode, isAsked(page)])).toEqual(pages.map(() => [200, false]));
  });

  const similar = ['/legal/privacy', '/legal/terms-of-use/nl', '/legal/accessibility/nl', '/login', '/reset', '/reset/x', '/verify/x'];

  test.each([statement, '/en/legal/cookie-statement/en', '/invitation/abc', '/en/invitation/abc', ...similar])(
    'R2.40 R2.41 R2.42 nobody on %s',
    async (path) => {
      expect(isAsked(await app.visitor.get(path))).toBe(false);
    },
  );

  test.each([
    ['not JSON', 'plein_consent=yes'],
    ['an unknown category', `plein_consent=${encodeURIComponent('{"categories":["all"],"date":"2026-11-05T13:05:00Z","version":3}')}`],
    ['a text that is gone', `plein_consent=${encodeURIComponent('{"categories":["required"],"date":"2026-11-05T13:05:00Z","version":1}')}`],
    ['broken encoding', 'plein_consent=%E0%A4%A'],
  ])('R4.21 Q11 who has a cookie that cannot be read is asked again, and the cookie is gone: %s', async (_, cookie) => {
    const person = await app.signedIn();
    // The second time it comes from memory, the last time it is made for one reader.
    for (const answer of [
      await app.visitor.get('/', { cookie }),
      await app.visitor.get('/', { cookie }),
      await person.get('/', { cookie }),
    ]) {
      expect(isAsked(answer)).toBe(true);
      expect([answer.headers['set-cookie']].flat()).toContain('plein_consent=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    }
  });

  test.each([
    ['none at all', ''],
    ['another cookie with that word in it', 'x=plein_consent; not_plein_consent=1'],
    ['a choice', cookieFor(['translation'])],
    ['a choice about another text', cookieFor(['translation'], { hasOutsideAnalytics: false })],
  ])('nothing is taken away from who has %s', async (_, cookie) => {
    expect((await app.visitor.get('/', { cookie })).headers['set-cookie']).toBeUndefined();
  });

  test('the statement says what was chosen, and offers to change it', async () => {
    expect((await app.visitor.get(statement)).body).toContain('U heeft nog niets gekozen. Tot u kiest, staat dit aan: Noodzakelijk.');
    const refused = (await app.visitor.get(statement, { cookie: cookieFor([]) })).body;
    expect(refused).toContain('Dit staat nu aan: Noodzakelijk.');
    expect(refused).toMatch(/<input (?!.*checked)[^>]*name="translation"/);
    const accepted = (await app.visitor.get(statement, { cookie: cookieFor(['translation']) })).body;
    expect(accepted).toContain('Dit staat nu aan: Noodzakelijk en Vertalen.');
    expect(accepted).toMatch(/<input [^>]*name="translation"[^>]*checked/);
  });
});

describe('V8 the translator', () => {
  test('is reached only after consent, and before it the page itself holds the question', async () => {
    const before = (await app.visitor.get('/en')).body;
    expect(before).not.toContain('translate.google.com');
    expect(before).toMatch(/<button[^>]* popoverTarget="translator-question"[^>]*>Translate this page<\/button>/i);
    expect(before).toContain('Translate this page with Google?');
    const after = (await app.visitor.get('/en', { cookie: cookieFor(['translation']) })).body;
    expect(after).toContain(
      '<a href="https://translate.google.com/translate?sl=en&amp;u=http%3A%2F%2Flocalhost%3A3000%2Fen" rel="noopener noreferrer">',
    );
    expect(after).not.toContain('translator-question');
  });

  test('the answer is kept and leads on to the translation of the very page', async () => {
    const answer = await app.visitor.post('/en/legal/cookie-statement/en', { choice: 'translator', returnTo: '/en/news?p=2#x' });
    const target = 'https://translate.google.com/translate?sl=en&u=http%3A%2F%2Flocalhost%3A3000%2Fen%2Fnews';
    expect({ status: answer.statusCode, refresh: answer.headers['refresh'] }).toEqual({ status: 200, refresh: `0; url=${target}` });
    expect(answer.body).toContain(`<a href="${target.replace('&', '&amp;')}">Go to Google Translate</a>`);
    expect(consentIn(answer).value).toMatchObject({ categories: ['required', 'translation'] });
  });

  test('what was accepted before stays accepted', async () => {
    const cookie = cookieFor(['analytical']);
    const answer = await app.visitor.post(statement, { choice: 'translator', returnTo: '/' }, { cookie });
    expect(consentIn(answer).value).toMatchObject({ categories: ['required', 'analytical', 'translation'] });
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
    'it translates no page of another site: %s',
    async (returnTo) => {
      const answer = await app.visitor.post(statement, { choice: 'translator', returnTo });
      expect(answer.headers['refresh']).toBe(
        `0; url=https://translate.google.com/translate?sl=nl&u=${encodeURIComponent(`http://localhost:3000${statement}`)}`,
      );
    },
  );
});

describe('the outside service that counts visits', () => {
  const script = '<script async src="https://siteimproveanalytics.com/js/siteanalyze_12345.js"></script>';
  const policyOf = ({ headers }: Answered) => String(headers['content-security-policy']);

  test('R9.24 its script, and the places it may speak to, are there for who agreed and for nobody else', async () => {
    const agreed = await app.visitor.get('/', { cookie: cookieFor(['analytical']) });
    expect(agreed.body).toContain(script);
    expect(policyOf(agreed)).toContain("script-src 'self' https://siteimproveanalytics.com;");
    expect(policyOf(agreed)).toContain("img-src 'self' data: blob: https://12345.global.siteimproveanalytics.io;");
    const ownCounting = cookieFor([], { hasOutsideAnalytics: false });
    for (const cookie of ['', cookieFor([]), cookieFor(['translation']), ownCounting]) {
      const other = await app.visitor.get('/', { cookie });
      expect(other.body).not.toContain('siteimprove');
      expect(policyOf(other)).not.toContain('siteimprove');
    }
  });

  test('it is on no page with a form, a search or a secret address, nor where somebody is signed in', async () => {
    const cookie = cookieFor(['analytical']);
    for (const path of ['/login', '/search?q=haven', '/reset/x', '/invitation/abc', '/nergens']) {
      const answer = await app.visitor.get(path, { cookie });
      expect({ path, isThere: answer.body.includes('siteimproveanalytics') }).toEqual({ path, isThere: false });
      expect(policyOf(answer)).not.toContain('siteimprove');
    }
    const person = await app.signedIn();
    expect((await person.get('/', { cookie })).body).not.toContain('siteimproveanalytics');
  });
});

describe('copies in memory', () => {
  const visit = (cookie?: string) =>
    askRaw(port, ['GET / HTTP/1.1', 'Host: localhost', 'Accept-Encoding: br', ...(cookie === undefined ? [] : [`Cookie: ${cookie}`])]);
  const plain = (cookie?: string) =>
    askRaw(port, ['GET / HTTP/1.1', 'Host: localhost', ...(cookie === undefined ? [] : [`Cookie: ${cookie}`])]);
  const choices = [undefined, cookieFor([]), cookieFor(['translation']), 'plein_consent=nonsense', 'other=1', cookieFor(['analytical'])];

  test('nobody ever gets the page of another choice', async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (const cookie of choices) {
        const answer = await plain(cookie);
        const hasChosen = cookie?.startsWith('plein_consent=%7B') ?? false;
        expect({ cookie, isAsked: isAsked(answer) }).toEqual({ cookie, isAsked: !hasChosen });
        expect(answer.body.includes('translate.google.com')).toBe(cookie === choices[2]);
        expect(answer.body.includes('siteimproveanalytics')).toBe(cookie === choices[5]);
      }
    }
  });

  test('every choice is served from memory, whatever its date', async () => {
    for (const cookie of choices) {
      await vi.waitFor(async () => expect((await visit(cookie)).headers['content-encoding']).toBe('br'));
    }
    const later = encodeURIComponent(JSON.stringify(giveConsent(['translation'], counted, new Date())));
    expect((await visit(`a=b; plein_consent=${later}`)).headers['content-encoding']).toBe('br');
  });

  test('a copy that a visitor has from before the choice is not good after it', async () => {
    const { headers } = await plain();
    const answer = await askRaw(port, [
      'GET / HTTP/1.1',
      'Host: localhost',
      `Cookie: ${cookieFor([])}`,
      `If-None-Match: ${headers['etag']}`,
    ]);
    expect(answer.status).toBe(200);
    expect(isAsked(answer)).toBe(false);
  });
});

describe('V11 Q3 where the translator is all there is to agree to', () => {
  beforeAll(async () => {
    await updateSetting(app.system, 'siteimproveId', null);
    await vi.waitFor(async () => {
      if (isAsked(await app.visitor.get('/'))) throw new Error('The settings are not there yet.');
    });
  });

  test('nobody is asked beforehand, the way to choose is there, and the translator asks at its click', async () => {
    const { body } = await app.visitor.get('/');
    expect(body).toContain('Cookie-instellingen');
    expect(body).toContain('Deze pagina vertalen met Google?');
  });

  test.each([
    { choice: 'none', categories: ['required', 'analytical'], said: 'Noodzakelijk en Analytisch' },
    { choice: 'all', categories: ['required', 'analytical', 'translation'], said: 'Noodzakelijk, Analytisch en Vertalen' },
    { choice: 'translator', categories: ['required', 'analytical', 'translation'], said: 'Noodzakelijk, Analytisch en Vertalen' },
  ])('our own counting, which is always on, is stored and said alike: $choice', async ({ choice, categories, said }) => {
    const before = (await app.visitor.get(statement)).body;
    expect(before).toContain('Tot u kiest, staat dit aan: Noodzakelijk en Analytisch.');
    expect(before).toContain('Altijd aan. Wij tellen alleen bezoeken, zonder cookies.');
    const answer = await app.visitor.post(statement, { choice });
    expect(consentIn(answer).value).toMatchObject({ categories, version: consentVersions.ownCounting });
    const cookie = `plein_consent=${encodeURIComponent(JSON.stringify(consentIn(answer).value))}`;
    expect((await app.visitor.get(statement, { cookie })).body).toContain(`Dit staat nu aan: ${said}.`);
    expect((await app.visitor.get('/', { cookie })).body).not.toContain('siteimprove');
  });
});

test('where nothing is optional there is nothing to ask, and no settings to link to', async () => {
  await updateSetting(app.system, 'showAutoTranslate', false);
  await vi.waitFor(async () => expect((await app.visitor.get('/')).body).not.toContain('Vertaal deze pagina'));
  const { body } = await app.visitor.get('/');
  expect(body).not.toContain('Cookie-instellingen');
  expect(body).not.toContain('Vertaal deze pagina');
  expect(isAsked({ body })).toBe(false);
  expect((await app.visitor.get(statement)).body).toContain('U hoeft dus niets te kiezen.');
});

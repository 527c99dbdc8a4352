import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { consentVersion, giveConsent } from '#domains/consent/model/consent.ts';
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
  await vi.waitFor(async () => {
    if (!isAsked(await app.visitor.get('/'))) throw new Error('The settings are not there yet.');
  });
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const statement = '/legal/cookie-statement/nl';
const isAsked = ({ body }: Pick<RawAnswer, 'body'>) => body.includes('role="dialog"');
const cookieFor = (categories: CookieCategory[]) =>
  `plein_consent=${encodeURIComponent(JSON.stringify(giveConsent(categories, new Date('2026-11-05T13:05:00Z'))))}`;

function consentIn({ headers, cookies }: Answered): { line: string; value: unknown } {
  const value = cookies.find(({ name }) => name === 'plein_consent')?.value ?? 'null';
  return { line: String(headers['set-cookie']), value: JSON.parse(value) };
}

describe('the choice', () => {
  test.each<{ title: string; fields: Record<string, string>; categories: CookieCategory[] }>([
    { title: 'yes to everything', fields: { choice: 'all' }, categories: ['required', 'translation'] },
    { title: 'no', fields: { choice: 'none' }, categories: ['required'] },
    { title: 'nothing ticked', fields: { choice: 'own' }, categories: ['required'] },
    { title: 'translation ticked', fields: { choice: 'own', translation: 'on' }, categories: ['required', 'translation'] },
    { title: 'what nobody asked for', fields: { choice: 'own', analytical: 'on' }, categories: ['required'] },
  ])('R3.46 $title is kept with its date and the version of the text', async ({ fields, categories }) => {
    const answer = await app.visitor.post(statement, { ...fields, returnTo: '/en?x=1' });
    expect({ status: answer.statusCode, location: answer.headers.location }).toEqual({ status: 303, location: '/en?x=1' });
    const { line, value } = consentIn(answer);
    expect(value).toEqual({ categories, date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), version: consentVersion });
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
    expect(await consent()).toEqual({ isAsked: true, optional: ['translation'], hasChosen: false, accepted: ['required', 'analytical'] });
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
    ['an unknown category', `plein_consent=${encodeURIComponent('{"categories":["all"],"date":"2026-11-05T13:05:00Z","version":1}')}`],
    ['an older text', `plein_consent=${encodeURIComponent('{"categories":["required"],"date":"2026-11-05T13:05:00Z","version":99}')}`],
    ['broken encoding', 'plein_consent=%E0%A4%A'],
    ['another cookie with that word in it', 'x=plein_consent; not_plein_consent=1'],
  ])('R4.21 who has a cookie that cannot be read is asked again: %s', async (_, cookie) => {
    expect(isAsked(await app.visitor.get('/', { cookie }))).toBe(true);
  });

  test('the statement says what was chosen, and offers to change it', async () => {
    expect((await app.visitor.get(statement)).body).toContain('U heeft nog niets gekozen.');
    const refused = (await app.visitor.get(statement, { cookie: cookieFor([]) })).body;
    expect(refused).toContain('U heeft alleen de noodzakelijke cookies geaccepteerd.');
    expect(refused).toMatch(/<input (?!.*checked)[^>]*name="translation"/);
    const accepted = (await app.visitor.get(statement, { cookie: cookieFor(['translation']) })).body;
    expect(accepted).toContain('U heeft deze cookies geaccepteerd: Noodzakelijk en Vertalen.');
    expect(accepted).toMatch(/<input [^>]*name="translation"[^>]*checked/);
  });

  test('the translator is reached only after consent, and before it the link leads to the choice', async () => {
    const before = (await app.visitor.get('/en')).body;
    expect(before).not.toContain('translate.google.com');
    expect(before).toContain('<a href="/en/legal/cookie-statement/en#choice">Translate this page</a>');
    const after = (await app.visitor.get('/en', { cookie: cookieFor(['translation']) })).body;
    expect(after).toContain(
      '<a href="https://translate.google.com/translate?sl=en&amp;u=http%3A%2F%2Flocalhost%3A3000%2Fen" rel="noopener noreferrer">',
    );
  });
});

describe('copies in memory', () => {
  const visit = (cookie?: string) =>
    askRaw(port, ['GET / HTTP/1.1', 'Host: localhost', 'Accept-Encoding: br', ...(cookie === undefined ? [] : [`Cookie: ${cookie}`])]);
  const plain = (cookie?: string) =>
    askRaw(port, ['GET / HTTP/1.1', 'Host: localhost', ...(cookie === undefined ? [] : [`Cookie: ${cookie}`])]);
  const choices = [undefined, cookieFor([]), cookieFor(['translation']), 'plein_consent=nonsense', 'other=1'];

  test('nobody ever gets the page of another choice', async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (const cookie of choices) {
        const answer = await plain(cookie);
        const hasChosen = cookie?.startsWith('plein_consent=%7B') ?? false;
        expect({ cookie, isAsked: isAsked(answer) }).toEqual({ cookie, isAsked: !hasChosen });
        expect(answer.body.includes('translate.google.com')).toBe(cookie === choices[2]);
      }
    }
  });

  test('every choice is served from memory, whatever its date', async () => {
    for (const cookie of choices) {
      await vi.waitFor(async () => expect((await visit(cookie)).headers['content-encoding']).toBe('br'));
    }
    const later = encodeURIComponent(JSON.stringify(giveConsent(['translation'], new Date())));
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

test('where nothing is optional there is nothing to ask, and no settings to link to', async () => {
  await updateSetting(app.system, 'showAutoTranslate', false);
  await vi.waitFor(async () => expect(isAsked(await app.visitor.get('/'))).toBe(false));
  const { body } = await app.visitor.get('/');
  expect(body).not.toContain('Cookie-instellingen');
  expect(body).not.toContain('Vertaal deze pagina');
  expect((await app.visitor.get(statement)).body).toContain('U hoeft dus niets te kiezen.');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestErrors } from '#platform/shared/errors.ts';
import { testApp, type Answered, type TestApp } from '../support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  app.server.app.get('/drukte', { config: { isDocument: true } }, () => {
    throw requestErrors.rate_limited(undefined, { retryAfter: 1 });
  });
  app.server.app.get('/en/busy', { config: { isDocument: true } }, () => {
    throw requestErrors.rate_limited(undefined, { retryAfter: 300 });
  });
  app.server.app.get('/even-weg', { config: { isDocument: true } }, () => {
    throw requestErrors.unavailable(undefined, { retryAfter: 2 });
  });
});
afterAll(() => app.close());

const ownForm = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

function post(url: string, headers: Record<string, string>, payload: string): Promise<Answered> {
  return app.server.app.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers }, payload });
}

function ask(url: string, host = 'localhost'): Promise<Answered> {
  return app.server.app.inject({ method: 'GET', url, headers: { host } });
}

const manyKeys = `?${'k&'.repeat(60)}`;

interface Refusal {
  why: string;
  send(language: 'nl' | 'en'): Promise<Answered>;
  status: number;
  nl: string;
  en: string;
}

const inLanguage = (language: 'nl' | 'en', path: string) => (language === 'nl' ? path : `/en${path}`);

const refusals: Refusal[] = [
  {
    why: 'an address with too many keys',
    send: (language) => ask(inLanguage(language, `/nieuws${manyKeys}`)),
    status: 400,
    nl: 'Dit kunnen we niet verwerken',
    en: 'We cannot process this',
  },
  {
    why: 'a form from another site',
    send: (language) => post(inLanguage(language, '/login'), { ...ownForm, 'sec-fetch-site': 'cross-site' }, 'email=a'),
    status: 403,
    nl: 'Dit formulier kwam niet van onze website',
    en: 'This form did not come from our website',
  },
  {
    why: 'a form that is too large',
    send: (language) => post(inLanguage(language, '/login'), ownForm, `email=${'a'.repeat(1024 * 1024)}`),
    status: 413,
    nl: 'Dit formulier is te groot',
    en: 'This form is too large',
  },
  {
    why: 'a form of an unknown type',
    send: (language) => post(inLanguage(language, '/login'), { ...ownForm, 'content-type': 'text/plain' }, 'email=a'),
    status: 415,
    nl: 'Dit kunnen we niet verwerken',
    en: 'We cannot process this',
  },
  {
    why: 'an address that is not ours',
    send: (language) => ask(inLanguage(language, '/nieuws'), 'elders.example'),
    status: 421,
    nl: 'Deze website heeft een ander adres',
    en: 'This website has a different address',
  },
];

function titleOf({ body }: Answered): string | undefined {
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(body)?.[1];
}

describe('what is refused is a page that says so, and no failure', () => {
  test.each(refusals)('$why', async ({ send, status, nl, en }) => {
    for (const [language, title] of [['nl', nl] as const, ['en', en] as const]) {
      const answer = await send(language);
      expect({ status: answer.statusCode, title: titleOf(answer) }).toEqual({ status, title });
      expect(answer.body).toContain(`<title>${title} –`);
      expect(answer.body).toContain('name="robots" content="noindex"');
      expect(answer.body).toMatch(/Code request\.\w+ [0-9A-F-]{8}, /);
      expect(answer.body).not.toMatch(/storing|There is a problem|Probeer opnieuw|Try again/);
    }
  });

  test('at the sign-in page the way on is to sign in; elsewhere it is home', async () => {
    const main = ({ body }: Answered) => body.slice(body.indexOf('<main'), body.indexOf('</main'));
    expect(main(await post('/en/login', { ...ownForm, 'sec-fetch-site': 'cross-site' }, 'email=a'))).toMatch(
      /href="\/en\/login"[^>]*>Sign in</,
    );
    expect(main(await ask(`/en/news${manyKeys}`))).not.toContain('Sign in');
    expect(main(await ask(`/en/news${manyKeys}`))).toMatch(/href="\/en"[^>]*>Go to the home page</);
  });

  test('who came by a wrong name gets the right one', async () => {
    expect((await ask('/en/news', 'elsewhere.example')).body).toContain(`href="${app.config.publicOrigin}/en"`);
  });
});

test('who asked too often is told how long to wait, and may then try again', async () => {
  const dutch = await ask('/drukte');
  expect(dutch).toMatchObject({ statusCode: 429, headers: { 'retry-after': '1' } });
  expect(dutch.body).toContain('Wacht 1 seconde en probeer het dan opnieuw.');
  expect(dutch.body).toContain('Probeer opnieuw');
  const english = await ask('/en/busy');
  expect(english.body).toContain('Wait 5 minutes and then try again.');
});

test('a failure that will pass says when to come back', async () => {
  const answer = await ask('/even-weg');
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  expect(titleOf(answer)).toBe('Er is een storing');
  expect(answer.body).toContain('Probeer het over 2 seconden opnieuw.');
});

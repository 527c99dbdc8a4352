import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { localizePath, languages, type Language } from '#platform/shared/language.ts';
import { testApp, type Answered, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await updateSetting(app.system, 'platformName', { nl: 'Noorderhaven', en: 'Northport' });
  await updateSetting(app.system, 'showAutoTranslate', true);
  await updateSetting(app.system, 'contactEmail', 'info@noorderhaven.test');
  await vi.waitFor(async () => {
    if (!(await app.visitor.get('/legal/privacy')).body.includes('info@noorderhaven.test'))
      throw new Error('The settings are not there yet.');
  });
});
afterAll(() => app.close());

const titles = {
  'terms-of-use': { nl: 'Gebruiksvoorwaarden', en: 'Terms of use' },
  accessibility: { nl: 'Toegankelijkheidsverklaring', en: 'Accessibility statement' },
  'cookie-statement': { nl: 'Cookieverklaring', en: 'Cookie statement' },
  privacy: { nl: 'Privacyverklaring', en: 'Privacy statement' },
};
type Page = keyof typeof titles;

const origin = 'http://localhost:3000';
const pathOf = (page: Page, lang: string) => (page === 'privacy' ? '/legal/privacy' : `/legal/${page}/${lang}`);

function tagsOf({ body }: Answered, rel: 'canonical' | 'alternate'): string[] {
  return [...body.matchAll(/<link rel="(\w+)" href="([^"]+)"/g)].flatMap(([, kind, href = '']) => (kind === rel ? [href] : []));
}

describe('where page and text are in one language', () => {
  test.each((Object.keys(titles) as Page[]).flatMap((page) => languages.map((language) => ({ page, language }))))(
    'R2.08 R2.09 R2.10 R2.11 $page in $language is there for everybody, is the canonical address, and names the other',
    async ({ page, language }) => {
      const answer = await app.visitor.get(localizePath(language, pathOf(page, language)));
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<html lang="${language}">`);
      expect(answer.body).toContain(`<title>${titles[page][language]} –`);
      expect(answer.body).toMatch(/<h1 tabindex="-1">[^<]+<\/h1>/);
      expect(answer.body).not.toMatch(/<article[^>]* lang=/);
      expect(answer.body).not.toContain('noindex');
      expect(answer.body).toMatch(/<meta name="description" content="[^"]{80,}(Noorderhaven|Northport)?/);
      const addressIn = (each: Language) => origin + localizePath(each, pathOf(page, each));
      expect(tagsOf(answer, 'canonical')).toEqual([addressIn(language)]);
      expect(tagsOf(answer, 'alternate')).toEqual([addressIn('nl'), addressIn('en'), addressIn('nl')]);
      expect(answer.body).toContain(
        `href="${localizePath(language === 'nl' ? 'en' : 'nl', pathOf(page, language === 'nl' ? 'en' : 'nl'))}"`,
      );
    },
  );
});

describe('where the text is in the other language', () => {
  const mixed = (['terms-of-use', 'accessibility', 'cookie-statement'] as const).flatMap((page) => [
    { page, language: 'nl' as const, lang: 'en' as const, notice: 'U leest de Engelse tekst.' },
    { page, language: 'en' as const, lang: 'nl' as const, notice: 'You are reading the Dutch text.' },
  ]);
  test.each(mixed)('$page: $lang text on a page in $language is marked, and belongs to the address that agrees', async (given) => {
    const { page, language, lang, notice } = given;
    const answer = await app.visitor.get(localizePath(language, pathOf(page, lang)));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(/<article[^>]* lang="(\w+)"/.exec(answer.body)?.[1]).toBe(lang);
    // A soft hyphen may stand in it, for a narrow screen.
    expect(answer.body.replaceAll('\u00AD', '')).toContain(`>${titles[page][lang]}</h1>`);
    expect(answer.body).toContain(notice);
    expect(tagsOf(answer, 'canonical')).toEqual([origin + localizePath(lang, pathOf(page, lang))]);
    expect(answer.body).toContain('<meta name="robots" content="noindex"');
  });
});

test.each(['/legal/terms-of-use/fr', '/en/legal/accessibility/de', '/legal/cookie-statement/nl-be'])(
  'R2.08 %s is in a language that is not there',
  async (path) => {
    expect((await app.visitor.get(path)).statusCode).toBe(404);
  },
);

test('the version and the date stand above the terms, and what changed comes first', async () => {
  const { body } = await app.visitor.get('/legal/terms-of-use/nl');
  expect(body).toContain('Versie 1');
  expect(body).toContain('<time dateTime="2023-03-14">14 maart 2023</time>');
  expect(body.indexOf('Dit is de eerste versie')).toBeLessThan(body.indexOf('id="about"'));
});

test('a list of contents leads to every section', async () => {
  for (const page of Object.keys(titles) as Page[]) {
    const { body } = await app.visitor.get(pathOf(page, 'nl'));
    const places = [...body.matchAll(/<h2 id="([a-z-]+)" tabindex/g)].map(([, id]) => id);
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) expect(body).toContain(`<a href="#${place}">`);
  }
});

test('what is not filled in is a mark for admins alone', async () => {
  const admin = await app.signedIn({ isAdmin: true });
  const reader = await app.signedIn();
  expect((await admin.get('/legal/privacy')).body).toContain('[vul in]');
  expect((await admin.get('/en/legal/privacy')).body).toContain('[fill in]');
  for (const client of [app.visitor, reader]) expect((await client.get('/legal/privacy')).body).not.toContain('[vul in]');
});

test('R9.23 R9.26 the cookie statement lists the cookies that this platform can set, as they are called here', async () => {
  const { body } = await app.visitor.get('/legal/cookie-statement/nl');
  const listed = [...body.matchAll(/<th scope="row"[^>]*>([^<]+)<\/th>/g)].map(([, name]) => name);
  expect(listed).toEqual(['plein_session', 'plein_login', 'plein_consent', 'XSRF-TOKEN', 'De dienst kiest zelf de namen']);

  const secure = await app.secondInstance({
    PUBLIC_ORIGIN: 'https://www.example.nl',
    RATE_LIMITS: 'on',
    SECRET: 'q9TfW2mZ8rLx4vBn6cKd1sHj3gPy5aEu',
  });
  const { body: overHttps } = await secure.server.app.inject({ url: '/legal/cookie-statement/nl', headers: { host: 'www.example.nl' } });
  expect(overHttps).toContain('>__Host-plein_session</th>');
  expect(overHttps).toContain('>__Host-plein_consent</th>');
});

test('R9.24 outside analytics come with their cookie, its provider and its 13 months', async () => {
  await updateSetting(app.system, 'siteimproveId', '12345');
  await vi.waitFor(async () => expect((await app.visitor.get('/legal/cookie-statement/nl')).body).toContain('nmstat'));
  const { body } = await app.visitor.get('/en/legal/cookie-statement/en');
  expect(body).toContain('Siteimprove');
  expect(body).toContain('At most 13 months');
  await updateSetting(app.system, 'siteimproveId', null);
});

test('the application gets the same as the server renders', async () => {
  const reader = await app.signedIn();
  const answer = (await reader.get('/api/route?path=/en/legal/privacy')).json<{ screen: { kind: string; text: { title: string } } }>();
  expect(answer.screen).toMatchObject({ kind: 'legal', text: { title: 'Privacy statement' } });
});

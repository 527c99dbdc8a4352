import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createText } from '../testing/search-factory.ts';
import type { SearchAnswer } from '../model/search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  await app.ownerDb.deleteFrom('menuItem').execute();
  await app.ownerDb.deleteFrom('document').execute();
  await app.ownerDb.deleteFrom('searchWord').execute();
});
afterAll(() => app.close());

async function ask(q: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
  const answer = await app.visitor.get(`/api/search?${new URLSearchParams({ q, lang: 'nl', ...more })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const titles = ({ results }: SearchAnswer) => results.map(({ title }) => title);

describe('words that nothing has together', () => {
  test('all words count first; then as many as one text has, and which were left out is said', async () => {
    await createText(app.system, 'nl', { title: 'Fiets en auto' });
    await createText(app.system, 'nl', { title: 'Fiets' });
    await createText(app.system, 'nl', { title: 'Trein' });
    expect(await ask('fiets auto')).toMatchObject({ total: 1, leftOut: [], soughtFor: 'fiets auto' });
    const answer = await ask('Fiets, Trein en auto');
    expect(answer).toMatchObject({ leftOut: ['Trein'], soughtFor: 'Fiets en auto', didYouMean: null });
    expect(titles(answer)).toEqual(['Fiets en auto']);
  });

  test('more words never find more: without the one that leads nowhere it is the same search as for the others alone', async () => {
    await createText(app.system, 'nl', { title: 'De haven' });
    await createText(app.system, 'nl', { title: 'Over Noorderhaven', body: 'In het noorden.' });
    await createText(app.system, 'nl', { title: 'Havenkade' });
    const alone = await ask('haven');
    for (const word of ['xyzzy', '2026']) {
      expect(await ask(`haven ${word}`)).toEqual({ ...alone, leftOut: [word] });
    }
  });

  test('a word that is mistyped is mended, one that leads nowhere is left out', async () => {
    await createText(app.system, 'nl', { title: 'Paspoort' });
    expect(await ask('paspport xyzzy')).toMatchObject({ total: 1, leftOut: ['xyzzy'], didYouMean: 'paspoort', soughtFor: 'paspoort' });
  });

  test('a filter counts: what has all words but is of another type is not what was asked for', async () => {
    await createText(app.system, 'nl', { title: 'Brug en sluis' });
    await createText(app.system, 'nl', { title: 'Brug open', type: 'news' });
    expect(await ask('brug sluis', { type: 'news' })).toMatchObject({ total: 1, leftOut: ['sluis'] });
    expect(await ask('brug sluis', { type: 'event' })).toMatchObject({ total: 0, leftOut: [] });
  });

  test('a single digit or letter that is left is no query', async () => {
    await createText(app.system, 'nl', { title: 'Kade 1' });
    expect(await ask('<script>alert(1)</script>')).toMatchObject({ total: 0, leftOut: [] });
  });

  test('what one may not see makes no difference to what is left out', async () => {
    await createText(app.system, 'nl', { title: 'Besloten', body: 'brug fusieplan', roleIds: ['5b0f1f8e-1111-4222-8333-444455556666'] });
    await createText(app.system, 'nl', { title: 'Brug' });
    expect(await ask('brug fusieplan')).toMatchObject({ total: 1, leftOut: ['fusieplan'] });
    expect(await ask('brug rommelwoord')).toMatchObject({ total: 1, leftOut: ['rommelwoord'] });
  });
});

describe('Dutch words', () => {
  test.each([
    ['molen', 'molens'],
    ['molens', 'molen'],
    ['havens', 'haven'],
    ['haven', 'havens'],
    ['huis', 'huizen'],
    ['huizen', 'huis'],
  ])('%s finds %s', async (asked, written) => {
    await createText(app.system, 'nl', { title: 'Nieuws', body: `Over ${written} gesproken.` });
    const { results } = await ask(asked);
    expect(results[0]?.snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([written]);
  });

  test('a verb is found where a title sets its parts apart, and not where it is another verb', async () => {
    await createText(app.system, 'nl', { title: 'Hoe hang ik de vlag van het dorp op?' });
    await createText(app.system, 'nl', { title: 'Wij hangen een lint aan de vlag' });
    expect(titles(await ask('vlag ophangen'))).toEqual(['Hoe hang ik de vlag van het dorp op?']);
  });

  test('of a compound that is nowhere its longest part is sought, and that is said', async () => {
    await createText(app.system, 'nl', { title: 'Orgel', body: 'Het klavier heeft 56 toetsen.' });
    expect(await ask('klaviermuziek')).toMatchObject({ total: 1, didYouMean: 'klavier', soughtFor: 'klavier' });
  });
});

describe('what somebody may type', () => {
  test.each([
    "'",
    '&',
    '|!(',
    ':*',
    '\\',
    '%',
    "o'brien",
    'a:b',
    '<->',
    '日本',
    '🚲🚲',
    '\u202Eabc',
    '-- select',
    "'; drop table document",
  ])('a query of %s is answered', async (q) => {
    expect(await ask(q.padEnd(2, q))).toMatchObject({ total: 0 });
  });

  test('a query of many words is answered by the first ten', async () => {
    await createText(app.system, 'nl', { title: 'Gracht' });
    expect(titles(await ask(`gracht ${'woord '.repeat(30)}`.slice(0, 200)))).toEqual(['Gracht']);
  });

  test.each([
    { q: 'x' },
    { q: ' ' },
    { q: 'x'.repeat(201) },
    {},
    { q: 'markt', type: 'alles' },
    { q: 'markt', pageNumber: '101' },
    { q: 'markt', pageNumber: '0' },
    { q: 'markt', isDraft: 'true' },
  ])('a call with %j is refused', async (query) => {
    expect((await app.visitor.get(`/api/search?${new URLSearchParams(query as Record<string, string>)}`)).statusCode).toBe(400);
  });

  test('one network searches thirty times a minute, through the page and through the call together', async () => {
    const limited = await app.secondInstance({ RATE_LIMITS: 'on' });
    const get = (url: string, remoteAddress: string) => limited.server.app.inject({ url, remoteAddress, headers: { host: 'localhost' } });
    for (let time = 0; time < 15; time++) {
      expect((await get('/search?q=markt', '198.51.100.1')).statusCode).toBe(200);
      expect((await get('/api/search?q=markt', '198.51.100.1')).statusCode).toBe(200);
    }
    expect((await get('/search?q=markt', '198.51.100.1')).statusCode).toBe(429);
    expect((await get('/api/search?q=markt', '198.51.100.1')).statusCode).toBe(429);
    expect((await get('/search', '198.51.100.1')).statusCode).toBe(200);
    expect((await get('/search?q=markt', '198.51.100.2')).statusCode).toBe(200);
  });
});

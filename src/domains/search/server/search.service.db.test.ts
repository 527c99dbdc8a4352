import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { canSeeDocument } from '#domains/documents/model/document.rules.ts';
import { publishDocument } from '#domains/documents/server/index.ts';
import { mapMenu } from '#domains/menus/model/menu.ts';
import { createPage } from '#domains/pages/testing/page-factory.ts';
import { anonymousActor, systemActor, type Actor } from '#platform/shared/actor.ts';
import { testApp, type Client, type TestApp } from '../../../../tests/support/test-app.ts';
import type { FixtureText } from '../testing/fixture-text.ts';
import { createText } from '../testing/search-factory.ts';
import type { SearchAnswer } from '../model/search.ts';
import { search } from './search.service.ts';
import type { SearchedSiteOf } from './searched-site.ts';

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

async function ask(q: string, more: Record<string, string> = {}, client: Client = app.visitor): Promise<SearchAnswer> {
  const answer = await client.get(`/api/search?${new URLSearchParams({ q, lang: 'nl', ...more })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const titles = ({ results }: SearchAnswer) => results.map(({ title }) => title);

test('R1.08 R2.06 a visitor finds a page by a word of its text, with its place on the site', async () => {
  const guid = await createPage(app.system, {
    texts: { nl: { title: 'Zwembad', segment: 'zwembad' } },
    words: { nl: 'Het buitenbad is open in de zomer.' },
    published: ['nl'],
  });
  await app.server.contentVersion.refresh();
  expect(await ask('buitenbad')).toEqual({
    total: 1,
    isTotalCut: false,
    results: [
      {
        guid,
        kind: 'page',
        type: 'page',
        title: 'Zwembad',
        href: '/zwembad',
        breadcrumb: [],
        snippet: [
          { text: 'Zwembad', isMatch: true },
          { text: ', kort · Het ', isMatch: false },
          { text: 'buitenbad', isMatch: true },
          { text: ' is open in de zomer.', isMatch: false },
        ],
        publishedOn: expect.any(String),
        language: 'nl',
        titleLanguage: 'nl',
      },
    ],
    otherLanguage: [],
    soughtFor: 'buitenbad',
    didYouMean: null,
    leftOut: [],
    asksFor: [],
  });
});

describe('nothing is told to who may not know it', () => {
  const news = 'b4a1c1f0-0000-4000-8000-000000000001';
  const legal = 'b4a1c1f0-0000-4000-8000-000000000002';
  const reader: Actor = { ...anonymousActor, kind: 'user', guid: null, isActive: true, isVerified: true };
  const actors: Record<string, Actor> = {
    visitor: anonymousActor,
    reader,
    readerOfNews: { ...reader, roleIds: [news] },
    editor: { ...reader, isContentManager: true },
    editorOfNews: { ...reader, isContentManager: true, roleIds: [news] },
    admin: { ...reader, isAdmin: true },
    system: systemActor,
    inactiveAdmin: { ...reader, isAdmin: true, isActive: false },
    inactiveReaderOfNews: { ...reader, roleIds: [news], isActive: false },
  };
  const roleChoices = [[], [news], [legal], [news, legal]];

  test('R6.01 a search finds exactly what the rule lets a person see', async () => {
    const cases = roleChoices.flatMap((roleIds) => roleChoices.map((editRoles) => ({ roleIds, editRoles })));
    for (const [index, rights] of cases.entries()) await createText(app.system, 'nl', { title: `Dossier nummer ${index}`, ...rights });
    const emptySite: SearchedSiteOf = async () => ({
      menu: mapMenu([]),
      menuIn: () => [],
      namesIn: () => '',
      reachedBy: async () => [],
      addressOf: () => ({ href: '/', breadcrumb: [] }),
    });
    for (const [name, actor] of Object.entries(actors)) {
      const visible = cases.filter(({ roleIds, editRoles }) =>
        canSeeDocument(actor, { roleIds, editRoles, editPermission: editRoles.length > 0 ? 'Roles' : 'Admin', isPublished: true }),
      );
      const { total } = await search({ ...app.system, actor }, { q: 'dossier', lang: 'nl', sort: 'relevance', pageNumber: 1 }, emptySite);
      expect({ name, total }).toEqual({ name, total: visible.length });
    }
  });

  test('a word that was mistyped gives what it gives when it is typed right', async () => {
    await createText(app.system, 'nl', { title: 'De haven', body: 'Schepen liggen in de haven.' });
    await createText(app.system, 'nl', { title: 'Wijken', body: 'Wonen in Noorderhaven.' });
    const right = await ask('haven');
    const mistyped = await ask('havenn');
    expect(mistyped.didYouMean).toBe('haven');
    expect([mistyped.total, titles(mistyped)]).toEqual([right.total, titles(right)]);
  });

  test('A3 what stands only in a draft, a restricted page or a later item is in no answer, not even as a guess', async () => {
    await createText(app.system, 'nl', { title: 'Concept', body: 'Het fusieplan.', isDraft: true });
    await createText(app.system, 'nl', { title: 'Besloten', body: 'Het reorganisatieplan.', roleIds: [news] });
    await createText(app.system, 'nl', { title: 'Straks', body: 'Het sloopplan.', type: 'news', daysAgo: -1 });
    await createText(app.system, 'nl', { title: 'Openbaar', body: 'Het bouwplan.' });
    for (const q of ['fusieplan', 'reorganisatieplan', 'sloopplan', 'fusieplam', 'reorganisatieplam', 'sloopplam', 'reorg', 'sloop']) {
      expect(await ask(q)).toEqual({
        total: 0,
        isTotalCut: false,
        results: [],
        otherLanguage: [],
        soughtFor: q,
        didYouMean: null,
        leftOut: [],
        asksFor: [],
      });
    }
    expect(titles(await ask('plan'))).toEqual(['Openbaar']);
    expect((await ask('bouwplam')).didYouMean).toBe('bouwplan');
  });

  test('whether a word exists in what one may not see makes no difference', async () => {
    await createText(app.system, 'nl', { title: 'Geheim', body: 'kerkplein', roleIds: [news] });
    await createText(app.system, 'nl', { title: 'Kermis', body: 'kerkpleis kerkpleinen' });
    const known = await ask('kerkplein');
    expect(titles(known)).toEqual(['Kermis']);
  });

  test('a list item appears when its moment has come, to everybody at once', async () => {
    const guid = await createText(app.system, 'nl', { title: 'Bekendmaking', type: 'news', daysAgo: -1 });
    const admin = await app.signedIn({ isAdmin: true });
    expect((await ask('bekendmaking', {}, admin)).total).toBe(0);
    await app.db
      .updateTable('listItem')
      .set({ publishedOn: new Date(Date.now() - 1000) })
      .where('documentGuid', '=', guid)
      .execute();
    expect(await ask('bekendmaking')).toMatchObject({ total: 1, results: [{ kind: 'list-item', type: 'news' }] });
  });

  test('markup in a title or a text stays text', async () => {
    await createText(app.system, 'nl', { title: 'Gras <script>alert(1)</script>', body: 'Maai <b onclick="x">het gras</b> &amp; meer.' });
    const { results } = await ask('gras');
    expect(results[0]?.snippet.map(({ text }) => text).join('')).toBe('Maai <b onclick="x">het gras</b> &amp; meer.');
    const { body } = await app.visitor.get('/search?q=gras');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('&lt;b onclick=&quot;x&quot;&gt;het <mark>gras</mark>');
  });
});

describe('order and choice', () => {
  test.each([
    ['eerst', 'laatst'],
    ['laatst', 'eerst'],
  ])('a compound is found by its parts, whichever of the two was published %s', async (when) => {
    const compound = () => createText(app.system, 'nl', { title: 'Afvalkalender' });
    const parts = async () => {
      await createText(app.system, 'nl', { title: 'Afval' });
      await createText(app.system, 'nl', { title: 'Een kalender voor afval' });
    };
    for (const step of when === 'eerst' ? [compound, parts] : [parts, compound]) await step();
    expect(titles(await ask('kalender'))).toContain('Afvalkalender');
    expect(titles(await ask('kalender afval'))).toEqual(expect.arrayContaining(['Afvalkalender', 'Een kalender voor afval']));
    expect(titles(await ask('afvalkalender'))).toEqual(['Afvalkalender', 'Een kalender voor afval']);
  });

  test('a compound alone on the site is found by its parts as well', async () => {
    await createText(app.system, 'nl', { title: 'Afvalkalender' });
    expect(titles(await ask('kalender'))).toEqual(['Afvalkalender']);
    expect(titles(await ask('kalender afval'))).toEqual(['Afvalkalender']);
  });

  test('a word that was meant is spelled as it is on the site', async () => {
    await createText(app.system, 'nl', { title: 'Oud-leerlingen', body: 'De Reünie is in mei.' });
    expect(await ask('reunei mei')).toMatchObject({ total: 1, didYouMean: 'reünie mei' });
  });

  test('of equal news the latest comes first', async () => {
    await createText(app.system, 'nl', { title: 'Dijk versterkt', type: 'news', daysAgo: 300 });
    await createText(app.system, 'nl', { title: 'Dijk versterkt', type: 'news', daysAgo: 1 });
    const { results } = await ask('dijk');
    expect(results.map(({ publishedOn }) => Math.round((Date.now() - Date.parse(publishedOn)) / 86_400_000))).toEqual([1, 300]);
  });

  describe('a year finds what is of that year, though its text does not say so', () => {
    interface Moments {
      type?: FixtureText['type'];
      publishedOn: string;
      startsOn?: string;
    }

    async function addItem(title: string, { type = 'news', publishedOn, startsOn }: Moments): Promise<void> {
      const guid = await createText(app.system, 'nl', { title, type });
      await app.ownerDb.updateTable('listItem').set({ publishedOn, startsOn }).where('documentGuid', '=', guid).execute();
    }

    beforeEach(async () => {
      await addItem('Dijk versterkt', { publishedOn: '2019-05-02T10:00:00Z' });
      await addItem('Haven open', { publishedOn: '2019-12-31T23:30:00Z' });
      await addItem('Dijkfeest', { type: 'event', publishedOn: '2019-11-02T10:00:00Z', startsOn: '2020-02-02T10:00:00Z' });
      await addItem('Mag de hond op de dijk?', { type: 'question', publishedOn: '2019-05-02T10:00:00Z' });
      await createText(app.system, 'nl', { title: 'Terugblik', body: 'Zo ging het in 2019.' });
    });

    test('as it is on the clock in Amsterdam: of an event when it is, of anything else when it was published', async () => {
      expect(titles(await ask('2019'))).toEqual(['Terugblik', 'Dijk versterkt']);
      expect(titles(await ask('2020')).toSorted()).toEqual(['Dijkfeest', 'Haven open']);
      expect((await ask('2021')).total).toBe(0);
    });

    test('together with what it is about, and within the filters', async () => {
      expect(titles(await ask('dijk 2019'))).toEqual(['Dijk versterkt']);
      expect(titles(await ask('2020', { type: 'event' }))).toEqual(['Dijkfeest']);
      expect((await ask('2019', { period: 'year' })).total).toBe(1);
    });
  });

  test('by date the latest comes first, however well another matches', async () => {
    await createText(app.system, 'nl', { title: 'Dijk', type: 'news', daysAgo: 30 });
    await createText(app.system, 'nl', { title: 'Wandelen', body: 'Over de dijk.', type: 'event', daysAgo: 2 });
    await createText(app.system, 'nl', { title: 'Schapen op de dijk', type: 'article', daysAgo: 400 });
    expect(titles(await ask('dijk'))[0]).toBe('Dijk');
    expect(titles(await ask('dijk', { sort: 'date' }))).toEqual(['Wandelen', 'Dijk', 'Schapen op de dijk']);
  });

  test('filters choose by type, by date and by language', async () => {
    await createText(app.system, 'nl', { title: 'Haven pagina' });
    await createText(app.system, 'nl', { title: 'Haven nieuws', type: 'news', daysAgo: 20 });
    await createText(app.system, 'nl', { title: 'Haven oud nieuws', type: 'news', daysAgo: 500 });
    await createText(app.system, 'en', { title: 'Haven in English' });
    expect(titles(await ask('haven', { type: 'page' }))).toEqual(['Haven pagina']);
    expect(titles(await ask('haven', { type: 'news' }))).toEqual(['Haven nieuws', 'Haven oud nieuws']);
    expect(titles(await ask('haven', { type: 'event' }))).toEqual([]);
    expect(titles(await ask('haven', { type: 'news', period: 'week' }))).toEqual([]);
    expect(titles(await ask('haven', { type: 'news', period: 'month' }))).toEqual(['Haven nieuws']);
    expect(await ask('haven', { language: 'en' })).toMatchObject({ total: 1, results: [{ language: 'en' }], otherLanguage: [] });
    expect((await ask('haven')).otherLanguage.map(({ title }) => title)).toEqual(['Haven in English']);
  });

  test('R1.25 what is not in the language one reads stands apart, and opens where it can be read', async () => {
    const texts = { nl: { title: 'Dorpsfeest', segment: 'dorpsfeest' }, en: { title: 'Village fair', segment: 'village-fair' } };
    await createPage(app.system, { texts, words: { nl: 'Kermis in mei.', en: 'Kermis in May.' }, published: ['nl'] });
    await app.server.contentVersion.refresh();
    expect(await ask('kermis', { lang: 'en' })).toMatchObject({
      total: 0,
      otherLanguage: [{ title: 'Dorpsfeest', language: 'nl', href: '/en/village-fair' }],
    });
    const guid = (await ask('kermis')).results[0]?.guid ?? '';
    await publishDocument(app.system, guid, 'en');
    await app.server.contentVersion.refresh();
    expect(await ask('kermis', { lang: 'en' })).toMatchObject({ total: 1, otherLanguage: [], results: [{ href: '/en/village-fair' }] });
  });

  test('results come ten to a page, each of them once', async () => {
    for (let index = 0; index < 23; index++) await createText(app.system, 'nl', { title: `Straat ${index}` });
    const pages = await Promise.all(['1', '2', '3', '4'].map((pageNumber) => ask('straat', { pageNumber })));
    expect(pages.map(({ total, results }) => [total, results.length])).toEqual([
      [23, 10],
      [23, 10],
      [23, 3],
      [23, 0],
    ]);
    expect(new Set(pages.flatMap(({ results }) => results.map(({ guid }) => guid))).size).toBe(23);
  });

  test('a common word is counted up to a thousand, and its titles are still found first', async () => {
    await sql`
      with made as (insert into document (kind) select 'page' from generate_series(1, 1100) returning guid),
      texts as (
        insert into document_language (document_guid, language, title, is_published, snapshot, card, published_on)
        select guid, 'nl', 'Pagina', true, '{}', '{}', now() from made
      )
      insert into search_document (document_guid, language, type, title, title_key, body, title_lexemes, lexemes, words)
      select guid, 'nl', 'page', 'Pagina', 'pagina', 'gemeente', to_tsvector('dutch', 'Pagina'), to_tsvector('dutch', 'Pagina gemeente'), '{}'
      from made`.execute(app.ownerDb);
    await createText(app.system, 'nl', { title: 'De gemeente' });
    const answer = await ask('gemeente');
    expect(answer).toMatchObject({ total: 1000, isTotalCut: true });
    expect(titles(answer)[0]).toBe('De gemeente');
    expect((await ask('gemeente', { pageNumber: '100' })).results).toHaveLength(10);
  });
});

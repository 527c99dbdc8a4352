import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildMenu } from './menu.ts';
import { similarItems, wordsOfPath } from './similar-items.ts';

function row(guid: string, nl: string, en: string, parentGuid: string | null = null, pageGuid: string | null = guid) {
  const texts = { nl: { name: nl, urlSegment: slug(nl) }, en: { name: en, urlSegment: slug(en) } };
  return { guid, parentGuid, pageGuid, externalUrl: null, texts };
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const menu = buildMenu([
  row('waste', 'Afval en milieu', 'Waste', null, null),
  row('calendar', 'Afvalkalender', 'Waste calendar', 'waste'),
  row('passport', 'Paspoort aanvragen', 'Apply for a passport'),
  row('parking', 'Parkeren', 'Parking'),
  row('council', 'Gemeenteraad', 'Council'),
]);

const similar = (path: string, language: 'nl' | 'en' = 'nl') => similarItems(menu, path, language).map(({ guid }) => guid);

test('a mistake in the address, or a part of a compound, still finds the page', () => {
  expect(similar('/pasport')).toEqual(['passport']);
  expect(similar('/oud/afval-kalender.html')).toEqual(['calendar']);
  expect(similar('/inwoners/parkeer')).toEqual(['parking']);
  expect(similar('/raad')).toEqual(['council']);
});

test('the guid in an address is not a word that somebody was looking for', () => {
  expect(wordsOfPath('/nieuws/i/6f0001e9-2ebe-4665-8441-29b98e99a64d/de-nieuwe-haven')).toEqual(['nieuws', 'de', 'nieuwe', 'haven']);
  expect(wordsOfPath('/g/6f0001e92ebe4665844129b98e99a64d')).toEqual([]);
});

test('a name with a letter or two amiss still finds the page, wherever they are', () => {
  const pages = buildMenu([
    row('license', 'Rijbewijs', 'Driving licence'),
    row('news', 'Nieuws', 'News'),
    row('calendar', 'Agenda', 'Calendar'),
    row('report', 'Melden', 'Report'),
    row('about', 'Over ons', 'About us'),
  ]);
  const found = (path: string, language: 'nl' | 'en' = 'nl') => similarItems(pages, path, language).map(({ guid }) => guid);
  for (const typed of ['rijbewijss', 'rijbewijsss', 'rijbewys', 'rijbewjis', 'rjbewij', 'rijbawijs', 'xrijbewijs'])
    expect([typed, found(`/${typed}`)]).toEqual([typed, ['license']]);
  for (const typed of ['neiuws', 'niuws', 'nieuwss', 'nieuwx', 'nieuxs'])
    expect([typed, found(`/oud/${typed}`)]).toEqual([typed, ['news']]);
  for (const [typed, guid] of [
    ['aegnda', 'calendar'],
    ['mleden', 'report'],
    ['over-onz', 'about'],
  ] as const)
    expect([typed, found(`/${typed}`)]).toEqual([typed, [guid]]);
  for (const typed of ['new', 'nwes', 'newss']) expect([typed, found(`/en/${typed}`, 'en')]).toEqual([typed, ['news']]);
});

test('what has more of the words comes before what has one of them', () => {
  const both = buildMenu([row('waste', 'Afval en milieu', 'Waste'), row('calendar', 'Afvalkalender', 'Waste calendar')]);
  expect(similarItems(both, '/afval-kalender', 'nl').map(({ guid }) => guid)).toEqual(['calendar', 'waste']);
});

test('in the language of the reader', () => {
  expect(similar('/pasport', 'en')).toEqual(['passport']);
  expect(similar('/parkings', 'en')).toEqual(['parking']);
});

test('the best comes first, five at the most, and a heading never', () => {
  const many = buildMenu(
    Array.from({ length: 20 }, (_, number) => row(`${number}`, number === 7 ? 'Vergunning' : `Vergunningen ${number}x`, 'Permit')),
  );
  const found = similarItems(many, '/vergunning', 'nl');
  expect(found).toHaveLength(5);
  expect(found[0]?.guid).toBe('7');
  expect(similar('/afval')).not.toContain('waste');
});

test('nothing like it is nothing', () => {
  expect(similar('/wp-admin/xyzzy')).toEqual([]);
  expect(similar('/')).toEqual([]);
  expect(similar('/%E0%A4%A')).toEqual([]);
});

test('a likeness by chance is none', () => {
  const demo = buildMenu([
    row('report', 'Iets melden op straat', 'Report a problem'),
    row('living', 'Wonen en leven', 'Housing and living'),
    row('permit', 'Omgevingsvergunning', 'Building permit'),
    row('projects', 'Projecten', 'Projects'),
    row('news', 'Nieuws', 'News'),
    row('government', 'Bestuur', 'Government'),
    row('passport', 'Paspoort of identiteitskaart', 'Passport or identity card'),
  ]);
  for (const path of ['/bestaat-niet', '/foo/bar-en-baz', '/producten/verlengen', '/vergadering', '/inwoners'])
    expect([path, similarItems(demo, path, 'nl')]).toEqual([path, []]);
  expect(similarItems(demo, '/about-or-work', 'en')).toEqual([]);
  expect(similarItems(demo, '/wonen-en-werken', 'nl').map(({ guid }) => guid)).toEqual(['living']);
  expect(similarItems(demo, '/melding', 'nl').map(({ guid }) => guid)).toEqual(['report']);
});

test('a name of nothing but everyday words is found by all of them together', () => {
  const about = buildMenu([row('about', 'Over ons', 'About us'), row('site', 'Over deze website', 'About this website')]);
  expect(similarItems(about, '/gemeente/over-ons', 'nl').map(({ guid }) => guid)).toEqual(['about']);
  expect(similarItems(about, '/over', 'nl')).toEqual([]);
});

test('the words of an address fill the search field', () => {
  expect(wordsOfPath('/wonen/caf%C3%A9-vergunning.php')).toEqual(['wonen', 'cafe', 'vergunning']);
  expect(wordsOfPath('/een/twee/drie/vier/vijf/zes/zeven')).toEqual(['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven']);
});

test('growth: any address is answered, also in a menu of two thousand', () => {
  const menuOf = (count: number) =>
    buildMenu(Array.from({ length: count }, (_, number) => row(`${number}`, `Onderwerp nummer ${number}`, `Subject ${number}`)));
  const [small, large] = [menuOf(200), menuOf(2000)];
  fc.assert(
    fc.property(fc.webPath(), (path) => similarItems(large, path, 'nl').length <= 5),
    { numRuns: 30 },
  );
  const repeated = `/${'onderwerpen-nummers/'.repeat(100)}`;
  const mistyped = `/${Array.from({ length: 100 }, (_, number) => `xnderwerp-nummer-${number}`).join('/')}`;
  // Ten times as many take ten times as long, and never a hundred times.
  for (const path of [repeated, mistyped])
    expect(shortest(() => similarItems(large, path, 'nl'))).toBeLessThan(40 * shortest(() => similarItems(small, path, 'nl')));
});

/** The shortest of a few tries: whatever else the machine does makes them longer. */
function shortest(act: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    act();
    return performance.now() - started;
  });
  return Math.min(...times);
}

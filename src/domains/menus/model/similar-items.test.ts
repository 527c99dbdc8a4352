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
  const large = buildMenu(Array.from({ length: 2000 }, (_, number) => row(`${number}`, `Onderwerp nummer ${number}`, `Subject ${number}`)));
  fc.assert(
    fc.property(fc.webPath(), (path) => similarItems(large, path, 'nl').length <= 5),
    { numRuns: 30 },
  );
  const started = performance.now();
  similarItems(large, `/${'onderwerpen-nummers/'.repeat(100)}`, 'nl');
  expect(performance.now() - started).toBeLessThan(200);
});

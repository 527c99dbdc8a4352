import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SearchAnswer } from '../model/search.ts';
import { dutchTexts } from '../testing/dutch-texts.ts';
import { englishTexts } from '../testing/english-texts.ts';
import { createText } from '../testing/search-factory.ts';

let app: TestApp;
const idOf = new Map<string, string>();

beforeAll(async () => {
  app = await testApp();
  for (const text of dutchTexts) idOf.set(await createText(app.system, 'nl', text), text.id);
  for (const text of englishTexts) idOf.set(await createText(app.system, 'en', text), text.id);
}, 60_000);
afterAll(() => app.close());

async function search(language: Language, q: string): Promise<SearchAnswer> {
  const answer = await app.visitor.get(`/api/search?${new URLSearchParams({ q, lang: language })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function idsFor(language: Language, q: string): Promise<(string | undefined)[]> {
  return (await search(language, q)).results.map(({ guid }) => idOf.get(guid));
}

/** Question, and the text that must come first. */
type Expectations = Record<string, Record<string, string>>;

const dutch: Expectations = {
  'the word of a title': {
    paspoort: 'paspoort',
    rijbewijs: 'rijbewijs',
    milieustraat: 'milieustraat',
    grofvuil: 'grofvuil',
    zwembad: 'zwembad',
    bibliotheek: 'bibliotheek',
    kwijtschelding: 'kwijtschelding',
    afvalkalender: 'afvalkalender',
    ozb: 'ozb',
  },
  'the beginning of a word': {
    paspoo: 'paspoort',
    rijbew: 'rijbewijs',
    bibliot: 'bibliotheek',
    'subsidie iso': 'subsidie-isolatie',
    'afspraak ma': 'afspraak',
    gehandicap: 'gehandicaptenparkeerkaart',
  },
  'a slip of the finger': {
    paspport: 'paspoort',
    rijbewjis: 'rijbewijs',
    bibiotheek: 'bibliotheek',
    grofuil: 'grofvuil',
    zwembat: 'zwembad',
    verkeizingen: 'verkiezingen',
    'omgevingvergunning aanvragen': 'omgevingsvergunning',
    kwijtschelling: 'kwijtschelding',
  },
  'parts of a compound': {
    kalender: 'afvalkalender',
    'kalender afval': 'afvalkalender',
    'afval kalender': 'afvalkalender',
    'parkeer vergunning': 'parkeervergunning',
    'plein stadhuis': 'markt',
    'vergunning omgeving': 'omgevingsvergunning',
    'vervoer leerlingen': 'leerlingenvervoer',
    'aangifte geboorte': 'geboorte',
    'net warmte': 'warmtenet',
  },
  'a compound of words that stand apart': {
    stadhuisbalie: 'paspoort',
    huurzaal: 'sporthal',
    sportzaal: 'sporthal',
  },
  'other forms of a word': {
    paspoorten: 'paspoort',
    rijbewijzen: 'rijbewijs',
    verhuis: 'verhuizen',
    verhuizingen: 'verhuizen',
    trouw: 'trouwen',
    bomen: 'kapvergunning',
    evenementen: 'evenement',
    'schuld hulp': 'schulden',
    stemmen: 'verkiezingen',
    molen: 'molen',
    molens: 'molen',
  },
  'without accents, or with': {
    oztürk: 'college',
    ozturk: 'college',
    cafe: 'ziekenhuis',
    café: 'ziekenhuis',
    ancienniteit: 'standplaats',
    'creme brulee': 'ziekenhuis',
  },
  'another order and everyday words': {
    'hoe kan ik mijn rijbewijs verlengen': 'rijbewijs',
    'aanvragen paspoort': 'paspoort',
    'ik wil een boom kappen': 'kapvergunning',
    'wat doe ik als mijn paspoort kwijt is': 'paspoort-kwijt',
    'een afspraak maken': 'afspraak',
    'bezwaar tegen de woz': 'woz',
    'over ons': 'over-ons',
  },
  'a verb whose parts stand apart': {
    'geboorte aangeven': 'vraag-geboorte',
    'geboorte van mijn kind aangeven': 'vraag-geboorte',
  },
  'the label of a block': {
    telefoon: 'openingstijden',
    telefoonnummer: 'openingstijden',
  },
  'a word too many': {
    'paspoort xyzzy': 'paspoort',
    'zwembad 2031': 'zwembad',
    'molens bezoeken': 'molen',
  },
  'words of the text': {
    traplift: 'wmo',
    asbest: 'milieustraat',
    regenton: 'wateroverlast',
    lantaarnpaal: 'melding',
    wethouder: 'college',
    '14 0123': 'openingstijden',
    email: 'openingstijden',
    'e-mail': 'openingstijden',
    boa: 'vacature-boa',
    "auto's koningsdag": 'koningsdag',
  },
};

const english: Expectations = {
  'the word of a title': { passport: 'passport', library: 'library', 'property tax': 'property-tax', 'council meetings': 'council' },
  'the beginning of a word': { passpo: 'passport', recyc: 'recycling', 'parking per': 'parking' },
  'a slip of the finger': { pasport: 'passport', libary: 'library', recyling: 'recycling', 'swiming pool': 'swimming' },
  'other forms of a word': {
    passports: 'passport',
    married: 'marriage',
    marriages: 'marriage',
    taxes: 'property-tax',
    'collecting waste': 'waste',
    debt: 'debts',
    renewing: 'licence',
    babies: 'birth',
  },
  'another order and everyday words': {
    'how do I renew my driving licence': 'licence',
    'opening hours of the town hall': 'contact',
    'about us': 'about',
    'an objection to the value': 'objection',
  },
  'a word too many': { 'moving house': 'moving', 'passport xyzzy': 'passport' },
  'words of the text': {
    stairlift: 'care',
    asbestos: 'recycling',
    creditors: 'debts',
    email: 'contact',
    phone: 'contact',
    cafe: 'library',
  },
};

describe.each([
  { language: 'nl' as const, expectations: dutch },
  { language: 'en' as const, expectations: english },
])('R1.08 R2.06 in $language a search finds first what was meant', ({ language, expectations }) => {
  describe.each(Object.entries(expectations))('by %s', (_, cases) => {
    test.each(Object.entries(cases))('%s → %s', async (query, expected) => {
      expect((await idsFor(language, query))[0]).toBe(expected);
    });
  });
});

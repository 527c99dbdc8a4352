import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '#domains/search/model/search.ts';
import type { ContactFact } from '#domains/search/model/synonyms/synonym-group.ts';
import type { Language } from '#platform/shared/language.ts';
import { demoContent } from '../../demo/content/demo-content.ts';
import { guidOf } from '../../demo/content/names.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { testApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await seedDemo(app.system, 'achttien vragen aan de balie 1848');
  await app.server.contentVersion.refresh();
}, 120_000);
afterAll(() => app.close());

/** What the demo calls its pages, and the items of its lists. */
const { pages, items } = demoContent(new Date());
const nameOf = new Map([
  ...pages.map(({ name }) => [guidOf('page', name), name] as const),
  ...items.map(({ name }) => [guidOf('item', name), `item:${name}`] as const),
]);

async function ask(language: Language, q: string, pageNumber = 1): Promise<SearchAnswer> {
  const answer = await app.visitor.get(`/api/search?${new URLSearchParams({ q, lang: language, pageNumber: String(pageNumber) })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** As people type it, and what of the demo site must come first: a page, or `item:` and an item of a list. */
type Questions = Record<string, string>;

const dutch: Questions = {
  vuilnis: 'afval',
  gft: 'afval',
  'oud papier': 'afval',
  'plastic afval': 'afval',
  glasbak: 'afval',
  'afval scheiden': 'afval',
  'vuilnis ophalen': 'afvalkalender',
  'wanneer wordt mijn container geleegd': 'afvalkalender',
  ophaaldag: 'afvalkalender',
  'grof vuil ophalen': 'item:vraag-grofvuil',
  'oude bank weggooien': 'item:vraag-grofvuil',
  vuilstort: 'milieustraat',
  'verf wegbrengen': 'milieustraat',
  'kapotte container': 'item:vraag-container-kapot',
  'kliko stuk': 'item:vraag-container-kapot',
  openingstijden: 'contact',
  'openingstijden gemeentehuis': 'contact',
  'openingstijden milieustraat': 'milieustraat',
  'hoe laat gaat het stadhuis open': 'contact',
  telefoonnummer: 'contact',
  'telefoonnummer gemeente noorderhaven': 'contact',
  'adres gemeente': 'contact',
  'e-mailadres': 'contact',
  'afspraak maken': 'contact',
  'boom kappen': 'omgevingsvergunning',
  kapvergunning: 'omgevingsvergunning',
  bouwvergunning: 'omgevingsvergunning',
  'dakkapel plaatsen': 'omgevingsvergunning',
  'schutting hoogte': 'omgevingsvergunning',
  'id kaart aanvragen': 'paspoort',
  identiteitskaart: 'paspoort',
  'nieuw paspoort aanvragen': 'paspoort',
  'kosten paspoort': 'paspoort',
  'paspoort met spoed': 'paspoort-spoed',
  noodpaspoort: 'paspoort-spoed',
  'paspoort gestolen': 'item:vraag-paspoort-kwijt',
  'adres wijzigen': 'verhuizing',
  adreswijziging: 'verhuizing',
  verhuizen: 'verhuizing',
  'kapotte lantaarnpaal': 'melden',
  straatverlichting: 'melden',
  'losse stoeptegel': 'melden',
  'gat in de weg': 'melden',
  geluidsoverlast: 'melden',
  'baby aangeven': 'item:vraag-geboorte',
  geboorteaangifte: 'item:vraag-geboorte',
  parkeervergunning: 'item:vraag-parkeren',
  'hond uitlaten': 'item:vraag-hond',
  hondenbelasting: 'item:vraag-hond',
  bezwaarschrift: 'item:vraag-bezwaar',
  'niet eens met besluit': 'item:vraag-bezwaar',
  raadsleden: 'gemeenteraad',
  inspreken: 'gemeenteraad',
  wethouder: 'college',
  'b&w': 'college',
  baan: 'vacatures',
  solliciteren: 'vacatures',
  'hulp in de huishouding': 'wonen',
  mantelzorger: 'item:mantelzorg',
  strooien: 'item:strooiroutes',
  bieb: 'item:bibliotheek-zondag-open',
  klacht: 'contact',
};

const english: Questions = {
  rubbish: 'afval',
  'food waste': 'afval',
  'waste paper': 'afval',
  'bin day': 'afvalkalender',
  'rubbish collection': 'afvalkalender',
  'bulky rubbish': 'item:vraag-grofvuil',
  'rubbish tip': 'milieustraat',
  'broken bin': 'item:vraag-container-kapot',
  'opening hours': 'contact',
  'phone number': 'contact',
  'address of the town hall': 'contact',
  email: 'contact',
  'make an appointment': 'contact',
  'broken street light': 'melden',
  pothole: 'melden',
  'id card': 'paspoort',
  'travel document': 'paspoort',
  'emergency passport': 'paspoort-spoed',
  'lost passport': 'item:vraag-paspoort-kwijt',
  'change of address': 'verhuizing',
  'moving house': 'verhuizing',
  'planning permission': 'omgevingsvergunning',
  'cut down a tree': 'omgevingsvergunning',
  'parking permit': 'item:vraag-parkeren',
  'register my baby': 'item:vraag-geboorte',
  'walk my dog': 'item:vraag-hond',
  appeal: 'item:vraag-bezwaar',
  councillors: 'gemeenteraad',
  jobs: 'vacatures',
  'learn dutch': 'item:taalcafe',
};

/** Written when the list of synonyms was there, before anybody had looked how they would do. */
const lateDutch: Questions = {
  'waar kan ik mijn oude matras heen brengen': 'item:vraag-grofvuil',
  'prullenbak vol op straat': 'melden',
  'rijbewijs verlopen': 'paspoort-en-verhuizen',
  'zonnepanelen vergunning': 'omgevingsvergunning',
  'vergadering van de raad bijwonen': 'gemeenteraad',
  'werk zoeken bij gemeente': 'vacatures',
  'vuurwerk tijden': 'item:vraag-vuurwerk',
  'energierekening te hoog': 'item:energiehulp',
  buitenzwembad: 'item:zwembad-opent',
  schaatsen: 'item:ijsbaan-open',
  'nederlands oefenen': 'item:taalcafe',
  'kerstboom inleveren': 'item:kerstbomen',
  'paspoort voor kind': 'paspoort',
};

const roughDutch: Questions = {
  'ik ga verhuizen': 'verhuizing',
  'id verlopen': 'paspoort',
  'lamp kapot in de straat': 'melden',
  'hondenpoep opruimen': 'item:vraag-hond',
  'wmo aanvragen': 'wonen',
  'parkeren centrum': 'item:vraag-parkeren',
  oudpapier: 'afval',
  'identiteits kaart': 'paspoort',
  'openings tijden stad huis': 'contact',
  lantaarnpal: 'melden',
  'gemeente bellen': 'contact',
  'vergunning schuur': 'omgevingsvergunning',
  'inspreken bij raadsvergadering': 'gemeenteraad',
};

const roughEnglish: Questions = {
  'when is my bin emptied': 'afvalkalender',
  'new driving license': 'paspoort-en-verhuizen',
  'i am moving': 'verhuizing',
  'loud noise at night': 'melden',
  'what time does city hall close': 'contact',
};

const lateEnglish: Questions = {
  'what goes in the green bin': 'afval',
  'my passport was stolen': 'item:vraag-paspoort-kwijt',
  'free parking': 'item:vraag-parkeren',
  'who is the mayor': 'college',
  'apply for a job': 'vacatures',
  'noisy neighbours': 'melden',
  'dormer window': 'omgevingsvergunning',
};

/** Written by somebody who did not make the search, who then looked where it went wrong. */
const strangersDutch: Questions = {
  'ophaaldagen vuilnis': 'afvalkalender',
  'wanneer papier aan de straat': 'afvalkalender',
  'gft bak': 'afval',
  'inschrijven nieuwe bewoner': 'verhuizing',
  'wanneer wordt er gestrooid': 'item:strooiroutes',
  'hoe laat zijn jullie open': 'contact',
  'bezwaar parkeerboete': 'item:vraag-bezwaar',
  'stemmen verkiezingen': 'gemeenteraad',
  traplift: 'wonen',
};

const strangersEnglish: Questions = {
  'passport photo requirements': 'paspoort',
  'birth certificate': 'item:vraag-geboorte',
  'complain about the council': 'contact',
  'swimming pool': 'item:zwembad-opent',
  'where to put cardboard': 'afval',
  'just moved here': 'verhuizing',
};

describe.each([
  { language: 'nl' as const, questions: strangersDutch },
  { language: 'en' as const, questions: strangersEnglish },
  { language: 'nl' as const, questions: roughDutch },
  { language: 'en' as const, questions: roughEnglish },
  { language: 'nl' as const, questions: lateDutch },
  { language: 'en' as const, questions: lateEnglish },
  { language: 'nl' as const, questions: dutch },
  { language: 'en' as const, questions: english },
])('R1.08 R2.06 in $language people find what answers their question first, in their own words', ({ language, questions }) => {
  test.each(Object.entries(questions))('%s → %s', async (question, expected) => {
    const { results } = await ask(language, question);
    expect(results.map(({ guid }) => nameOf.get(guid))[0]).toBe(expected);
  });
});

describe('who asks for more of it finds the same as who asks for one', () => {
  async function foundBy(language: Language, question: string): Promise<string[]> {
    const { total, results } = await ask(language, question);
    const found = [...results];
    for (let page = 2; found.length < total; page++) found.push(...(await ask(language, question, page)).results);
    return found.map(({ guid }) => nameOf.get(guid) ?? guid).toSorted();
  }

  test.each([
    ['nl', 'vacature', 'vacatures'],
    ['nl', 'vergunning', 'vergunningen'],
    ['nl', 'parkeervergunning', 'parkeervergunningen'],
    ['nl', 'omgevingsvergunning', 'omgevingsvergunningen'],
    ['nl', 'school', 'scholen'],
    ['nl', 'container', 'containers'],
    ['nl', 'paspoort', 'paspoorten'],
    ['nl', 'boom', 'bomen'],
    ['nl', 'straat', 'straten'],
    ['nl', 'huis', 'huizen'],
    ['nl', 'gemeente', 'gemeentes'],
    ['en', 'job', 'jobs'],
    ['en', 'vacancy', 'vacancies'],
    ['en', 'permit', 'permits'],
    ['en', 'bin', 'bins'],
    ['en', 'tree', 'trees'],
  ] as const)('in %s: %s, %s', async (language, one, more) => {
    const found = await foundBy(language, one);
    expect(found).not.toEqual([]);
    expect(await foundBy(language, more)).toEqual(found);
  });
});

describe('a question is answered as it was asked', () => {
  test.each([
    ['nl', 'uitkering'],
    ['nl', 'oud papier'],
    ['nl', 'telefoonnummer'],
    ['en', 'phone number'],
    ['en', 'benefits'],
  ] as const)('in %s %s is not taken for another word, and nothing of it is left out', async (language, question) => {
    expect(await ask(language, question)).toMatchObject({ soughtFor: question, didYouMean: null, leftOut: [] });
  });

  test.each([
    ['nl', 'glasbak in de buurt', 'glasbak', ['buurt']],
    ['nl', 'hoe laat zijn jullie open', 'hoe laat zijn jullie open', []],
    ['en', 'opening hours of the zzyzx', 'opening hours', ['zzyzx']],
  ] as const)('in %s what is left of %s reads as a question by itself', async (language, question, soughtFor, leftOut) => {
    expect(await ask(language, question)).toMatchObject({ soughtFor, leftOut });
  });

  test('who asks for a benefit reads what there is for low incomes, and never about construction', async () => {
    const { results } = await ask('nl', 'uitkering');
    expect(results).not.toEqual([]);
    for (const { snippet } of results)
      expect(snippet.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['laag', 'inkomen']);
    expect(results.map(({ title }) => title)).not.toContain('Stadhuisplein: van parkeerplaats naar plein');
  });

  test('home is never among the results, in no language', async () => {
    for (const [language, question] of [
      ['nl', 'helpen'],
      ['nl', 'waarmee kunnen we u helpen'],
      ['en', 'how can we help you'],
      ['nl', 'stadhuisplein'],
    ] as const) {
      const { results, otherLanguage } = await ask(language, question);
      expect([...results, ...otherLanguage].map(({ guid }) => guid)).not.toContain(guidOf('page', 'home'));
    }
  });
});

describe('a question about how to reach the organisation says what is asked', () => {
  test.each<[Language, string, ContactFact[]]>([
    ['nl', 'telefoonnummer', ['phone']],
    ['nl', 'adres gemeente', ['address']],
    ['nl', 'wanneer is het gemeentehuis open', ['phone', 'address', 'hours']],
    ['nl', 'mailen', ['email']],
    ['nl', 'openingstijden Noorderhaven', ['hours']],
    ['nl', 'contact', ['phone', 'email', 'address', 'hours']],
    ['en', 'phone number', ['phone']],
    ['en', 'opening hours', ['hours']],
    ['nl', '14 0299', ['phone', 'email', 'address', 'hours']],
    ['nl', '140299', ['phone', 'email', 'address', 'hours']],
    ['nl', 'Info@noorderhaven.test', ['phone', 'email', 'address', 'hours']],
    ['en', 'info@noorderhaven.test', ['phone', 'email', 'address', 'hours']],
    ['nl', '14 0300', []],
    ['nl', 'info@elders.test', []],
    ['nl', 'openingstijden milieustraat', []],
    ['nl', 'adres wijzigen', []],
    ['nl', 'gemeente', []],
    ['en', 'change of address', []],
  ])('in %s %s → %j', async (language, question, facts) => {
    expect((await ask(language, question)).asksFor).toEqual(facts);
  });

  test.each(['140299', 'info@noorderhaven.test'])('%s has the contact page first', async (question) => {
    expect((await ask('nl', question)).results[0]?.guid).toBe(guidOf('page', 'contact'));
  });
});

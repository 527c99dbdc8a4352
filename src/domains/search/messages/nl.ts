import { formatNumber } from '#platform/shared/format.ts';

const list = new Intl.ListFormat('nl');
const quoted = (words: readonly string[]) => list.format(words.map((word) => `‘${word}’`));

export const nl = {
  title: 'Zoeken',
  titleOf: (question: string) => `Zoeken naar ‘${question}’`,
  titleOfPage: (question: string, page: number, pages: number) => `Zoeken naar ‘${question}’ (pagina ${page} van ${pages})`,
  field: 'Waar zoekt u naar?',
  submit: 'Zoeken',
  count: (total: number, isCut: boolean, question: string) => {
    const number = formatNumber('nl', total) + (isCut ? '+' : '');
    return `${number} ${total === 1 && !isCut ? 'resultaat' : 'resultaten'} voor ‘${question}’`;
  },
  pageOf: (page: number, pages: number) => `Pagina ${page} van ${pages}`,
  filters: 'Filters',
  filter: 'Filters toepassen',
  clearFilters: 'Alle filters wissen',
  type: 'Soort',
  allTypes: 'Alles',
  types: {
    page: 'Pagina’s',
    news: 'Nieuws',
    event: 'Evenementen',
    project: 'Projecten',
    article: 'Artikelen',
    document: 'Documenten',
    person: 'Personen',
    vacancy: 'Vacatures',
    question: 'Vragen en antwoorden',
  },
  typeOfOne: {
    page: 'Pagina',
    news: 'Nieuws',
    event: 'Evenement',
    project: 'Project',
    article: 'Artikel',
    document: 'Document',
    person: 'Persoon',
    vacancy: 'Vacature',
    question: 'Vraag en antwoord',
  },
  period: 'Datum',
  anyPeriod: 'Altijd',
  periods: { week: 'Afgelopen week', month: 'Afgelopen maand', year: 'Afgelopen jaar' },
  language: 'Taal',
  anyLanguage: 'Nederlands eerst',
  onlyIn: { nl: 'Alleen Nederlands', en: 'Alleen Engels' },
  correctedTo: (asked: string, meant: string) => `Er is niets gevonden voor ‘${asked}’. U ziet de resultaten voor ‘${meant}’.`,
  withoutWords: (words: readonly string[]) => `Er is niets met alle woorden. U ziet de resultaten zonder ${quoted(words)}.`,
  nothing: (question: string) => `Geen resultaten voor ‘${question}’`,
  checkSpelling: 'Controleer of alles goed is gespeld.',
  fewerWords: 'Gebruik minder woorden, of een ander woord voor hetzelfde.',
  widerFilter: 'Zoek zonder filters',
  contact: 'Neem contact met ons op',
  contactWhy: 'Vindt u niet wat u zoekt? Wij helpen u graag.',
  noSuchPage: 'Zo veel pagina’s met resultaten zijn er niet.',
  toFirstPage: 'Naar de eerste pagina',
  tooShort: 'Typ minstens twee letters.',
  otherLanguage: 'Ook gevonden in het Engels',
  recent: 'Onlangs bijgewerkt',
  breadcrumb: 'Staat onder:',
};

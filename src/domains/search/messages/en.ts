import { formatNumber } from '#platform/shared/format.ts';
import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

const list = new Intl.ListFormat('en-GB');
const quoted = (words: readonly string[]) => list.format(words.map((word) => `‘${word}’`));

export const en: Translation<typeof nl> = {
  title: 'Search',
  titleOf: (question) => `Search for ‘${question}’`,
  titleOfPage: (question, page, pages) => `Search for ‘${question}’ (page ${page} of ${pages})`,
  field: 'What are you looking for?',
  submit: 'Search',
  count: (total, isCut, question) => {
    const number = formatNumber('en', total) + (isCut ? '+' : '');
    return `${number} ${total === 1 && !isCut ? 'result' : 'results'} for ‘${question}’`;
  },
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  sort: 'Sort by',
  sorts: { relevance: 'Relevance', date: 'Date' },
  filters: 'Filters',
  filter: 'Apply filters',
  clearFilters: 'Clear all filters',
  type: 'Type',
  allTypes: 'Everything',
  types: {
    page: 'Pages',
    news: 'News',
    event: 'Events',
    project: 'Projects',
    article: 'Articles',
    document: 'Documents',
    person: 'People',
    vacancy: 'Vacancies',
    question: 'Questions and answers',
  },
  typeOfOne: {
    page: 'Page',
    news: 'News',
    event: 'Event',
    project: 'Project',
    article: 'Article',
    document: 'Document',
    person: 'Person',
    vacancy: 'Vacancy',
    question: 'Question and answer',
  },
  period: 'Date',
  anyPeriod: 'Any time',
  periods: { week: 'Past week', month: 'Past month', year: 'Past year' },
  language: 'Language',
  anyLanguage: 'English first',
  onlyIn: { nl: 'Dutch only', en: 'English only' },
  correctedTo: (asked, meant) => `Nothing was found for ‘${asked}’. Showing results for ‘${meant}’ instead.`,
  withoutWords: (words) => `Nothing matches all the words. Showing results without ${quoted(words)}.`,
  nothing: (question) => `No results for ‘${question}’`,
  checkSpelling: 'Check that everything is spelled correctly.',
  fewerWords: 'Use fewer words, or another word for the same thing.',
  widerFilter: 'Search without filters',
  contact: 'Contact us',
  contactWhy: 'Can’t find what you are looking for? We are happy to help.',
  reachUs: 'How to reach us',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  hours: 'Opening hours',
  allContact: 'All contact details',
  noSuchPage: 'There are not that many pages of results.',
  toFirstPage: 'Go to the first page',
  tooShort: 'Type at least two letters.',
  otherLanguage: 'Also found in Dutch',
  recent: 'Recently updated',
  breadcrumb: 'Found under:',
};

import { expect, test } from 'vitest';
import { readSearch, searchHref, searchQuery, withoutFilters } from './search-address.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address says what was asked, and says it again', () => {
  const asked = read('?q=caf%C3%A9+open&type=news&period=month&language=en&sort=date&p=3');
  expect(asked).toEqual({ q: 'café open', type: 'news', period: 'month', language: 'en', sort: 'date', pageNumber: 3 });
  expect(read(searchQuery(asked))).toEqual(asked);
  expect(searchHref('en', withoutFilters(asked))).toBe('/en/search?q=caf%C3%A9+open&sort=date');
});

test.each(['type=hologram', 'period=decade', 'language=fr', 'sort=price', 'p=0', 'p=-1', 'p=1e9', 'p=twee', 'x=1'])(
  'what is no choice is left out: %s',
  (query) => {
    expect(read(`?q=markt&${query}`)).toEqual({ q: 'markt', type: null, period: null, language: null, sort: 'relevance', pageNumber: 1 });
  },
);

test.each(['p=101', 'p=9999', 'p=99999999999999999999'])('a page that no search has is not the first one: %s', (query) => {
  expect(read(`?q=markt&${query}`).pageNumber).toBe(101);
});

test('a query is cut to what is sought, and holds nothing that cannot be seen', () => {
  expect(read(`?q=${'x'.repeat(500)}`).q).toHaveLength(200);
  expect(Array.from(read(`?q=${'🚲'.repeat(300)}`).q)).toHaveLength(200);
  expect(read('?q=%00paspoort%E2%80%AE').q).toBe('paspoort');
  expect(read('?q=%20%20').q).toBe('');
});

import { expect, test } from 'vitest';
import { textsIn } from '#platform/shared/messages.ts';
import { uiMessages } from './index.ts';

const dutch = textsIn(uiMessages, 'nl');
const english = textsIn(uiMessages, 'en');

test.each([
  ['R9.30 no data', dutch.noData, 'Geen gegevens beschikbaar'],
  ['R9.31 no results', dutch.noResults, 'Geen records gevonden'],
  ['R9.32 loading', dutch.loading, 'Laden...'],
  ['R9.35 confirm', dutch.ok, 'OK'],
  ['R9.35 cancel', dutch.cancel, 'Annuleer'],
])('%s, in Dutch as specified', (_, text, expected) => {
  expect(text).toBe(expected);
});

test('English has words of its own', () => {
  expect([english.noData, english.noResults, english.loading, english.recordsPerPage, english.allRows, english.cancel]).toEqual([
    'No data available',
    'No records found',
    'Loading...',
    'Records per page:',
    'All',
    'Cancel',
  ]);
});

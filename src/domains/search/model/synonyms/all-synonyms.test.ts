import { describe, expect, test } from 'vitest';
import { languages } from '#platform/shared/language.ts';
import { textKey } from '../words.ts';
import { allSynonyms, listed } from './all-synonyms.ts';
import { optionalWords } from './optional-words.ts';

const termsOf = (words: string) => listed(words).map(textKey);

describe.each(languages)('the list of synonyms in %s', (language) => {
  test('every group has words, and none is an empty place between commas', () => {
    for (const group of allSynonyms) {
      const terms = [...termsOf(group[language]), ...termsOf(group.see?.[language] ?? group[language])];
      expect(terms.filter((term) => term === '')).toEqual([]);
    }
    expect(termsOf(optionalWords[language])).not.toContain('');
  });

  test('no group says the same word twice', () => {
    for (const group of allSynonyms) {
      const terms = termsOf(group[language]);
      expect(terms.toSorted()).toEqual([...new Set(terms)].toSorted());
    }
  });

  test('no group is put under its own words', () => {
    for (const group of allSynonyms) {
      const own = termsOf(group[language]);
      for (const see of group.see ? termsOf(group.see[language]) : []) expect(own).not.toEqual([see]);
    }
  });
});

test('the list covers what a municipality does', () => {
  expect(allSynonyms.length).toBeGreaterThan(100);
});

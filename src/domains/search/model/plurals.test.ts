import { expect, test } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { otherNumbersOf } from './plurals.ts';

const pairs: Record<Language, [string, string][]> = {
  nl: [
    ['vacature', 'vacatures'],
    ['vergunning', 'vergunningen'],
    ['parkeervergunning', 'parkeervergunningen'],
    ['gemeente', 'gemeenten'],
    ['subsidie', 'subsidies'],
    ['straat', 'straten'],
    ['boom', 'bomen'],
    ['bus', 'bussen'],
    ['dag', 'dagen'],
    ['huis', 'huizen'],
    ['brief', 'brieven'],
    ['kaas', 'kazen'],
    ['molen', 'molens'],
    ['mogelijkheid', 'mogelijkheden'],
    ['idee', 'ideeen'],
  ],
  en: [
    ['job', 'jobs'],
    ['permit', 'permits'],
    ['vacancy', 'vacancies'],
    ['box', 'boxes'],
    ['house', 'houses'],
  ],
};

for (const language of ['nl', 'en'] as const) {
  test.each(pairs[language])(`in ${language} one %s, two %s`, (one, more) => {
    expect(otherNumbersOf(one, language)).toContain(more);
    expect(otherNumbersOf(more, language)).toContain(one);
  });
}

test('a word is no other number of itself, and nothing is made of next to nothing', () => {
  for (const word of ['as', 'bus', 'en', 'les', 'den'])
    for (const other of [...otherNumbersOf(word, 'nl'), ...otherNumbersOf(word, 'en')]) {
      expect(other).not.toBe(word);
      expect(other.length).toBeGreaterThan(2);
    }
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#platform/shared/language.ts';
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { allSynonyms, listed } from '../model/synonyms/all-synonyms.ts';
import { thesaurusOf, unitsOf } from './thesaurus.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test.each(languages)('in %s no word of the list is one that every text has: it would never be recognised', async (language) => {
  const { terms } = await thesaurusOf(database.db, language);
  const all = languages.flatMap((each) => allSynonyms.flatMap((group) => listed(group[each])));
  expect(terms).toHaveLength(all.length);
});

const asked = (...keys: string[]) => keys.map((key) => ({ key, stems: [key] }));

test('a question is read by the longest words of the list, in any order, as one word or apart', async () => {
  const dutch = await thesaurusOf(database.db, 'nl');
  const placesIn = (...keys: string[]) => unitsOf(asked(...keys), dutch).map(({ at }) => at);
  expect(placesIn('grof', 'vuil', 'tuin')).toEqual([[0, 1], [2]]);
  expect(placesIn('kappen', 'tuin', 'boom')).toEqual([[0, 2], [1]]);
  expect(placesIn('parkeer', 'vergunning')).toEqual([[0, 1]]);
  expect(placesIn('grofvuil')).toEqual([[0]]);
});

test('a word of the other language is recognised as it is written, and not by its stem', async () => {
  const dutch = await thesaurusOf(database.db, 'nl');
  const isListed = (key: string, stem: string) => unitsOf([{ key, stems: [stem] }], dutch).some(({ subjects }) => subjects.length > 0);
  expect(isListed('rubbish', 'rubbish')).toBe(true);
  expect(isListed('batteries', 'batteries')).toBe(true);
  expect(isListed('grants', 'grants')).toBe(true);
  expect(isListed('feest', 'fee')).toBe(false);
});

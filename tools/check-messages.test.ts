import { expect, test } from 'vitest';
import { compareCatalogues, findMessageProblems, unusedTexts } from './check-messages.ts';

test('R1.24 every interface text exists in Dutch and English, under the same key and with the same values', async () => {
  const { catalogues, problems } = await findMessageProblems();
  expect(problems.filter((problem) => !problem.endsWith('is used nowhere'))).toEqual([]);
  expect(catalogues).toBeGreaterThan(0);
});

test('two catalogues with the same keys agree', () => {
  const nl = { save: 'Opslaan', errors: { 'page.gone': 'Weg' }, pages: (count: number) => `${count} pagina’s` };
  const en = { save: 'Save', errors: { 'page.gone': 'Gone' }, pages: (count: number) => `${count} pages` };
  expect(compareCatalogues(nl, en)).toEqual([]);
});

test.each([
  ['a key only in Dutch', { a: 'een', b: 'twee' }, { a: 'one' }, ['b is missing in en']],
  ['a key only in English', { a: 'een' }, { a: 'one', b: 'two' }, ['b is missing in nl']],
  ['a nested key', { form: { send: 'Verstuur' } }, { form: {} }, ['form › send is missing in en']],
  ['an empty Dutch text', { a: '' }, { a: 'one' }, ['a is an empty text in nl']],
  ['an empty English text', { a: 'een' }, { a: ' ' }, ['a is a text in nl and an empty text in en']],
  ['a sentence against a text', { a: (name: string) => name }, { a: 'one' }, ['a is a sentence with 1 values in nl and a text in en']],
  ['a number', { a: 1 }, { a: 1 }, ['a is not a text in nl']],
])('%s is reported', (_, nl, en, problems) => {
  expect(compareCatalogues(nl, en)).toEqual(problems);
});

test('a text whose name no code mentions is unused; an error code counts by its last word', () => {
  const texts = { save: 'Opslaan', cancel: 'Annuleer', errors: { 'page.gone': 'Weg' } };
  expect(unusedTexts(texts, new Set(['save', 'gone']))).toEqual(['cancel']);
});

import { expect, test } from 'vitest';
import { compareCatalogues, findMessageProblems, judgeUnused, unusedTexts, wordsOfProduct } from './check-messages.ts';

test('R1.24 every interface text exists in Dutch and English, under the same key and with the same values', async () => {
  const { catalogues, problems } = await findMessageProblems();
  expect(problems).toEqual([]);
  expect(catalogues).toBeGreaterThan(0);
});

test('every text is shown somewhere in the product, or is known to wait', async () => {
  const { unused } = await findMessageProblems();
  expect(unused).toEqual([]);
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

test.each(['src/ui/pager.test.tsx', 'src/ui/testing/pager.ts', 'src/ui/messages/nl.ts', 'src/ui/messages/en.admin.ts'])(
  'a text that %s alone mentions is reported',
  (path) => {
    const code = new Map([
      ['src/ui/pager.tsx', 't.next'],
      [path, 't.allRows'],
    ]);
    const words = wordsOfProduct([...code.keys()], (file) => code.get(file) ?? '');
    expect(unusedTexts({ next: 'Volgende', allRows: 'Alle' }, words)).toEqual(['allRows']);
  },
);

test('an unused text may wait for what is not built yet, until something uses it', () => {
  expect(judgeUnused(['nl.ts: allRows'], ['nl.ts: allRows'])).toEqual([]);
  expect(judgeUnused(['nl.ts: allRows'], [])).toEqual(['nl.ts: allRows is used nowhere']);
  expect(judgeUnused([], ['nl.ts: allRows'])).toEqual(['nl.ts: allRows waits for nothing: take it off the list']);
});

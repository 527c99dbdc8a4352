import { expect, test } from 'vitest';
import { foundTypes, noteChosen, offeredTypes, recentTypes } from './offered-types.ts';

const names = (words: string, language: 'nl' | 'en' = 'nl') =>
  foundTypes(offeredTypes(language), { words, category: null }, language).map(({ about }) => about[language].name);

test('R10.55 a block is found by its name and by what it is for, whatever its accents and capitals', () => {
  expect(names('TABEL')).toEqual(['Tabel']);
  expect(names('tarieven')).toEqual(['Tabel']);
  expect(names('foto')).toEqual(['Fotogalerij', 'Afbeelding', 'Kaarten']);
  expect(names('een foto')).toContain('Afbeelding');
  expect(names('download', 'en')).toEqual(['Documents']);
  expect(names('bestaat niet')).toEqual([]);
  expect(foundTypes(offeredTypes('nl'), { words: '', category: 'list' }, 'nl').map(({ type }) => type)).toEqual(['list', 'list-widget']);
});

test('R10.55 what was added last is offered first', () => {
  const types = offeredTypes('nl');
  expect(recentTypes(types).map(({ type }) => type)).toEqual(['text', 'image', 'cards']);
  noteChosen('quote');
  noteChosen('table');
  expect(recentTypes(types).map(({ type }) => type)).toEqual(['table', 'quote', 'text']);
});

import { expect, test } from 'vitest';
import { chosenCategories, ConsentChoice } from './consent-choice.ts';

const both = { optional: ['analytical', 'translation'], accepted: ['required'] } as const;
const translatorOnly = { optional: ['translation'], accepted: ['required', 'analytical'] } as const;

test('yes to everything is yes to what was asked, and to nothing that may come later', () => {
  expect(chosenCategories({ choice: 'all' }, both)).toEqual(['analytical', 'translation']);
  expect(chosenCategories({ choice: 'all' }, translatorOnly)).toEqual(['translation']);
  expect(chosenCategories({ choice: 'all' }, { ...both, optional: [] })).toEqual([]);
});

test('no is no, whatever was ticked', () => {
  expect(chosenCategories({ choice: 'none', analytical: 'on', translation: 'on' }, both)).toEqual([]);
});

test('an own choice is what was ticked, as far as it was asked', () => {
  expect(chosenCategories({ choice: 'own' }, both)).toEqual([]);
  expect(chosenCategories({ choice: 'own', translation: 'on' }, both)).toEqual(['translation']);
  expect(chosenCategories({ choice: 'own', analytical: 'on', translation: 'on' }, translatorOnly)).toEqual(['translation']);
});

test('who goes on to the translator agrees to that, and all else stays as they chose it', () => {
  expect(chosenCategories({ choice: 'translator' }, both)).toEqual(['translation']);
  expect(chosenCategories({ choice: 'translator' }, { ...both, accepted: ['required', 'analytical'] })).toEqual([
    'analytical',
    'translation',
  ]);
  expect(chosenCategories({ choice: 'translator' }, { ...both, optional: ['analytical'] })).toEqual([]);
});

test.each([{}, { choice: 'everything' }, { choice: 'own', analytical: 'true' }, { choice: 'all', marketing: 'on' }])(
  'what the form cannot send is refused: %j',
  (fields) => {
    expect(ConsentChoice.safeParse(fields).success).toBe(false);
  },
);

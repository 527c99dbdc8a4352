import { expect, test } from 'vitest';
import { indexText, plainSpelling, textKey, vocabularyOf, wordsIn } from './words.ts';

test.each([
  ['Café', 'cafe'],
  ['cafe\u0301', 'cafe'],
  ['Öztürk', 'ozturk'],
  ['Straße', 'strasse'],
  ['Ĳmuiden', 'ijmuiden'],
])('%s is compared as %s', (text, expected) => {
  expect(plainSpelling(text)).toBe(expected);
});

test('a word knows where it stands in the text as it was written', () => {
  const text = 'Naar het café, vóór één uur';
  expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Naar', 'het', 'café', 'vóór', 'één', 'uur']);
});

test('an apostrophe and an s are not part of a word', () => {
  expect(wordsIn("Auto's en foto’s, the mayor's").map(({ key }) => key)).toEqual(['auto', 'en', 'foto', 'the', 'mayor']);
});

test('what a hyphen joins is found as one word and in parts', () => {
  expect(indexText('E-mail en ov-chipkaart')).toBe('e mail email en ov chipkaart ovchipkaart');
});

test('a query and a title with the same words are the same, whatever stands between', () => {
  expect(textKey('  Paspoort, of: identiteitskaart? ')).toBe(textKey('paspoort of identiteitskaart'));
});

test('the vocabulary holds every word once, and nothing that nobody would mistype', () => {
  expect(vocabularyOf(['De markt, de Markt!', 'Om 9.00 uur in 2026 op de x-as'])).toEqual(['markt', 'uur', 'xas']);
});

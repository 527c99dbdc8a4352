import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonRuns, countWords, shortened, wordDifference, type TextPart } from './word-difference.ts';

const read = (parts: readonly TextPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, added: `[+${text.trimEnd()}]`, removed: `[-${text.trimEnd()}]` })[kind]).join('');

describe('the difference of two texts', () => {
  test('is told in words, the ones that went before the ones that came', () => {
    const parts = wordDifference('Dat kost 25 euro per keer.', 'Dat is twee keer per jaar gratis. Daarna 25 euro per keer.');
    expect(read(parts)).toBe('Dat [-kost][+is twee keer per jaar gratis. Daarna]25 euro per keer.');
  });

  test.each([
    ['', 'Nieuw hier', '[+Nieuw hier]'],
    ['Weg ermee', '', '[-Weg ermee]'],
    ['Gelijk', 'Gelijk', 'Gelijk'],
    ['A', 'A anders', 'A [+anders]'],
    ['', '', ''],
  ])('from “%s” to “%s”', (before, after, expected) => {
    expect(read(wordDifference(before, after)).trim()).toBe(expected);
  });

  test('has both texts in it, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('de', 'boot', 'vaart', 'weg', '\n', 'é', '1,5'), { maxLength: 30 })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDifference(before, after);
        const without = (kind: TextPart['kind']) => parts.filter((part) => part.kind !== kind).map((part) => part.text);
        expect(without('removed').join('')).toBe(after);
        expect(without('added').join(' ').match(/\S+/g)).toEqual(before.match(/\S+/g));
      }),
    );
  });

  test('of texts that are too long to search says that the one takes the place of the other', () => {
    const [before, after] = ['oud ', 'nieuw '].map((word) => word.repeat(3000));
    expect(wordDifference(before ?? '', after ?? '').map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

test('what two lists have in common is as much as there is, in the order of both', () => {
  expect(commonRuns('abcdef'.split(''), 'xabydefz'.split('')).map(({ at, count }) => [...at, count])).toEqual([
    [0, 1, 2],
    [3, 4, 3],
  ]);
});

test('of what stays the same, the words around a change are shown alone', () => {
  const long = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien';
  const parts = shortened(wordDifference(`${long} oud ${long}`, `${long} nieuw ${long}`));
  expect(read(parts)).toBe(
    '… elf twaalf dertien veertien vijftien zestien zeventien achttien [-oud][+nieuw]een twee drie vier vijf zes zeven acht …',
  );
  expect(read(shortened(wordDifference('kort oud', 'kort nieuw')))).toBe('kort [-oud][+nieuw]');
});

test('words are counted as they are read', () => {
  expect([countWords(''), countWords(' een  twee\ndrie ')]).toEqual([0, 3]);
});

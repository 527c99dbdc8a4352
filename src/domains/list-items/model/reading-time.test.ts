import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const quoteOf = (words: number) => ({
  type: 'quote',
  language: 'nl' as const,
  content: { text: Array<string>(words).fill('woord').join(' '), source: '', role: '' },
});

test('two hundred words take a minute, in however many blocks they stand', () => {
  expect(readingMinutes([quoteOf(400)])).toBe(2);
  expect(readingMinutes([quoteOf(300), quoteOf(300)])).toBe(3);
});

test('reading takes a minute at the least, also of a block that nobody knows', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([{ ...quoteOf(1000), type: 'of another version' }])).toBe(1);
});

import { expect, test } from 'vitest';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { RichText } from '#domains/blocks/model/rich-text.ts';
import { toStored } from './stored-rich-text.ts';

const doc = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] });

test('a break in bold words is stored without the bold, which nobody sees', () => {
  const stored = toStored(doc({ type: 'hardBreak', marks: [{ type: 'bold' }] }));
  expect(RichText.parse(stored)).toEqual(doc({ type: 'hardBreak' }));
});

test('a text that grew too long for one piece is stored in more, with every character', () => {
  const text = '🎈'.repeat(25_001);
  const stored = toStored(doc({ type: 'text', text, marks: [{ type: 'bold' }] }));
  expect(() => RichText.parse(stored)).not.toThrow();
  expect(plainText(stored)).toBe(text);
  expect(JSON.stringify(stored)).not.toMatch(/\\ud83c"/i);
});

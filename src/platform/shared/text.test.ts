import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStorableText, normalizeText } from './text.ts';

test('B11 NUL, other control characters and half a surrogate pair cannot be stored', () => {
  for (const text of ['a\u0000', '\u001b[31m', '\u007f', '\u0085', '\ud83d', '\ude00a']) expect(isStorableText(text)).toBe(false);
});

test('B11 tabs, line ends and every whole character can be stored', () => {
  for (const text of ['', 'één\ttwee\r\ndrie', '😀', '日本', 'e\u0301']) expect(isStorableText(text)).toBe(true);
});

test('B11 twins in NFC and NFD become one text', () => {
  const anyText = fc.string({ unit: 'binary' });
  fc.assert(fc.property(anyText, (text) => normalizeText(text.normalize('NFD')) === normalizeText(text.normalize('NFC'))));
  fc.assert(fc.property(anyText, (text) => normalizeText(normalizeText(text)) === normalizeText(text)));
});

test('B11 a text reads in the order in which it is stored', () => {
  expect(normalizeText('veilig\u202egpj.exe')).toBe('veiliggpj.exe');
});

test('B11 a text in which nothing can be seen is empty, and what can be seen keeps its blanks and joiners', () => {
  for (const text of ['\u00ad', '\u3164', '\u200d', '\u2800 \u115f', ' \n']) expect(normalizeText(text)).toBe('');
  for (const text of ['👩\u200d🚒', 'a\u00adb', ' a ', '']) expect(normalizeText(text)).toBe(text);
});

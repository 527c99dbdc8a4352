import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom('.', ' ', '/', '"', "'", 'a', '\u0000', '\ud83d'), maxLength: 400 }),
);

test(String.raw`R5.15 file-name cleaning removes \ / : * ? " < > | and the apostrophe`, () => {
  expect(cleanFileName(String.raw`a\b/c:d*e?f"g<h>i|j'k.pdf`, 'x')).toBe('abcdefghijk.pdf');
  fc.assert(fc.property(anyName, (name) => !/[\\/:*?"<>|']/.test(cleanFileName(name, 'x'))));
});

test('R5.16 control characters and dots at the edges go', () => {
  expect(cleanFileName('..\u0000/..\u0007/etc\u007f/passwd.', 'x')).toBe('etcpasswd');
  expect(cleanFileName('"..hidden.txt. "', 'x')).toBe('hidden.txt');
  fc.assert(fc.property(anyName, (name) => !/^[.\s]|[.\s]$|\p{Cc}/u.test(cleanFileName(name, 'x'))));
});

test('R5.16 letters, digits, spaces and inner dots stay', () => {
  expect(cleanFileName('Jaarverslag 2026 (definitief).v2.docx', 'x')).toBe('Jaarverslag 2026 (definitief).v2.docx');
});

test('B11 a name cannot be made to read backwards, and has one spelling', () => {
  expect(cleanFileName('factuur\u202efdp.exe', 'x')).toBe('factuurfdp.exe');
  expect(cleanFileName('Cafe\u0301.pdf', 'x')).toBe('Caf\u00e9.pdf');
  fc.assert(fc.property(anyName, (name) => cleanFileName(name, 'x').isWellFormed()));
});

test('a long name is cut before its extension', () => {
  const cut = cleanFileName(`${'😀'.repeat(200)}.xlsx`, 'x');
  expect(cut).toMatch(/^😀+\.xlsx$/u);
  fc.assert(fc.property(anyName, (name) => cleanFileName(name, 'x').length <= 200));
});

test('a clean name is left as it is', () => {
  fc.assert(fc.property(anyName, (name) => cleanFileName(cleanFileName(name, 'x'), 'y') === cleanFileName(name, 'x')));
});

test.each(['', '...', '/', '\u0000', ' . '])('a name that leaves nothing (%j) becomes what the caller says', (name) => {
  expect(cleanFileName(name, 'bestand')).toBe('bestand');
});

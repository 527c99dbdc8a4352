import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoPapers } from '#demo/content/papers.ts';
import { paperFile } from '#demo/files.ts';
import { wordsOfPapers } from './demo-papers.ts';

/** A text of a PDF: plain letters, or UTF-16 where it has others. */
const written = (text: string) =>
  /^[\x20-\x7e]*$/.test(text) ? `(${text})` : `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

test('the files were printed from the words that are here now', () => {
  const printed = JSON.parse(readFileSync(paperFile('printed-from.json'), 'utf8')) as Record<string, string>;
  expect(printed, 'print them again: node tools/print-demo-papers.ts').toEqual(wordsOfPapers());
});

test.each(demoPapers)('$name is a document to be read, also by who listens', ({ name, title, sheets }) => {
  const file = readFileSync(paperFile(name), 'latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file.match(/\/Type \/Page\b/g), 'as many sheets as were written').toHaveLength(sheets.length);
  expect(file.toLowerCase()).toContain(`/title ${written(title).toLowerCase()}`);
  expect(file).toMatch(/\/Lang \(nl(?:-NL)?\)/);
  expect(file).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
  for (const tag of ['H1', 'P']) expect(file).toMatch(new RegExp(`/S /${tag}\\b`));
  expect(file.length, 'no larger than somebody wants to wait for').toBeLessThan(200_000);
});

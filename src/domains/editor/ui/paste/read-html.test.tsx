import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { RichText } from '#domains/blocks/model/rich-text.ts';
import { cutToFit, mostBlocks, mostBytes } from './cut-to-fit.ts';
import { anyHtml, visibleWords, wordsOf } from '../../testing/any-html.ts';
import { outlineOf } from '../../testing/outline.ts';
import { readPastedHtml } from './read-html.ts';

const pasted = import.meta.glob<string>('./fixtures/*.html', { query: '?raw', import: 'default', eager: true });
const expected = import.meta.glob<string>('./fixtures/*.txt', { query: '?raw', import: 'default', eager: true });

test.each(Object.keys(pasted))('what was copied (%s) becomes our closed list', (file) => {
  const read = readPastedHtml(pasted[file] ?? '');
  expect(outlineOf(read)).toBe(expected[file.replace('.html', '.txt')]?.trimEnd());
  expect(RichText.parse(read)).toEqual(read);
});

const outline = (html: string) => outlineOf(readPastedHtml(html));

test.each([
  { name: 'an h1 becomes 2, and levels follow each other', html: '<h1>a</h1><h3>b</h3><h6>c</h6>', lines: ['h2 a', 'h3 b', 'h4 c'] },
  { name: 'a heading of a part of a page keeps its level', html: '<h3>a</h3><h5>b</h5>', lines: ['h3 a', 'h4 b'] },
  { name: 'marks nest, and end where they end', html: '<b>a<i>b</i></b>c', lines: ['p **a****_b_**c'] },
  { name: 'a word above the line is not below it', html: '<sup>a<sub>b</sub></sup>', lines: ['p ^a^~b~'] },
  {
    name: 'a link around blocks is in each of them',
    html: '<a href="https://a.nl"><h2>a</h2>b</a>',
    lines: ['h2 [a](https://a.nl/)', 'p [b](https://a.nl/)'],
  },
  { name: 'a list without a line of its own is one list', html: '<ul><li><ul><li>a</li></ul></li></ul>', lines: ['ul', '  li', '    p a'] },
  { name: 'blanks are one blank, a no-break space stays', html: '<p> a \n b&nbsp; c&nbsp;d </p>', lines: ['p a b c\u00A0d'] },
  { name: 'what nobody sees goes', html: '<p>a\u0001\u200B\u202Eb\u0000</p><p>&nbsp;</p><p><br></p>', lines: ['p ab'] },
  {
    name: 'a frame around one text is no table',
    html: '<table><tr><td><p>a</p><ul><li>b</li></ul></td></tr></table>',
    lines: ['p a', 'ul', '  li', '    p b'],
  },
  { name: 'nothing is nothing', html: '<meta charset="utf-8"><img src="a.png">', lines: [] },
])('$name', ({ html, lines }) => expect(outline(html)).toBe(lines.join('\n')));

test.each([
  '#onder',
  'javascript:alert(1)',
  'file:///C:/plan.docx',
  '/wonen',
  'wonen.html',
  'data:text/html,x',
  '//evil.test',
  'http://',
  '',
])('a link to %j loses its target and keeps its words', (href) =>
  expect(outline(`<p>Lees <a href="${href}">dit</a>.</p>`)).toBe('p Lees dit.'),
);

describe('what is too long for one place', () => {
  const sentences = Array.from({ length: 900 }, (_, index) => `Zin ${index} is een gewone zin.`).join(' ');

  test('a paragraph of more than 20,000 characters is divided after a sentence', () => {
    const { content } = readPastedHtml(`<p>${sentences}</p>`);
    expect(content).toHaveLength(2);
    expect(plainText(content[0])).toMatch(/zin\.$/);
    expect(content.map(plainText).join(' ')).toBe(sentences);
    expect(() => RichText.parse({ type: 'doc', content })).not.toThrow();
  });

  test('a word of 50,000 characters stays whole, and so do its characters', () => {
    const word = '🎈'.repeat(25_000);
    const { content } = readPastedHtml(word);
    expect(content.map(plainText).join('')).toBe(word);
    expect(content.every((each) => plainText(each).isWellFormed())).toBe(true);
  });

  test('a paragraph of more than 2,000 pieces is divided', () => {
    const { content } = readPastedHtml(`<p>${'<b>a</b><i>b</i>'.repeat(1500)}</p>`);
    expect(content.map(plainText).join('')).toBe('ab'.repeat(1500));
    expect(() => RichText.parse({ type: 'doc', content })).not.toThrow();
  });

  test.each([
    { name: 'list', html: `<ul>${'<li>a</li>'.repeat(1200)}</ul>`, words: 1200 },
    { name: 'item', html: `<ul><li>${'<p>a</p>'.repeat(120)}</li></ul>`, words: 120 },
    { name: 'quote', html: `<blockquote>${'<p>a</p>'.repeat(120)}</blockquote>`, words: 120 },
    { name: 'table', html: `<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(450)}</table>`, words: 900 },
    { name: 'row', html: `<table><tr>${'<td>a</td>'.repeat(30)}</tr></table>`, words: 30 },
    { name: 'cell', html: `<table><tr><td>${'<p>a</p>'.repeat(30)}</td><td>b</td></tr></table>`, words: 31 },
    { name: 'tree', html: `${'<ul><li>a'.repeat(100)}`, words: 100 },
  ])('a $name that is too long keeps its words', ({ html, words }) => {
    const read = readPastedHtml(html);
    expect(plainText(read).split(/\s+/)).toHaveLength(words);
    expect(() => RichText.parse(read)).not.toThrow();
  });
});

test('R1.06 whatever is pasted can be stored, with all its words in their order', () => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const read = readPastedHtml(html);
      expect(RichText.safeParse(read).success).toBe(true);
      expect(wordsOf(plainText(read))).toEqual(visibleWords(html));
    }),
    { numRuns: 300 },
  );
});

test('what is more than a text can hold is left out at its end, and nothing else is', () => {
  const { content } = readPastedHtml('<p>woord</p><ul><li>een</li><li>twee</li></ul>'.repeat(400));
  const { kept, leftOut } = cutToFit(content, { blocks: mostBlocks, bytes: mostBytes });
  expect(kept).toHaveLength(mostBlocks);
  expect([...kept, ...leftOut]).toEqual(content);
});

test('of a table that is too large alone its first rows are kept', () => {
  const row = `<tr><td>${'a '.repeat(900)}</td><td>b</td></tr>`;
  const { content } = readPastedHtml(`<table>${row.repeat(100)}</table>`);
  const { kept, leftOut } = cutToFit(content, { blocks: mostBlocks, bytes: 20_000 });
  expect(kept).toMatchObject([{ type: 'table', content: { length: 9 } }]);
  expect(leftOut).toMatchObject([{ type: 'table', content: { length: 91 } }]);
  expect(JSON.stringify(kept).length).toBeLessThan(20_000);
});

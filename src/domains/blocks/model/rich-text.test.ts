import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { RichText } from './rich-text.ts';

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({ type: 'text', text: words, ...(marks.length > 0 && { marks }) });
const doc = (...content: object[]) => ({ type: 'doc', content });

test('every kind on the closed list is taken', () => {
  const value = doc(
    { type: 'heading', attrs: { level: 2 }, content: [text('Kop')] },
    paragraph(
      text('vet', { type: 'bold' }, { type: 'italic' }),
      { type: 'hardBreak' },
      text('link', { type: 'link', attrs: { href: '/contact' } }),
    ),
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [paragraph(text('een')), { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('twee'))] }] }],
        },
      ],
    },
    { type: 'blockquote', content: [paragraph(text('citaat'))] },
    { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph(text('dag'))] }] }] },
    paragraph(text('H'), text('2', { type: 'subscript' }), text('O'), text('word', { type: 'language', attrs: { lang: 'en' } })),
  );
  expect(RichText.safeParse(value).success).toBe(true);
});

test.each([
  { name: 'HTML', value: doc({ type: 'html', content: '<b>x</b>' }) },
  { name: 'a heading of level 1', value: doc({ type: 'heading', attrs: { level: 1 }, content: [text('x')] }) },
  { name: 'a style', value: doc(paragraph(text('x', { type: 'textStyle', attrs: { color: 'red' } }))) },
  { name: 'an id', value: doc({ ...paragraph(text('x')), attrs: { id: 'root' } }) },
  { name: 'a script as address', value: doc(paragraph(text('x', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))) },
  { name: 'an address on another host in disguise', value: doc(paragraph(text('x', { type: 'link', attrs: { href: '//evil.test' } }))) },
])('$name is refused', ({ value }) => {
  expect(RichText.safeParse(value).success).toBe(false);
});

test('the words alone, with a space where a line ends and a new line where a block does', () => {
  expect(
    plainText(
      doc(paragraph(text('Kom'), text(' langs', { type: 'bold' }), { type: 'hardBreak' }, text('vandaag')), paragraph(text('Of bel'))),
    ),
  ).toBe('Kom langs vandaag\nOf bel');
});

import { expect, test } from 'vitest';
import { RichText } from '#domains/blocks/model/rich-text.ts';
import { rich } from './markup.ts';

test('who can be reached is a link', () => {
  const href = (text: string, target: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href: target } }] });
  expect(rich('Bel 14 0299, of mail naar klachten@noorderhaven.test. Bij brand: 112.').content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Bel ' },
        href('14 0299', 'tel:140299'),
        { type: 'text', text: ', of mail naar ' },
        href('klachten@noorderhaven.test', 'mailto:klachten@noorderhaven.test'),
        { type: 'text', text: '. Bij brand: ' },
        href('112', 'tel:112'),
        { type: 'text', text: '.' },
      ],
    },
  ]);
});

test('what one types becomes rich text', () => {
  const value = rich(`
    ## Kop

    Een **vet** woord en een [link](/contact).
    Dezelfde alinea.

    - een
    - *twee*

    1. eerst
    2. dan

    > Een citaat.

    | Dag | Open |
    | maandag | ja |`);
  expect(RichText.safeParse(value).success).toBe(true);
  expect(value.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'bulletList', 'orderedList', 'blockquote', 'table']);
  expect(value.content[1]).toEqual({
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Een ' },
      { type: 'text', text: 'vet', marks: [{ type: 'bold' }] },
      { type: 'text', text: ' woord en een ' },
      { type: 'text', text: 'link', marks: [{ type: 'link', attrs: { href: '/contact' } }] },
      { type: 'text', text: '. Dezelfde alinea.' },
    ],
  });
});

import { expect, test } from 'vitest';
import type { BuildingBlockInstance } from './building-block.ts';
import { headingsOf } from './page-headings.ts';

function block(content: Record<string, unknown>): BuildingBlockInstance {
  return {
    guid: '5b0f1f8e-1111-4222-8333-444455556666',
    type: 'text',
    format: 1,
    layoutPosition: 'main',
    sortId: 0,
    options: {},
    content,
    language: 'nl',
  };
}

const heading = (text: string, level = 2) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text }] });
const text = (...content: object[]) => ({ text: { type: 'doc', content } });

test('headings of blocks and in running text are found in their order, in items too', () => {
  const headings = headingsOf([
    block({ heading: 'Direct regelen', items: { a: text(heading('Paspoort', 3)) } }),
    block(text({ type: 'paragraph' }, heading('Café ’t IJ'), heading('Openingstijden', 3))),
    block({ heading: '' }),
  ]);
  expect([...headings.values()].map(({ id, level, text: words }) => ({ id, level, text: words }))).toEqual([
    { id: 'direct-regelen', level: 2, text: 'Direct regelen' },
    { id: 'paspoort', level: 3, text: 'Paspoort' },
    { id: 'cafe-t-ij', level: 2, text: 'Café ’t IJ' },
    { id: 'openingstijden', level: 3, text: 'Openingstijden' },
  ]);
});

test('no id is there twice, whatever the headings say', () => {
  const headings = headingsOf([
    block({ heading: 'Prijs' }),
    block(text(heading('Prijs'), heading('Prijs 2'), heading('Prijs'), heading('Main'), heading('€€€'))),
  ]);
  expect([...headings.values()].map(({ id }) => id)).toEqual(['prijs', 'prijs-2', 'prijs-2-2', 'prijs-3', 'main-2', 'kop']);
});

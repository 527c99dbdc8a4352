import { expect, test } from 'vitest';
import type { BuildingBlockInstance, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { contentsOf } from './contents.ts';
import { blocksInOrder, heroOf } from './page-parts.ts';

let made = 0;

function block(type: string, about: Partial<BuildingBlockInstance> = {}): BuildingBlockInstance {
  made += 1;
  const guid = `5b0f1f8e-1111-4222-8333-${String(made).padStart(12, '0')}`;
  return { guid, type, format: 1, layoutPosition: 'main', sortId: made, options: {}, content: {}, language: 'nl', ...about };
}

function text(headings: string[], layoutPosition: LayoutPosition = 'main'): BuildingBlockInstance {
  const content = headings.map((words) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words }] }));
  return block('text', { layoutPosition, content: { text: { type: 'doc', content } } });
}

test('a text with four headings has a table of contents, one with three has none', () => {
  expect(contentsOf([text(['Een', 'Twee']), text(['Drie'])])).toEqual([]);
  expect(contentsOf([text(['Een', 'Twee']), text(['Drie', 'Vier'])]).map(({ id, text: words }) => [id, words])).toEqual([
    ['een', 'Een'],
    ['twee', 'Twee'],
    ['drie', 'Drie'],
    ['vier', 'Vier'],
  ]);
});

test('headings of other blocks and of side columns are not in it, but keep their ids', () => {
  const cards = block('cards', { content: { heading: 'Een' } });
  const contents = contentsOf([cards, text(['Een', 'Twee', 'Drie', 'Vier']), text(['Opening'], 'side-left')]);
  expect(contents.map(({ id }) => id)).toEqual(['een-2', 'twee', 'drie', 'vier']);
});

test('blocks are read region by region, whatever the order they were made in', () => {
  const [bottom, left, main, top] = (['bottom', 'side-left', 'main', 'top'] as const).map((position) => text([], position));
  const blocks = [bottom, left, main, top].filter((each) => each !== undefined);
  expect(blocksInOrder({ buildingBlockInstances: blocks })).toEqual([top, main, left, bottom]);
});

test('a large search field stands in the place of the title only when it is the first of the page', () => {
  const hero = block('search', { options: { variant: 'hero' } });
  expect(heroOf([hero, text([])])).toBe(hero);
  expect(heroOf([text([]), hero])).toBeUndefined();
  expect(heroOf([block('search', { options: { variant: 'plain' } })])).toBeUndefined();
  expect(heroOf([])).toBeUndefined();
});

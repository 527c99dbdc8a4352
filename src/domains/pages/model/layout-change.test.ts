import { expect, test } from 'vitest';
import { layouts } from '#domains/blocks/model/layout.ts';
import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { movesTo } from './layout-change.ts';

const blocksIn = (...positions: LayoutPosition[]) => positions.map((layoutPosition) => ({ layoutPosition }));

test('R10.61 blocks whose column goes are told with where they come to stand', () => {
  const blocks = blocksIn('main', 'side-left', 'side-right', 'side-left', 'bottom');
  expect(movesTo('100', blocks)).toEqual([
    { from: 'side-left', to: 'main', count: 2 },
    { from: 'side-right', to: 'main', count: 1 },
  ]);
  expect(movesTo('25-75', blocks)).toEqual([{ from: 'side-right', to: 'side-left', count: 1 }]);
  expect(movesTo('25-50-25', blocks)).toEqual([]);
});

test('what stands above, in or below the text stays there in every layout', () => {
  for (const layout of layouts) expect(movesTo(layout, blocksIn('top', 'main', 'bottom'))).toEqual([]);
});

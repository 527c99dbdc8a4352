import { positionIn } from '#domains/blocks/model/layout.ts';
import type { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';

/** Blocks of one region that come to stand in another. */
interface Move {
  from: LayoutPosition;
  to: LayoutPosition;
  count: number;
}

/** What another layout does to these blocks: none is lost, and those whose column is not there go elsewhere. */
export function movesTo(layout: Layout, blocks: readonly { layoutPosition: LayoutPosition }[]): Move[] {
  const byRegion = Map.groupBy(blocks, ({ layoutPosition }) => layoutPosition);
  return [...byRegion].flatMap(([from, { length: count }]) => {
    const to = positionIn(layout, from);
    return to === from ? [] : [{ from, to, count }];
  });
}

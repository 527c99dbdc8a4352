import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** A region as it stands on the screen, with the blocks that are seen in it. */
export interface SeenRegion extends Box {
  region: LayoutPosition;
  blocks: readonly (Box & { guid: string })[];
}

/** Where what is dragged comes when it is let go there, and the line that says so. */
export interface DropPlace {
  region: LayoutPosition;
  after: string | null;
  line: Pick<Box, 'top' | 'left' | 'width'>;
}

/** The nearest region, and in it the nearest boundary between blocks. */
export function dropPlaceAt({ x, y }: { x: number; y: number }, regions: readonly SeenRegion[]): DropPlace | null {
  const [nearest] = regions.toSorted((one, other) => distance(one, x, y) - distance(other, x, y));
  if (!nearest) return null;
  const { region, left, width, blocks } = nearest;
  const above = blocks.findLast(({ top, height }) => top + height / 2 <= y);
  const below = blocks[above ? blocks.indexOf(above) + 1 : 0];
  const edges = [above && above.top + above.height, below?.top].filter((edge) => edge !== undefined);
  // Between two blocks half-way; before the first and behind the last at its edge.
  const top = edges.length === 0 ? nearest.top : edges.reduce((sum, edge) => sum + edge, 0) / edges.length;
  return { region, after: above?.guid ?? null, line: { top, left, width } };
}

function distance({ top, left, width, height }: Box, x: number, y: number): number {
  const across = Math.max(left - x, 0, x - left - width);
  const along = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, along);
}

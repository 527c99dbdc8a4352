import { layoutPositions, positionIn } from '#domains/blocks/model/layout.ts';
import type { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import type { Operation } from '#domains/documents/model/operation.ts';

/** As much of a block as its place and who sees it say. */
export type PlacedBlock = Pick<DraftBlock, 'guid' | 'type' | 'layoutPosition' | 'isHidden' | 'languages'>;

/** Where a block can go from where it stands: along the others of its region, or to another region. */
export type Move = 'up' | 'down' | 'start' | 'end' | LayoutPosition;

export interface Place {
  region: LayoutPosition;
  /** From 1. */
  number: number;
  /** How many stand in the region. */
  count: number;
}

/** The regions of a layout, in the order in which they are read. */
export function regionsOf(layout: Layout): LayoutPosition[] {
  return layoutPositions.filter((position) => positionIn(layout, position) === position);
}

/** Region by region. */
export function inReadingOrder<Block extends PlacedBlock>(blocks: readonly Block[]): Block[] {
  return layoutPositions.flatMap((position) => inRegion(blocks, position));
}

export function inRegion<Block extends PlacedBlock>(blocks: readonly Block[], region: LayoutPosition): Block[] {
  return blocks.filter(({ layoutPosition }) => layoutPosition === region);
}

export function placeOf(blocks: readonly PlacedBlock[], guid: string): Place | undefined {
  const block = blocks.find((each) => each.guid === guid);
  if (!block) return undefined;
  const neighbours = inRegion(blocks, block.layoutPosition);
  return { region: block.layoutPosition, number: neighbours.indexOf(block) + 1, count: neighbours.length };
}

/** What moves a block there; undefined where it stands there already. */
export function operationOf(blocks: readonly PlacedBlock[], guid: string, move: Move): Operation | undefined {
  const block = blocks.find((each) => each.guid === guid);
  if (!block) return undefined;
  const { layoutPosition } = block;
  const neighbours = inRegion(blocks, layoutPosition).map((each) => each.guid);
  const at = neighbours.indexOf(guid);
  const last = neighbours.length - 1;
  const behind = (index: number): Operation => ({ op: 'move', block: guid, layoutPosition, after: neighbours[index] ?? null });
  switch (move) {
    case 'up':
      return at > 0 ? behind(at - 2) : undefined;
    case 'down':
      return at < last ? behind(at + 1) : undefined;
    case 'start':
      return at > 0 ? behind(-1) : undefined;
    case 'end':
      return at < last ? behind(last) : undefined;
    default:
      if (move === layoutPosition) return undefined;
      return { op: 'move', block: guid, layoutPosition: move, after: inRegion(blocks, move).at(-1)?.guid ?? null };
  }
}

/** What somebody goes on with when a block is gone: the next of its region, or the one before it, or any other. */
export function neighbourOf(blocks: readonly PlacedBlock[], guid: string): string | null {
  const all = inReadingOrder(blocks);
  const at = all.findIndex((each) => each.guid === guid);
  const [before, after] = [all[at - 1], all[at + 1]];
  const region = all[at]?.layoutPosition;
  if (after?.layoutPosition === region) return after?.guid ?? null;
  if (before?.layoutPosition === region) return before?.guid ?? null;
  return (after ?? before)?.guid ?? null;
}

/** What puts a block behind another one, or first in a region; undefined where it stands there already. */
export function operationTo(
  blocks: readonly PlacedBlock[],
  guid: string,
  { region, after }: { region: LayoutPosition; after: string | null },
): Extract<Operation, { op: 'move' }> | undefined {
  const neighbours = inRegion(blocks, region).map((each) => each.guid);
  const at = neighbours.indexOf(guid);
  const isThere = at >= 0 && (after === guid || after === (neighbours[at - 1] ?? null));
  return isThere ? undefined : { op: 'move', block: guid, layoutPosition: region, after };
}

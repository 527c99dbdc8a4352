import { headingsOf, type PageHeading } from '#domains/blocks/model/page-headings.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';

/** A shorter page is seen at a glance. */
const fewestHeadings = 4;

/** The headings of the running text, for a page that is long enough to need a list of them. Given the blocks in their order. */
export function contentsOf(blocks: readonly BuildingBlockInstance[]): PageHeading[] {
  const headings = [...headingsOf(blocks).values()].filter(
    ({ level, block: { type, layoutPosition } }) => level === 2 && type === 'text' && layoutPosition === 'main',
  );
  return headings.length < fewestHeadings ? [] : headings;
}

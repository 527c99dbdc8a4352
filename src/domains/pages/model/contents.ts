import { headingsOf, type PageHeading } from '#domains/blocks/model/page-headings.ts';
import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';

/** A shorter page is seen at a glance. */
const fewestHeadings = 4;

/** The headings of the running text, for a page that is long enough to need a list of them. Given the blocks in their order. */
export function contentsOf(blocks: readonly BuildingBlockInstance[]): PageHeading[] {
  const texts = blocks.filter(({ type, layoutPosition }) => type === 'text' && layoutPosition === 'main');
  const owners = headingsOf(texts);
  // The ids are those that the whole page gives.
  const headings = [...headingsOf(blocks)].flatMap(([owner, heading]) => (owners.has(owner) && heading.level === 2 ? [heading] : []));
  return headings.length < fewestHeadings ? [] : headings;
}

import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import { slugOf } from '#platform/shared/slug.ts';
import { plainText } from './plain-text.ts';

export interface PageHeading {
  /** Its place in the page: `#id`. */
  id: string;
  level: 2 | 3 | 4;
  text: string;
}

/** What has a heading: a block with one of its own, or a heading in running text. */
type HeadingOwner = object;

/** Ids that stand on every page around its blocks. */
const taken = ['main', 'root'];

/** Every heading of these blocks in their order, with an id that none of the others has. */
export function headingsOf(blocks: readonly BuildingBlockInstance[]): ReadonlyMap<HeadingOwner, PageHeading> {
  const ids = new Set(taken);
  const found = blocks.flatMap((block) => [...ownHeading(block), ...headingsIn(block.content)]);
  return new Map(
    found.map(({ owner, level, text }) => {
      const id = freeId(slugOf(text, 'kop'), ids);
      ids.add(id);
      return [owner, { id, level, text }];
    }),
  );
}

interface Found {
  owner: HeadingOwner;
  level: PageHeading['level'];
  text: string;
}

function ownHeading(block: BuildingBlockInstance): Found[] {
  const text = block.content['heading'];
  return typeof text === 'string' && text !== '' ? [{ owner: block, level: 2, text }] : [];
}

/** In whichever field, and in items too. */
function headingsIn(value: unknown): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, attrs } = value as { type?: unknown; attrs?: { level: PageHeading['level'] } };
  if (type === 'heading' && attrs) return [{ owner: value, level: attrs.level, text: plainText(value) }];
  return Object.values(value).flatMap(headingsIn);
}

function freeId(slug: string, ids: ReadonlySet<string>): string {
  if (!ids.has(slug)) return slug;
  let number = 2;
  while (ids.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

import { slugOf } from '#platform/shared/slug.ts';
import type { BuildingBlockInstance } from './building-block.ts';
import { plainText } from './plain-text.ts';

export interface PageHeading {
  /** Its place in the page: `#id`. */
  id: string;
  level: 2 | 3 | 4;
  text: string;
  /** Where it stands. */
  block: BuildingBlockInstance;
}

/** What has a heading: a block with one of its own, or a heading in running text. */
type HeadingOwner = object;

/** The id of the heading above all blocks: the title of the page. */
export const titleId = 'title';

/** Ids that stand on every page around its blocks. */
const taken = ['main', 'root', titleId];

const known = new WeakMap<readonly BuildingBlockInstance[], ReadonlyMap<HeadingOwner, PageHeading>>();

/** Every heading of these blocks in their order, with an id that none of the others has. Several parts of a page ask it of the same blocks. */
export function headingsOf(blocks: readonly BuildingBlockInstance[]): ReadonlyMap<HeadingOwner, PageHeading> {
  const headings = known.get(blocks) ?? findHeadings(blocks);
  known.set(blocks, headings);
  return headings;
}

function findHeadings(blocks: readonly BuildingBlockInstance[]): ReadonlyMap<HeadingOwner, PageHeading> {
  const ids = new Set(taken);
  const headings = new Map<HeadingOwner, PageHeading>();
  for (const block of blocks) {
    for (const { owner, level, text, slug } of headingsIn(block)) {
      const id = freeId(slug, ids);
      ids.add(id);
      headings.set(owner, { id, level, text, block });
    }
  }
  return headings;
}

interface OwnHeading extends Pick<PageHeading, 'level' | 'text'> {
  owner: HeadingOwner;
  slug: string;
}

const ofBlocks = new WeakMap<BuildingBlockInstance, readonly OwnHeading[]>();

/** A block that was read stays as it is, and each page that is made puts its blocks into a list of its own: a block is gone through once. */
function headingsIn(block: BuildingBlockInstance): readonly OwnHeading[] {
  const known = ofBlocks.get(block);
  if (known) return known;
  const found: OwnHeading[] = [];
  eachHeading(block, (owner, { level, text }) => found.push({ owner, level, text, slug: slugOf(text, 'kop') }));
  ofBlocks.set(block, found);
  return found;
}

type Found = (owner: HeadingOwner, heading: Pick<PageHeading, 'level' | 'text'>) => void;

function eachHeading(block: BuildingBlockInstance, found: Found): void {
  const text = block.content['heading'];
  if (typeof text === 'string' && text !== '') found(block, { level: 2, text });
  eachHeadingIn(block.content, found);
}

/** In whichever field, and in items too. Makes no lists on the way, and takes those it meets by the fast way. */
function eachHeadingIn(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const each of value) eachHeadingIn(each, found);
    return;
  }
  const { type, attrs } = value as { type?: unknown; attrs?: Pick<PageHeading, 'level'> };
  if (type === 'heading' && attrs) return found(value, { level: attrs.level, text: plainText(value) });
  for (const key in value) eachHeadingIn((value as Record<string, unknown>)[key], found);
}

function freeId(slug: string, ids: ReadonlySet<string>): string {
  if (!ids.has(slug)) return slug;
  let number = 2;
  while (ids.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}

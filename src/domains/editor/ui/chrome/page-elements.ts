import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import type { PlacedBlock } from '../../model/block-places.ts';

/** The block that something on the page is in. */
export function blockOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-guid]')?.dataset['guid'];
}

/** The field that something is in. */
export function fieldAt(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[data-path]');
}

/** The block of the frame that something is in. */
export function frameOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-frame]')?.dataset['frame'];
}

export function elementOf(guid: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-guid='${guid}']`);
}

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where a block stands; of one that is not on the page, the place between those around it, which has no height. */
export function boxOf(guid: string, blocks: readonly PlacedBlock[]): Box | null {
  const own = elementOf(guid)?.getBoundingClientRect();
  if (own && own.height > 0) return own;
  const at = blocks.findIndex((block) => block.guid === guid);
  const region = blocks[at]?.layoutPosition;
  const isNear = (block: PlacedBlock) => block.layoutPosition === region && elementOf(block.guid);
  const before = blocks.slice(0, Math.max(at, 0)).findLast(isNear);
  const after = blocks.slice(at + 1).find(isNear);
  const [above, below] = [before && elementOf(before.guid), after && elementOf(after.guid)].map((each) => each?.getBoundingClientRect());
  if (above) return { top: above.bottom + gap(above, below) / 2, left: above.left, width: above.width, height: 0 };
  if (below) return { top: below.top, left: below.left, width: below.width, height: 0 };
  return null;
}

function gap(above: Box & { bottom: number }, below: Box | undefined): number {
  return below ? Math.max(0, below.top - above.bottom) : 0;
}

/**
 * Where the next block of a region comes: below its last one, over the whole width. One that has none is not on the page: it comes where
 * its layout has it, beside or around the main column.
 */
export function endOfRegion(region: LayoutPosition, blocks: readonly PlacedBlock[]): Box | null {
  const last = blocks.findLast((block) => block.layoutPosition === region && elementOf(block.guid));
  const own = last && elementOf(last.guid)?.getBoundingClientRect();
  if (own) return { top: own.bottom, left: own.left, width: own.width, height: 0 };
  const article = document.querySelector<HTMLElement>('main [data-layout], main[data-layout]');
  const title = article?.querySelector('h1')?.getBoundingClientRect();
  if (!article || !title) return null;
  const { left, width } = contentOf(article);
  const bottom = Math.max(title.bottom, ...['main', 'side-left', 'side-right'].map((each) => bottomOf(article, each)));
  // Beside the names of its lines.
  const columns = getComputedStyle(article)
    .gridTemplateColumns.split(' ')
    .filter((part) => part.endsWith('px'))
    .map(Number.parseFloat);
  const isWide = columns.length > 1;
  const beside = article.querySelector("[data-region='main']")?.getBoundingClientRect().top ?? title.bottom;
  const [first = width, final = width] = [columns[0], columns.at(-1)];
  switch (region) {
    case 'top':
      return { top: title.top, left, width, height: 0 };
    case 'side-left':
      return { top: isWide ? beside : bottom, left, width: isWide ? first : width, height: 0 };
    case 'side-right':
      return { top: isWide ? beside : bottom, left: isWide ? left + width - final : left, width: isWide ? final : width, height: 0 };
    case 'main':
      return { top: title.bottom, left: title.left, width: title.width, height: 0 };
    default:
      return { top: bottom, left, width, height: 0 };
  }
}

function contentOf(element: HTMLElement): Pick<Box, 'left' | 'width'> {
  const { left, width } = element.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const [before, behind] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
  return { left: left + before, width: width - before - behind };
}

function bottomOf(article: HTMLElement, region: string): number {
  return article.querySelector(`[data-region='${region}']`)?.getBoundingClientRect().bottom ?? 0;
}

/** The fields of a block in their order, those that are seen first. */
export function firstFieldOf(guid: string): HTMLElement | null {
  const block = elementOf(guid);
  return (
    block?.querySelector<HTMLElement>("[data-field='filled'] [data-path], [data-field='filled'][data-path]") ??
    block?.querySelector('[data-path]') ??
    null
  );
}

const tabbable = ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]):not([tabindex="-1"], :disabled)';

/** What Tab leads to from a block as a whole: its fields and what follows them, or what stands before it. */
export function focusBeside(guid: string, direction: 'before' | 'after'): boolean {
  const block = elementOf(guid);
  if (!block) return false;
  const wanted = direction === 'after' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const all = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
    (each) => each.closest('[data-block-layer]') === null && (block.compareDocumentPosition(each) & wanted) !== 0 && each.checkVisibility(),
  );
  const found = direction === 'after' ? all[0] : all.at(-1);
  found?.focus();
  return found !== undefined;
}

import type { List, RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import { inPartsOf, paragraphsIn } from './flat.ts';
import type { Around, ReadNodes } from './reading.ts';

type Item = List['content'][number];

const mostItems = 500;
const mostInItem = 50;
/** Deeper than anybody can follow, and a long way from where a document could not be read again. */
const deepest = 6;

export function readList(element: Element, around: Around, read: ReadNodes): RichTextBlock[] {
  const items: Item[] = [];
  const inner = { ...around, depth: around.depth + 1 };
  for (const child of element.childNodes) addItem(items, contentOf(read([child], inner)));
  if (around.depth >= deepest) return items.flatMap(({ content }) => paragraphsIn(content));
  const type = element.localName === 'ol' ? 'orderedList' : 'bulletList';
  return inPartsOf(mostItems, items).map((content) => ({ type, content }));
}

/** An item holds paragraphs and lists; of anything else it holds the words. */
function contentOf(blocks: readonly RichTextBlock[]): Item['content'] {
  return blocks.flatMap((block): Item['content'] =>
    block.type === 'bulletList' || block.type === 'orderedList' ? [block] : paragraphsIn([block]),
  );
}

/** A list that stands in an item without words of its own, or in no item at all, belongs to the item before it. */
function addItem(items: Item[], content: Item['content']): void {
  const firstWords = content.findIndex(({ type }) => type === 'paragraph');
  const lists = firstWords === -1 ? content : content.slice(0, firstWords);
  for (const list of lists) {
    const last = items.at(-1);
    if (last && last.content.length < mostInItem) last.content.push(list);
    else if (list.type !== 'paragraph') items.push(...list.content);
  }
  if (firstWords === -1) return;
  for (const part of inPartsOf(mostInItem, content.slice(firstWords))) {
    if (part[0]?.type === 'paragraph') items.push({ type: 'listItem', content: part });
    else addItem(items, part);
  }
}

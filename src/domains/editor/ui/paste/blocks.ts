import type { Inline, RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import { inlinesOf, paragraphsOf, withoutBold } from './lines.ts';
import { readList } from './lists.ts';
import { marksIn } from './marks.ts';
import { readQuote } from './quotes.ts';
import type { Around, ReadNodes } from './reading.ts';
import { isBlock, stylesOf } from './styles.ts';
import { readTable } from './tables.ts';

const readers: Record<string, (element: Element, around: Around, read: ReadNodes) => RichTextBlock[]> = {
  h2: readHeading,
  h3: readHeading,
  h4: readHeading,
  ul: readList,
  ol: readList,
  menu: readList,
  dir: readList,
  blockquote: readQuote,
  table: readTable,
};

/** Any document as blocks of the closed list: what it does not have a name for is read as what stands in it. */
export function readNodes(nodes: Iterable<Node>, around: Around): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let line: Inline[] = [];

  function endLine() {
    blocks.push(...paragraphsOf(line).map((content): RichTextBlock => ({ type: 'paragraph', content })));
    line = [];
  }

  function read(node: Node, outer: Around) {
    if (node.nodeType === Node.TEXT_NODE) line.push(...inlinesOf(node.textContent ?? '', outer.marks, outer.isPreformatted));
    else if (node instanceof Element) readElement(node, outer);
  }

  function readElement(element: Element, outer: Around) {
    const inner = aroundIn(element, outer);
    const reader = readers[element.localName];
    if (element.localName === 'br') line.push({ type: 'hardBreak' });
    else if (reader) {
      endLine();
      blocks.push(...reader(element, inner, readNodes));
    } else {
      if (isBlock(element)) endLine();
      for (const child of element.childNodes) read(child, inner);
      if (isBlock(element)) endLine();
    }
  }

  for (const node of nodes) read(node, around);
  endLine();
  return blocks;
}

function aroundIn(element: Element, outer: Around): Around {
  const space = stylesOf(element).get('white-space');
  const isPreformatted = space === undefined ? outer.isPreformatted || element.localName === 'pre' : space.startsWith('pre');
  return { ...outer, marks: marksIn(element, outer.marks), isPreformatted };
}

function readHeading(element: Element, around: Around, read: ReadNodes): RichTextBlock[] {
  const level = Number(element.localName.slice(1)) as 2 | 3 | 4;
  return read(element.childNodes, around).map((block) =>
    block.type === 'paragraph' ? { type: 'heading', attrs: { level }, content: withoutBold(block.content) } : block,
  );
}

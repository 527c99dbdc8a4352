import type { RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import { inPartsOf, type Paragraph } from './flat.ts';
import type { Around, ReadNodes } from './reading.ts';

const mostInQuote = 50;

/** A quote holds paragraphs. A list, a heading or a table in it stands by itself, between what is quoted before and after it. */
export function readQuote(element: Element, around: Around, read: ReadNodes): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let quoted: Paragraph[] = [];
  function endQuote() {
    blocks.push(...inPartsOf(mostInQuote, quoted).map((content): RichTextBlock => ({ type: 'blockquote', content })));
    quoted = [];
  }
  for (const block of read(element.childNodes, around)) {
    if (block.type === 'paragraph') quoted.push(block);
    else {
      endQuote();
      blocks.push(block);
    }
  }
  endQuote();
  return blocks;
}

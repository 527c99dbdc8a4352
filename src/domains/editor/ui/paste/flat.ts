import type { RichTextBlock } from '#domains/blocks/model/rich-text.ts';

export type Paragraph = Extract<RichTextBlock, { type: 'paragraph' }>;

/** The words of blocks as paragraphs alone, for places that hold nothing else. */
export function paragraphsIn(blocks: readonly RichTextBlock[]): Paragraph[] {
  return blocks.flatMap((block): Paragraph[] => {
    switch (block.type) {
      case 'paragraph':
        return [block];
      case 'heading':
        return [{ type: 'paragraph', ...(block.content && { content: block.content }) }];
      case 'blockquote':
        return block.content;
      case 'bulletList':
      case 'orderedList':
        return block.content.flatMap(({ content }) => paragraphsIn(content));
      case 'table':
        return block.content.flatMap((row) => row.content.flatMap(({ content }) => content)).filter(({ content }) => content?.length);
    }
  });
}

export function inPartsOf<Each>(size: number, list: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
}

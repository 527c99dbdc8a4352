import type { Inline, RichText, RichTextBlock } from '#domains/blocks/model/rich-text.ts';

/** Short ways to write rich text by hand. */

const text = (words: string): Inline => ({ type: 'text', text: words });

export const strong = (words: string): Inline => ({ type: 'text', text: words, marks: [{ type: 'bold' }] });

function inlines(parts: (string | Inline)[]): Inline[] {
  return parts.map((part) => (typeof part === 'string' ? text(part) : part));
}

export const paragraph = (...parts: (string | Inline)[]): RichTextBlock => ({ type: 'paragraph', content: inlines(parts) });

export const heading = (words: string): RichTextBlock => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] });

export function bullets(...items: (string | Inline)[][]): RichTextBlock {
  return {
    type: 'bulletList',
    content: items.map((parts) => ({ type: 'listItem', content: [{ type: 'paragraph', content: inlines(parts) }] })),
  };
}

export function table([head = [], ...rows]: string[][]): RichTextBlock {
  const cell = (type: 'tableHeader' | 'tableCell') => (words: string) => ({
    type,
    content: [{ type: 'paragraph' as const, content: [text(words)] }],
  });
  return {
    type: 'table',
    content: [
      { type: 'tableRow', content: head.map(cell('tableHeader')) },
      ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map(cell('tableCell')) })),
    ],
  };
}

export const richText = (...content: RichTextBlock[]): RichText => ({ type: 'doc', content });

import type { RichText } from './rich-text.ts';

/** Plain sentences as rich text: a paragraph each. */
export function richTextOf(...paragraphs: string[]): RichText {
  return { type: 'doc', content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) };
}

import type { RichText } from '#domains/blocks/model/rich-text.ts';

interface EditorNode {
  type?: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: EditorNode[];
  text?: string;
}

/** The attributes that are stored, by node and mark; the editor has more of them, all at their defaults. */
const storedAttributes: Record<string, readonly string[]> = { heading: ['level'], link: ['href'], language: ['lang'] };

/** What the editor holds in the shape that is stored. What does not fit into that is for the server to refuse, which its editor is told. */
export function toStored(document: EditorNode): RichText {
  return strip(document) as RichText;
}

function strip({ type = '', attrs = {}, content, marks, text }: EditorNode): object {
  const kept = storedAttributes[type]?.map((name) => [name, attrs[name]]);
  return {
    type,
    ...(text !== undefined && { text }),
    ...(kept && { attrs: Object.fromEntries(kept) }),
    ...(marks && marks.length > 0 && { marks: marks.map(strip) }),
    ...(content ? { content: content.map(strip) } : needsContent.has(type) && { content: [] }),
  };
}

const needsContent = new Set(['doc']);

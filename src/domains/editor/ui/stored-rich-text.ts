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
    // In bold words a break is bold too, which nobody sees.
    ...(type !== 'hardBreak' && marks && marks.length > 0 && { marks: marks.map(strip) }),
    ...(content ? { content: content.flatMap(inStoredParts).map(strip) } : needsContent.has(type) && { content: [] }),
  };
}

/** The longest text that is stored in one piece. */
const longestText = 20_000;

/** Words that were joined to others, as a long paragraph to the one before it, may be too long for one piece. */
function inStoredParts(node: EditorNode): EditorNode[] {
  const { text } = node;
  if (text === undefined || text.length <= longestText) return [node];
  const end = /[\uD800-\uDBFF]/.test(text.charAt(longestText - 1)) ? longestText - 1 : longestText;
  return [{ ...node, text: text.slice(0, end) }, ...inStoredParts({ ...node, text: text.slice(end) })];
}

const needsContent = new Set(['doc']);

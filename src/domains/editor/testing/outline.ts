import type { Inline, RichText } from '#domains/blocks/model/rich-text.ts';

interface Piece {
  type: string;
  attrs?: { level?: number };
  content?: Piece[] | undefined;
}

const names: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

/** Running text as a person can check it: a line for each block, what stands in it further to the right. */
export function outlineOf({ content }: RichText): string {
  return content.flatMap((block) => linesOf(block as Piece, '')).join('\n');
}

function linesOf({ type, attrs, content = [] }: Piece, indent: string): string[] {
  const name = type === 'heading' ? `h${attrs?.level}` : (names[type] ?? type);
  if (type === 'paragraph' || type === 'heading') return [`${indent}${name} ${wordsOf(content as Inline[])}`.trimEnd()];
  if (name === 'th' || name === 'td') {
    return [`${indent}${name} ${content.map((each) => wordsOf(each.content as Inline[] | undefined)).join(' / ')}`.trimEnd()];
  }
  return [`${indent}${name}`, ...content.flatMap((each) => linesOf(each, `${indent}  `))];
}

function wordsOf(inlines: readonly Inline[] = []): string {
  return inlines.map((node) => (node.type === 'hardBreak' ? '⏎' : (node.marks ?? []).toReversed().reduce(marked, node.text))).join('');
}

function marked(words: string, mark: NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number]): string {
  switch (mark.type) {
    case 'bold':
      return `**${words}**`;
    case 'italic':
      return `_${words}_`;
    case 'superscript':
      return `^${words}^`;
    case 'subscript':
      return `~${words}~`;
    case 'language':
      return `{${mark.attrs.lang}:${words}}`;
    case 'link':
      return `[${words}](${mark.attrs.href})`;
  }
}

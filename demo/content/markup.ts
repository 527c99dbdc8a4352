import type { Inline, Mark, RichText, RichTextBlock } from '#domains/blocks/model/rich-text.ts';

/**
 * Rich text as one types it: an empty line between blocks, `##` and `###` for headings, `-` and `1.` for lists, `>` for a quote,
 * `|` for a table whose first row is the head. In a line: `**bold**`, `*italic*`, `[words](page:contact)`. A mail address and a
 * telephone number that people know are links without more.
 */
export function rich(text: string): RichText {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()));
  return { type: 'doc', content: blocks.map(toBlock) };
}

function toBlock(lines: string[]): RichTextBlock {
  const [first = ''] = lines;
  const heading = /^(#{2,4}) (.+)$/.exec(first);
  if (heading) return { type: 'heading', attrs: { level: (heading[1]?.length ?? 2) as 2 | 3 | 4 }, content: inlines(heading[2] ?? '') };
  if (first.startsWith('- ')) return list('bulletList', lines, /^- /);
  if (/^\d+\. /.test(first)) return list('orderedList', lines, /^\d+\. /);
  if (first.startsWith('> ')) return { type: 'blockquote', content: [paragraph(withoutMark(lines, /^> /).join(' '))] };
  if (first.startsWith('|')) return table(lines);
  return paragraph(lines.join(' '));
}

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: inlines(text) });

const withoutMark = (lines: string[], mark: RegExp) => lines.map((line) => line.replace(mark, ''));

function list(type: 'bulletList' | 'orderedList', lines: string[], mark: RegExp): RichTextBlock {
  return { type, content: withoutMark(lines, mark).map((line) => ({ type: 'listItem' as const, content: [paragraph(line)] })) };
}

function table(lines: string[]): RichTextBlock {
  const rows = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return {
    type: 'table',
    content: rows.map((cells, row) => ({
      type: 'tableRow' as const,
      content: cells.map((cell) => ({ type: row === 0 ? ('tableHeader' as const) : ('tableCell' as const), content: [paragraph(cell)] })),
    })),
  };
}

const parts = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^[\]]+)\]\(([^()]+)\)/g;

function inlines(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const [whole, bold, italic, words, href] = match;
    if (match.index > end) found.push(...withReach(text.slice(end, match.index)));
    if (bold) found.push(marked(bold, { type: 'bold' }));
    else if (italic) found.push(marked(italic, { type: 'italic' }));
    else if (words && href) found.push(marked(words, { type: 'link', attrs: { href } }));
    end = match.index + whole.length;
  }
  if (end < text.length) found.push(...withReach(text.slice(end)));
  return found;
}

const reachable = /([\w.]+@[\w-]+\.\w+)|\b(14 0299|0900-8844|112)\b/g;

function withReach(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(reachable)) {
    const [way, mail] = match;
    if (match.index > end) found.push(plain(text.slice(end, match.index)));
    found.push(marked(way, { type: 'link', attrs: { href: mail ? `mailto:${mail}` : `tel:${way.replace(/\D/g, '')}` } }));
    end = match.index + way.length;
  }
  if (end < text.length) found.push(plain(text.slice(end)));
  return found;
}

const plain = (text: string): Inline => ({ type: 'text', text });
const marked = (text: string, mark: Mark): Inline => ({ type: 'text', text, marks: [mark] });

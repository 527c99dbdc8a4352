import type { Inline, RichText, RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { CheckName } from './finding.ts';
import { saysNothing } from './says-nothing.ts';
import { sentencesLongerThan } from './sentences.ts';

/** What is found in running text. `mended`: the same text without it. */
export interface TextFinding {
  check: CheckName;
  quote: string;
  mended?: RichText;
}

type Table = Extract<RichTextBlock, { type: 'table' }>;

/** More than B1 readers keep in mind. */
const longestSentence = 20;

export function textFindings(text: RichText): TextFinding[] {
  return [...text.content.flatMap((block, index) => blockFindings(text, block, index)), ...linkFindings(text), ...longSentences(text)];
}

function blockFindings(text: RichText, block: RichTextBlock, index: number): TextFinding[] {
  const words = plainText(block);
  const without = () => withBlocks(text, text.content.toSpliced(index, 1));
  const instead = (other: RichTextBlock) => withBlocks(text, text.content.with(index, other));
  switch (block.type) {
    case 'heading':
      if (words === '') return [{ check: 'emptyHeading', quote: '', mended: without() }];
      return hasForm(block.content)
        ? [{ check: 'formInHeading', quote: words, mended: instead({ ...block, content: plain(block.content) }) }]
        : [];
    case 'paragraph':
      if (words === '') return isAlone(text) ? [] : [{ check: 'emptyParagraph', quote: '', mended: without() }];
      if (/^(?:[-–•*]|\d{1,2}[.)])\s/.test(words)) return [{ check: 'listByHand', quote: words }];
      return isAllBold(block.content) ? [{ check: 'boldParagraph', quote: words }] : [];
    case 'table':
      return hasHead(block) ? [] : [{ check: 'tableWithoutHead', quote: plainText(block.content[0]), mended: instead(withHead(block)) }];
    default:
      return [];
  }
}

/** A text that nobody wrote yet. */
function isAlone(text: RichText): boolean {
  return text.content.length === 1;
}

function withBlocks(text: RichText, content: RichTextBlock[]): RichText {
  return { ...text, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function hasForm(nodes: readonly Inline[] = []): boolean {
  return nodes.some((node) => node.type === 'text' && node.marks?.some(({ type }) => type === 'bold' || type === 'italic'));
}

function plain(nodes: readonly Inline[] = []): Inline[] {
  return nodes.map((node) => {
    if (node.type !== 'text') return node;
    const { marks = [], ...rest } = node;
    const kept = marks.filter(({ type }) => type !== 'bold' && type !== 'italic');
    return kept.length > 0 ? { ...rest, marks: kept } : rest;
  });
}

function isAllBold(nodes: readonly Inline[] = []): boolean {
  return nodes.every((node) => node.type !== 'text' || node.text.trim() === '' || node.marks?.some(({ type }) => type === 'bold'));
}

/** Of columns, or of rows. */
function hasHead({ content }: Table): boolean {
  const isHead = (cell: Table['content'][number]['content'][number] | undefined) => cell?.type === 'tableHeader';
  return content[0]?.content.every(isHead) === true || content.every(({ content: [first] }) => isHead(first));
}

function withHead(table: Table): Table {
  const [first, ...others] = table.content;
  if (!first) return table;
  return { ...table, content: [{ ...first, content: first.content.map((cell) => ({ ...cell, type: 'tableHeader' })) }, ...others] };
}

function linkFindings(text: RichText): TextFinding[] {
  return linksIn(text).flatMap((words) => (saysNothing(words) ? [{ check: 'linkWords', quote: words } as const] : []));
}

/** The words of each link: nodes that follow each other and lead to the same place are one. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { content } = value as { content?: unknown[] };
  if (!Array.isArray(content)) return [];
  const links: { href: string; words: string }[] = [];
  let last: string | undefined;
  const inside: string[] = [];
  for (const each of content as (Inline | { type: string })[]) {
    const href = each.type === 'text' ? hrefOf(each as Extract<Inline, { type: 'text' }>) : undefined;
    if (href === undefined) inside.push(...linksIn(each));
    else if (href === last) links[links.length - 1] = { href, words: `${links.at(-1)?.words}${(each as { text: string }).text}` };
    else links.push({ href, words: (each as { text: string }).text });
    last = href;
  }
  return [...links.map(({ words }) => words), ...inside];
}

function hrefOf({ marks = [] }: Extract<Inline, { type: 'text' }>): string | undefined {
  const link = marks.find((mark) => mark.type === 'link');
  return link?.attrs.href;
}

/** One for all of a text: where there are many, each would be one too many. */
function longSentences(text: RichText): TextFinding[] {
  const [first] = text.content.flatMap((block) =>
    block.type === 'paragraph' ? sentencesLongerThan(longestSentence, plainText(block)) : [],
  );
  return first === undefined ? [] : [{ check: 'longSentence', quote: first }];
}

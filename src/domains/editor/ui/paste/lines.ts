import type { Inline } from '#domains/blocks/model/rich-text.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { withoutMark, type Marks } from './marks.ts';

export const longestParagraph = 20_000;
export const mostInlines = 2000;

export const hardBreak: Inline = { type: 'hardBreak' };

/** Words as they came, blanks and all. In preformatted text a new line is one. */
export function inlinesOf(text: string, marks: Marks, isPreformatted: boolean): Inline[] {
  const lines = isPreformatted ? text.split(/\r\n?|\n/) : [text];
  return lines.flatMap((line, index) => [...(index > 0 ? [hardBreak] : []), ...textNode(line, marks)]);
}

function textNode(text: string, marks: Marks): Inline[] {
  return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];
}

/** What was read between the end of one block and that of the next, as the paragraphs it is: an empty line divides, and a long one is split. */
export function paragraphsOf(line: readonly Inline[]): Inline[][] {
  return dividedAtEmptyLines(tidied(line)).flatMap(splitLong);
}

/** A heading is bold by itself, and so is the head of a table. */
export function withoutBold(content: readonly Inline[] = []): Inline[] {
  return tidied(content.flatMap((node) => (node.type === 'text' ? textNode(node.text, withoutMark(node.marks ?? [], 'bold')) : [node])));
}

const blanks = /[\s\u0085]+/gu;
/** Blanks without a width, marks of direction, what a keyboard cannot type, and halves of characters. */
const unseen = /[\u200B\u2060\uFEFF]|\p{Bidi_Control}|[^\P{Cc}\s\u0085]|\p{Surrogate}/gu;

/** One blank between words, and none where a line begins or ends. A single no-break space was meant. */
function tidied(line: readonly Inline[]): Inline[] {
  const kept: Inline[] = [];
  for (const node of line) {
    const last = kept.at(-1);
    if (node.type === 'hardBreak') {
      trimEnd(kept);
      kept.push(hardBreak);
      continue;
    }
    const text = node.text.replace(unseen, '').replace(blanks, (run) => (run === '\u00A0' ? run : ' '));
    const isAfterBlank = last?.type !== 'text' || /\s$/.test(last.text);
    const rest = isAfterBlank ? text.trimStart() : text;
    if (rest === '') continue;
    if (last?.type === 'text' && stableJson(last.marks) === stableJson(node.marks)) kept.splice(-1, 1, { ...last, text: last.text + rest });
    else kept.push({ ...node, text: rest });
  }
  return trimEnd(kept);
}

function trimEnd(line: Inline[]): Inline[] {
  const last = line.at(-1);
  if (last?.type !== 'text') return line;
  const text = last.text.trimEnd();
  line.splice(-1, 1, ...(text === '' ? [] : [{ ...last, text }]));
  return line;
}

function dividedAtEmptyLines(line: readonly Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]];
  line.forEach((node, index) => {
    const isBreak = node.type === 'hardBreak';
    if (isBreak && line[index - 1]?.type === 'hardBreak') paragraphs.push([]);
    else paragraphs.at(-1)?.push(node);
  });
  return paragraphs.map(withoutEdgeBreaks).filter((each) => each.length > 0);
}

function withoutEdgeBreaks(line: readonly Inline[]): Inline[] {
  const first = line.findIndex(({ type }) => type !== 'hardBreak');
  return first === -1 ? [] : line.slice(first, line.findLastIndex(({ type }) => type !== 'hardBreak') + 1);
}

function splitLong(line: Inline[]): Inline[][] {
  const parts: Inline[][] = [];
  let part: Inline[] = [];
  let length = 0;
  function endPart() {
    parts.push(withoutEdgeBreaks(trimEnd(part)));
    [part, length] = [[], 0];
  }
  for (const node of line) {
    if (part.length >= mostInlines) endPart();
    let text = node.type === 'text' ? node.text : '';
    while (length + text.length > longestParagraph) {
      const end = placeToSplit(text, longestParagraph - length, part.length > 0);
      if (end > 0) part.push({ ...node, text: text.slice(0, end) } as Inline);
      endPart();
      text = text.slice(end).trimStart();
    }
    if (node.type === 'text' && text === '') continue;
    part.push(node.type === 'text' ? { ...node, text } : node);
    length += text.length;
  }
  endPart();
  return parts.filter((each) => each.length > 0);
}

/** After a sentence, else after a word; 0 when it is better to split before this text; else in the midst of the only word there is. */
function placeToSplit(text: string, maximum: number, mayBeNone: boolean): number {
  const head = text.slice(0, maximum);
  const sentence = Math.max(...['. ', '! ', '? '].map((end) => head.lastIndexOf(end)));
  if (sentence > maximum / 2) return sentence + 2;
  const word = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\u00A0'));
  if (word > 0) return word + 1;
  if (mayBeNone) return 0;
  return /[\uD800-\uDBFF]$/.test(head) ? maximum - 1 : maximum;
}

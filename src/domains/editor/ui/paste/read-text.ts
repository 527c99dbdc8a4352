import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { inlinesOf, paragraphsOf } from './lines.ts';

/** Text without form: a paragraph for each line. Empty ones only divide. */
export function readPastedText(text: string): RichText {
  const lines = text.split(/[\r\n\v\f\u0085\u2028\u2029]+/);
  return {
    type: 'doc',
    content: lines.flatMap((line) => paragraphsOf(inlinesOf(line, [], false)).map((content) => ({ type: 'paragraph' as const, content }))),
  };
}

/** For a field of one line: the lines after each other. What is one line keeps the blanks around it. */
export function asOneLine(text: string): string {
  const lines = text.split(/[\r\n\v\f\u0085\u2028\u2029]+/);
  const line =
    lines.length === 1
      ? text
      : lines
          .map((each) => each.trim())
          .join(' ')
          .trim();
  return line.replace(/\t/g, ' ').replace(/\p{Cc}|\p{Surrogate}/gu, '');
}

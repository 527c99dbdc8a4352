import { z } from 'zod';
import { wordsIn, type Word } from './words.ts';

/** A piece of a snippet: a word that was sought, or what stands between. Never markup. */
export const SnippetSegment = z.object({ text: z.string(), isMatch: z.boolean() });
export type SnippetSegment = z.infer<typeof SnippetSegment>;

/** About two lines. */
const length = 180;

/** The part of a text that shows most of what was sought. Without a match: how the text begins. */
export function snippetOf(text: string, isMatch: (word: Word) => boolean): SnippetSegment[] {
  const words = wordsIn(text);
  const matches = words.filter(isMatch);
  const start = startOf(words, bestMatch(matches));
  const shown = words.filter((word) => word.start >= start && word.end <= start + length);
  const isToEnd = text.length <= start + length;
  const end = isToEnd ? text.length : (shown.at(-1)?.end ?? start + length);
  const segments = segmentsOf(text, { start, end }, matches);
  return [...(start > 0 ? [plain('… ')] : []), ...segments, ...(isToEnd ? [] : [plain(' …')])];
}

/** The match from which the most different words follow within the length of a snippet. */
function bestMatch(matches: readonly Word[]): Word | undefined {
  let best: { word: Word; count: number } | undefined;
  for (const [index, word] of matches.entries()) {
    const near = new Set<string>();
    for (let next = index; (matches[next]?.end ?? Infinity) <= word.start + length; next++) near.add(matches[next]?.key ?? '');
    const count = near.size;
    if (!best || count > best.count) best = { word, count };
  }
  return best?.word;
}

/** A few words before the match, for what it is about; the beginning of the text when that is near. */
function startOf(words: readonly Word[], match: Word | undefined): number {
  if (!match || match.end <= length / 2) return 0;
  return words.find(({ start }) => start >= match.start - 40)?.start ?? match.start;
}

function segmentsOf(text: string, { start, end }: { start: number; end: number }, matches: readonly Word[]): SnippetSegment[] {
  const segments: SnippetSegment[] = [];
  let at = start;
  for (const match of matches.filter((word) => word.start >= start && word.end <= end)) {
    if (match.start > at) segments.push(plain(text.slice(at, match.start)));
    segments.push({ text: text.slice(match.start, match.end), isMatch: true });
    at = match.end;
  }
  if (end > at) segments.push(plain(text.slice(at, end)));
  return segments;
}

function plain(text: string): SnippetSegment {
  return { text, isMatch: false };
}

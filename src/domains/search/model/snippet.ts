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
  const start = startOf(text, words, bestMatch(matches));
  const isToEnd = text.length <= start + length;
  const end = isToEnd ? text.length : endOf(text, words, start);
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

/** How far before the match a snippet may begin: at its sentence, else at a few words for what it is about. */
const before = { sentence: 80, words: 40 };

/** The beginning of the text when that is near; never the middle of a time, an amount or an address. */
function startOf(text: string, words: readonly Word[], match: Word | undefined): number {
  if (!match || match.end <= length / 2) return 0;
  const starts = words
    .map(({ start }) => start)
    .filter((start) => start <= match.start && start >= match.start - before.sentence && startsAfter(text, start, gap));
  const sentence = starts.findLast((start) => startsAfter(text, start, endOfSentence));
  return sentence ?? starts.find((start) => start >= match.start - before.words) ?? starts.at(-1) ?? match.start;
}

const gap = /[\s‘“"'([]$/u;
const endOfSentence = /[.!?…:;·]\s[‘“"'([]?$/u;

function startsAfter(text: string, start: number, what: RegExp): boolean {
  return start === 0 || what.test(text.slice(Math.max(0, start - 3), start));
}

/** After the last whole word that fits, or where there is none, after the last piece of one. */
function endOf(text: string, words: readonly Word[], start: number): number {
  const fitting = words.map(({ end }) => end).filter((end) => end > start && end <= start + length);
  return fitting.findLast((end) => isFollowedByGap(text, end)) ?? fitting.at(-1) ?? start + length;
}

function isFollowedByGap(text: string, end: number): boolean {
  return /^\p{P}*(\s|$)/u.test(text.slice(end, end + 4));
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

import type { Language } from '#platform/shared/language.ts';
import { slugOf } from '#platform/shared/slug.ts';
import type { MenuItem } from './menu.ts';

const mostSimilar = 5;
/** The last words of an address say most about the page; a long address need not take long. */
const mostWords = 6;
/** From here on two words look like one word with a mistake in it. */
const leastLikeness = 0.5;

/** The words somebody was looking for, as far as the address tells. */
export function wordsOfPath(path: string): string[] {
  const segments = decoded(path)
    .replace(/\.(html?|php|aspx?)$/i, '')
    .split('/');
  return [...new Set(segments.flatMap(wordsOf))].slice(-mostWords);
}

/** The places of the menu whose name or address is most like a path that leads nowhere; the best first. */
export function similarItems(menu: readonly MenuItem[], path: string, language: Language): MenuItem[] {
  const wanted = wordsOfPath(path).map(toComparable);
  const scored: { item: MenuItem; score: number }[] = [];
  if (wanted.length > 0) {
    visit(menu, (item) => {
      const score = likenessOf(wanted, wordsOfItem(item, language));
      if (score > 0) scored.push({ item, score });
    });
  }
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostSimilar)
    .map(({ item }) => item);
}

interface KnownWord {
  word: string;
  pairs: string[];
}

const knownWords = new WeakMap<MenuItem, Partial<Record<Language, KnownWord[]>>>();

/** Taken apart once: those who try addresses try many, and the menu is the same for all of them. */
function wordsOfItem(item: MenuItem, language: Language): KnownWord[] {
  const known = knownWords.get(item) ?? {};
  knownWords.set(item, known);
  return (known[language] ??= [...new Set([...wordsOf(item.name[language]), ...wordsOf(item.urlSegment[language])])].map((word) => ({
    word,
    pairs: pairsOf(word),
  })));
}

/** Headings have no page of their own. */
function visit(items: readonly MenuItem[], found: (item: MenuItem) => void): void {
  for (const item of items) {
    if (item.pageGuid !== null || item.externalUrl !== null) found(item);
    visit(item.relatedMenuItems, found);
  }
}

interface Comparable {
  word: string;
  pairs: Set<string>;
  weight: number;
}

function toComparable(word: string, index: number, all: readonly string[]): Comparable {
  return { word, pairs: new Set(pairsOf(word)), weight: 1 - (all.length - 1 - index) * 0.05 };
}

/** Every word that is found counts, as well as it is found. */
function likenessOf(wanted: readonly Comparable[], words: readonly KnownWord[]): number {
  let sum = 0;
  for (const one of wanted) {
    let best = 0;
    for (const other of words) best = Math.max(best, likeness(one, other));
    if (best >= leastLikeness) sum += best;
  }
  return sum;
}

/** From 0 to 1: the share of letter pairs that two words have in common. A word within a compound counts as most of it. */
function likeness({ word, pairs, weight }: Comparable, other: KnownWord): number {
  if (word === other.word) return weight;
  const [short, long] = word.length < other.word.length ? [word, other.word] : [other.word, word];
  if (short.length >= 4 && long.includes(short)) return 0.8 * weight;
  let common = 0;
  for (const pair of other.pairs) if (pairs.has(pair)) common += 1;
  return ((2 * common) / (word.length - 1 + other.pairs.length)) * weight;
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}

function wordsOf(text: string): string[] {
  return slugOf(text, '')
    .split(/[-_]/)
    .filter((word) => word.length > 1);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

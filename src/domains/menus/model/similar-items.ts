import { slipsBetween, toleratedSlips } from '#platform/shared/slips.ts';
import type { Language } from '#platform/shared/language.ts';
import { slugOf } from '#platform/shared/slug.ts';
import type { MenuItem } from './menu.ts';

const mostSimilar = 5;
/** The last words of an address say most about the page; a long address need not take long. */
const mostWords = 6;
/** With mistakes in them, parts of an address are sought among all names: the last two, a page and what it stands under. */
const mostMistyped = 2;
/** Of the pairs of letters in a word, one slip touches no more than these: two letters that were swapped stand in three. */
const pairsInSlip = 3;

/** The words somebody was looking for, as far as the address tells. */
export function wordsOfPath(path: string): string[] {
  return [...new Set(segmentsOf(path).flatMap(wordsOf))].slice(-mostWords);
}

function segmentsOf(path: string): string[] {
  return decoded(path)
    .replace(/\.(html?|php|aspx?)$/i, '')
    .split('/')
    .filter((segment) => segment !== '' && !guidPattern.test(segment));
}

/** What an address has for a machine says nothing to who is lost. */
const guidPattern = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;

/**
 * The places of the menu whose name or address is most like a path that leads nowhere; the best first. None is better than one by
 * chance: who is lost reads them as an answer.
 */
export function similarItems(menu: readonly MenuItem[], path: string, language: Language): MenuItem[] {
  const wanted = wordsOfPath(path)
    .filter((word) => !everydayWords.has(word))
    .map(toComparable);
  const segments = [...new Set(segmentsOf(path).map((segment) => slugOf(segment, '')))].slice(-mostWords).map(toComparable);
  const scored: { item: MenuItem; score: number }[] = [];
  visit(menu, (item) => {
    const { words, names } = knownOf(item, language);
    const score = likenessOf(wanted, words) + likenessToNames(segments, names);
    if (score > 0) scored.push({ item, score });
  });
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostSimilar)
    .map(({ item }) => item);
}

interface KnownWord {
  word: string;
  pairs: string[];
}

interface KnownItem {
  words: KnownWord[];
  /** Its name and its address as a whole: *over ons* has nothing but everyday words. */
  names: KnownWord[];
}

const knownItems = new WeakMap<MenuItem, Partial<Record<Language, KnownItem>>>();

/** Taken apart once: those who try addresses try many, and the menu is the same for all of them. */
function knownOf(item: MenuItem, language: Language): KnownItem {
  const known = knownItems.get(item) ?? {};
  knownItems.set(item, known);
  return (known[language] ??= takenApart([item.name[language], item.urlSegment[language]]));
}

function takenApart(texts: readonly string[]): KnownItem {
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => !everydayWords.has(word));
  const names = new Set(texts.map((text) => slugOf(text, '')).filter((name) => name !== ''));
  return { words: words.map(toKnown), names: [...names].map(toKnown) };
}

function toKnown(word: string): KnownWord {
  return { word, pairs: pairsOf(word) };
}

/** In every second name, so they say nothing about any of them. */
const everydayWords = new Set(
  [
    'aan af al als bij dan dat de deze die dit door een en er het hoe ik in is je kan met mijn na naar niet nog of om onder ons onze op over',
    'per te tegen tot uit uw van vanaf voor waar wat we wie wij zijn zo',
    'about an and are at by can for from has how in is it my not of on or our that the this to us was we what where who with you your',
  ].flatMap((line) => line.split(' ')),
);

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
  /** How like it is to each word that was met: many names have the same words. */
  likenesses: Map<string, number>;
}

function toComparable(word: string, index: number, all: readonly string[]): Comparable {
  return { word, pairs: new Set(pairsOf(word)), weight: 1 - (all.length - 1 - index) * 0.05, likenesses: new Map() };
}

/** Every word that is found counts, as well as it is found. */
function likenessOf(wanted: readonly Comparable[], words: readonly KnownWord[]): number {
  let sum = 0;
  for (const one of wanted) {
    let best = 0;
    for (const other of words) best = Math.max(best, knownLikeness(one, other));
    sum += best;
  }
  return sum;
}

function knownLikeness(one: Comparable, other: KnownWord): number {
  const known = one.likenesses.get(other.word) ?? likeness(one, other);
  one.likenesses.set(other.word, known);
  return known;
}

/** The same word, one of the two that a compound is made of, another form of it, or the word with a slip in it; all else is chance. */
function likeness(one: Comparable, other: KnownWord): number {
  const { word, weight } = one;
  if (word === other.word) return weight;
  const [short, long] = word.length < other.word.length ? [word, other.word] : [other.word, word];
  if (short.length >= 4 && (long.startsWith(short) || long.endsWith(short))) return 0.8 * weight;
  return isOtherForm(word, other.word) || isSlip(one, other) ? 0.7 * weight : 0;
}

const endings = new Set(['', 'e', 'en', 'er', 'ers', 'ing', 'ingen', 'n', 's', 't']);

/** Melding and melden; parkeer and parkeren. */
function isOtherForm(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const rests = [word.slice(same), other.slice(same)];
  return (same >= 4 && rests.every((rest) => endings.has(rest))) || (same >= 5 && rests.every((rest) => rest.length <= 3));
}

function isSlip(one: Comparable, other: KnownWord): boolean {
  return isWithinSlips(one, other, toleratedSlips(one.word));
}

/** A whole name with a letter or two amiss is that name, also where a single word of it would be another word by then. */
function likenessToNames(segments: readonly Comparable[], names: readonly KnownWord[]): number {
  if (segments.some(({ word }) => names.some((name) => name.word === word))) return 1;
  return segments.slice(-mostMistyped).some((segment) => names.some((name) => isWithinSlips(segment, name, slipsInName(name.word))))
    ? 0.7
    : 0;
}

function slipsInName(name: string): number {
  if (name.length < 4) return 0;
  return name.length < 6 ? 1 : 2;
}

/** Counting slips takes long, so only where as many letters are the same as must be. */
function isWithinSlips({ word, pairs }: Comparable, other: KnownWord, most: number): boolean {
  if (Math.abs(word.length - other.word.length) > most) return false;
  let common = 0;
  for (const pair of other.pairs) if (pairs.has(pair)) common += 1;
  return common >= other.pairs.length - pairsInSlip * most && slipsBetween(word, other.word, most) <= most;
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

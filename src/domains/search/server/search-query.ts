import type { Language } from '#platform/shared/language.ts';
import { knownSplits, possibleSplits } from '../model/compounds.ts';
import { searchLimits } from '../model/search.ts';
import { separated } from '../model/separable-verbs.ts';
import { wordsIn } from '../model/words.ts';
import { allOf, anyOf, lexeme, type TsQuery } from './ts-query.ts';

/** One word of a query. */
export interface AskedWord {
  key: string;
  /** More than one when a hyphen joins them. */
  parts: string[];
  /** The key of what stands in the query, where this is the word that was meant. */
  typed: string;
}

export function askedWords(query: string): AskedWord[] {
  return wordsIn(query)
    .filter(({ key }) => key !== '')
    .slice(0, searchLimits.words)
    .map(({ key, parts }) => ({ key, parts, typed: key }));
}

/** What the words of the site make of the asked ones. */
export interface WordKnowledge {
  language: Language;
  /** Word → stems, its own first, of the asked words and of their parts. An everyday word ("de", "the") has none. */
  stems: ReadonlyMap<string, readonly [string, ...string[]]>;
  /** Which of the parts are words of this site. */
  known: ReadonlySet<string>;
  /** Asked word → stems of longer words that it is a part or the beginning of. */
  longer: ReadonlyMap<string, readonly string[]>;
}

/** Everything that may be asked of the vocabulary: the words, and all ways to read them as two. */
export function partsOf(words: readonly AskedWord[], language: Language): string[] {
  const parts = words.flatMap(({ key, parts: own }) => [key, ...own, ...(language === 'nl' ? dutchPartsOf(key) : [])]);
  return [...new Set(parts)];
}

function dutchPartsOf(word: string): string[] {
  const verb = separated(word)?.verb;
  return [...possibleSplits(word).flatMap(({ left, right }) => [left, right]), ...(verb === undefined ? [] : [verb])];
}

/** What one word of the query may be found as. */
export interface Sought {
  word: string;
  typed: string;
  /** The word itself, or its parts together. */
  exact: TsQuery;
  /** Also as a part or the beginning of a longer word. */
  wide: TsQuery;
  stems: string[];
}

/** Everyday words are left out: they are in every text, and in no index. */
export function soughtWords(words: readonly AskedWord[], knowledge: WordKnowledge): Sought[] {
  return words.flatMap((word) => {
    const readings = readingsOf(word, knowledge);
    if (readings.length === 0) return [];
    const longer = knowledge.longer.get(word.key) ?? [];
    const exact = anyOf(readings.map(({ query }) => query));
    const stems = [...readings.flatMap((reading) => reading.stems), ...longer];
    return [{ word: word.key, typed: word.typed, exact, wide: anyOf([exact, ...longer.map(lexeme)]), stems }];
  });
}

/** A way to find a word, and the stems to mark. */
interface Reading {
  query: TsQuery;
  stems: string[];
}

/** What stands for a word: its own stems, those of the parts a hyphen joins, those of the words it is made of. */
function readingsOf({ key, parts }: AskedWord, { language, stems, known }: WordKnowledge): Reading[] {
  const own = stems.get(key);
  if (own === undefined) return [];
  const forms = [...new Set(own.flatMap((stem) => spellingsOf(stem, language)))];
  const splits = knownSplits(key, (part) => known.has(part)).map(({ left, right }) => [left, right]);
  const together = [...(parts.length > 1 ? [parts] : []), ...splits]
    .map((reading) => reading.flatMap((part) => stems.get(part)?.[0] ?? []))
    .filter((reading) => reading.length > 0)
    .map((reading) => ({ query: allOf(reading.map(lexeme)), stems: reading }));
  return [...forms.map((stem) => ({ query: lexeme(stem), stems: [stem] })), ...together, ...asSeparated(key, stems, language)];
}

/**
 * Geboorte aangeven → *Hoe geef ik de geboorte aan?* In titles alone: only those are indexed with their everyday words, and
 * without its particle a verb is another one.
 */
function asSeparated(word: string, stems: WordKnowledge['stems'], language: Language): Reading[] {
  const verb = language === 'nl' ? separated(word) : undefined;
  const [stem] = (verb && stems.get(verb.verb)) ?? [];
  if (!verb || stem === undefined) return [];
  const spellings = [stem, otherSpellingOf(stem) ?? stem];
  return [{ query: allOf([lexeme(verb.particle), anyOf(spellings.map(lexeme))]), stems: spellings }];
}

/** One huis, two huizen; one brief, two brieven: the end of a Dutch stem has two spellings, which stemming leaves as they are. */
const alternations: Record<string, string> = { s: 'z', z: 's', f: 'v', v: 'f' };

function otherSpellingOf(stem: string): string | undefined {
  const last = alternations[stem.at(-1) ?? ''];
  return last === undefined ? undefined : stem.slice(0, -1) + last;
}

function spellingsOf(stem: string, language: Language): string[] {
  const other = language === 'nl' && stem.length > 3 ? otherSpellingOf(stem) : undefined;
  return other === undefined ? [stem] : [stem, other];
}

/** The query as it would read with other words in the place of some. */
export function reworded(query: string, corrections: ReadonlyMap<string, string>): string {
  let text = '';
  let at = 0;
  for (const { key, start, end } of wordsIn(query)) {
    text += query.slice(at, start) + (corrections.get(key) ?? query.slice(start, end));
    at = end;
  }
  return text + query.slice(at);
}

/** A query without some of its words, and those words as they were typed. */
export function leavingOut(query: string, keys: ReadonlySet<string>): { rest: string; leftOut: string[] } {
  const words = wordsIn(query).slice(0, searchLimits.words);
  const typed = ({ start, end }: { start: number; end: number }) => query.slice(start, end);
  return {
    rest: words
      .filter(({ key }) => !keys.has(key))
      .map(typed)
      .join(' '),
    leftOut: [...new Set(words.filter(({ key }) => keys.has(key)).map(typed))],
  };
}

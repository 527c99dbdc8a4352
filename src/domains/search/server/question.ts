import type { Language } from '#platform/shared/language.ts';
import { knownSplits, possibleSplits } from '../model/compounds.ts';
import { searchLimits } from '../model/search.ts';
import { wordsIn } from '../model/words.ts';
import { allOf, anyOf, lexeme, type TsQuery } from './ts-query.ts';

/** One word of a question, and how it was typed. */
export interface AskedWord {
  key: string;
  /** More than one when a hyphen joins them. */
  parts: string[];
}

export function askedWords(question: string): AskedWord[] {
  return wordsIn(question)
    .filter(({ key }) => key !== '')
    .slice(0, searchLimits.words)
    .map(({ key, parts }) => ({ key, parts }));
}

/** What the words of the site make of the asked ones. */
export interface WordKnowledge {
  language: Language;
  /** Word → stem, of the asked words and of their parts. An everyday word ("de", "the") has none. */
  stems: ReadonlyMap<string, string>;
  /** Which of the parts are words of this site. */
  known: ReadonlySet<string>;
  /** Asked word → stems of longer words that it is a part or the beginning of. */
  longer: ReadonlyMap<string, readonly string[]>;
}

/** Everything that may be asked of the vocabulary: the words, and all ways to read them as two. */
export function partsOf(words: readonly AskedWord[], { splits }: { splits: boolean }): string[] {
  const parts = words.flatMap(({ key, parts: own }) => [
    ...own,
    ...(splits ? possibleSplits(key).flatMap(({ left, right }) => [left, right]) : []),
  ]);
  return [...new Set(parts)];
}

/** What one word of the question may be found as. */
export interface Sought {
  word: string;
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
    const exact = anyOf(readings.map((reading) => allOf(reading.map(lexeme))));
    return [{ word: word.key, exact, wide: anyOf([exact, ...longer.map(lexeme)]), stems: [...readings.flat(), ...longer] }];
  });
}

/** The stems that stand for a word: its own, those of the parts a hyphen joins, those of the words it is made of. */
function readingsOf({ key, parts }: AskedWord, { language, stems, known }: WordKnowledge): string[][] {
  const own = stems.get(key);
  if (own === undefined) return [];
  const splits = knownSplits(key, (part) => known.has(part)).map(({ left, right }) => [left, right]);
  const readings = [...(parts.length > 1 ? [parts] : []), ...splits].map((reading) => reading.flatMap((part) => stems.get(part) ?? []));
  return [...spellingsOf(own, language).map((stem) => [stem]), ...readings.filter((reading) => reading.length > 0)];
}

/** One huis, two huizen; one brief, two brieven: the end of a Dutch stem has two spellings, which stemming leaves as they are. */
const alternations: Record<string, string> = { s: 'z', z: 's', f: 'v', v: 'f' };

function spellingsOf(stem: string, language: Language): string[] {
  const other = language === 'nl' && stem.length > 3 ? alternations[stem.at(-1) ?? ''] : undefined;
  return other === undefined ? [stem] : [stem, stem.slice(0, -1) + other];
}

/** The question as it would read with other words in the place of some. */
export function reworded(question: string, corrections: ReadonlyMap<string, string>): string {
  let text = '';
  let at = 0;
  for (const { key, start, end } of wordsIn(question)) {
    text += question.slice(at, start) + (corrections.get(key) ?? question.slice(start, end));
    at = end;
  }
  return text + question.slice(at);
}

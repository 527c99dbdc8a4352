import type { Language } from '#platform/shared/language.ts';
import { knownSplits, possibleSplits } from '../model/compounds.ts';
import { otherNumbersOf } from '../model/plurals.ts';
import { searchLimits } from '../model/search.ts';
import { separated } from '../model/separable-verbs.ts';
import type { ContactFact } from '../model/synonyms/synonym-group.ts';
import { wordsIn } from '../model/words.ts';
import { anyForm, formsOf, otherSpellingOf, type Reading, type Stems } from './stems.ts';
import { unitsOf, type Thesaurus, type Unit } from './thesaurus.ts';
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
  /** Of the asked words, in any number, and of their parts. */
  stems: Stems;
  /** Which of the parts are words of this site. */
  known: ReadonlySet<string>;
  /** Asked word → stems of longer words that it is a part or the beginning of. */
  longer: ReadonlyMap<string, readonly string[]>;
  /** None: nothing but the words themselves is sought. */
  thesaurus: Thesaurus | undefined;
}

/** Everything that may be asked of the vocabulary: the words, one or more of them, and all ways to read them as two. */
export function partsOf(words: readonly AskedWord[], language: Language): string[] {
  const parts = words.flatMap(({ key, parts: own }) => [
    key,
    ...own,
    ...otherNumbersOf(key, language),
    ...(language === 'nl' ? dutchPartsOf(key) : []),
  ]);
  return [...new Set(parts)];
}

function dutchPartsOf(word: string): string[] {
  const verb = separated(word)?.verb;
  return [...possibleSplits(word).flatMap(({ left, right }) => [left, right]), ...(verb === undefined ? [] : [verb])];
}

/** What is sought for a word of a question, or for several that are one thing. */
export interface Sought {
  words: AskedWord[];
  /** As it was typed. */
  exact: TsQuery;
  /** Also what means the same. */
  same: TsQuery;
  /** Also what it is put under, and as a part or the beginning of a longer word. */
  wide: TsQuery;
  /** As names and addresses are compared: as it was typed, or what means the same. */
  readings: Reading[];
  /** To mark in a text. */
  stems: string[];
  /** To mark where none of those stands: the words of phrases, of which one by itself says little. */
  stemsOfPhrases: string[];
  /** It says what somebody wants to do, and not with what. */
  isOptional: boolean;
  /** A word of the list of synonyms, and so nothing that was mistyped. */
  isListed: boolean;
  /** What it asks about reaching the organisation; undefined when it is about something else. */
  contact: readonly ContactFact[] | undefined;
}

/** Everyday words are left out: they are in every text, and in no index. */
export function soughtFor(asked: readonly AskedWord[], knowledge: WordKnowledge): Sought[] {
  const { stems, thesaurus } = knowledge;
  const words = asked.filter(({ key }) => stems.has(key));
  const known = words.map(({ key }) => ({ key, stems: stems.get(key) ?? [] }));
  const sought = unitsOf(known, thesaurus).map(({ at, subjects, reading }) => {
    const own = at.flatMap((index) => words[index] ?? []);
    const isOptional = at.every((index) => known[index] !== undefined && thesaurus?.isOptional(known[index]) === true);
    return { ...soughtAs(own, { subjects, reading, knowledge }), isOptional };
  });
  return sought.every(({ isOptional }) => isOptional) ? sought.map((each) => ({ ...each, isOptional: false })) : sought;
}

interface Meaning extends Omit<Unit, 'at'> {
  knowledge: WordKnowledge;
}

function soughtAs(words: AskedWord[], { subjects, reading, knowledge }: Meaning): Omit<Sought, 'isOptional'> {
  const each = words.map((word) => {
    const readings = readingsOf(word, knowledge);
    return { readings, exact: anyOf(readings.map(({ query }) => query)), longer: knowledge.longer.get(word.key) ?? [] };
  });
  // A phrase is more than its words, except where Dutch sets a verb apart around them.
  const isApart = words.some(({ key }) => asSeparated(key, knowledge.stems, knowledge.language).length > 0);
  const phrase = reading && !isApart ? [reading] : [...(reading ? [reading] : []), allOfThem(each)];
  const typed = each.length === 1 ? each.flatMap(({ readings }) => readings) : phrase;
  const same = subjects.flatMap((subject) => subject.same);
  const see = subjects.flatMap((subject) => subject.see);
  const exact = anyOf(queriesOf(typed));
  const loosely = allOf(each.map((word) => anyOf([word.exact, ...word.longer.map(lexeme)])));
  const readings = [...typed, ...same];
  const [phrases, single] = [[...same, ...see].filter(isPhrase), [...same, ...see].filter((one) => !isPhrase(one))];
  return {
    words,
    exact,
    same: anyOf([exact, ...queriesOf(same)]),
    wide: anyOf([exact, ...queriesOf(same), ...queriesOf(see), loosely]),
    readings,
    stems: [...stemsIn([...each.flatMap((word) => word.readings), ...single]), ...each.flatMap((word) => word.longer)],
    stemsOfPhrases: stemsIn(phrases),
    isListed: subjects.length > 0,
    contact: subjects.find(({ contact }) => contact !== undefined)?.contact,
  };
}

function isPhrase({ words }: Reading): boolean {
  return words.length > 1;
}

function stemsIn(readings: readonly Reading[]): string[] {
  return readings.flatMap(({ words }) => words.flat());
}

function queriesOf(readings: readonly Reading[]): TsQuery[] {
  return readings.map(({ query }) => query);
}

function allOfThem(words: readonly { readings: Reading[]; exact: TsQuery }[]): Reading {
  return { query: allOf(words.map(({ exact }) => exact)), words: words.map(({ readings }) => readings.flatMap((one) => one.words.flat())) };
}

/** What stands for a word: its own stems, those of the parts a hyphen joins, those of the words it is made of. */
function readingsOf({ key, parts }: AskedWord, { language, stems, known }: WordKnowledge): Reading[] {
  const own = stems.get(key);
  if (own === undefined) return [];
  const splits = knownSplits(key, (part) => known.has(part)).map(({ left, right }) => [left, right]);
  const together = [...(parts.length > 1 ? [parts] : []), ...splits]
    .map((reading) => reading.flatMap((part) => stems.get(part)?.[0] ?? []))
    .filter((reading) => reading.length > 0)
    .map((reading) => ({ query: allOf(reading.map(lexeme)), words: reading.map((stem) => [stem]) }));
  return [
    ...formsOf(own, language).map((stem) => ({ query: lexeme(stem), words: [[stem]] })),
    ...together,
    ...asSeparated(key, stems, language),
  ];
}

/**
 * Geboorte aangeven → *Hoe geef ik de geboorte aan?* In titles alone: only those are indexed with their everyday words, and
 * without its particle a verb is another one.
 */
function asSeparated(word: string, stems: Stems, language: Language): Reading[] {
  const verb = language === 'nl' ? separated(word) : undefined;
  const [stem] = (verb && stems.get(verb.verb)) ?? [];
  if (!verb || stem === undefined) return [];
  const spellings = [stem, otherSpellingOf(stem) ?? stem];
  return [{ query: allOf([lexeme(verb.particle), anyForm(spellings)]), words: [spellings] }];
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

/** A query without some of its words, and those words as they were typed. Everyday words at its ends belonged to those: *glasbak in de buurt*. */
export function leavingOut(
  query: string,
  { lost, kept }: { lost: ReadonlySet<string>; kept: ReadonlySet<string> },
): { rest: string; leftOut: string[] } {
  const words = wordsIn(query).slice(0, searchLimits.words);
  const typed = ({ start, end }: { start: number; end: number }) => query.slice(start, end);
  const staying = words.filter(({ key }) => !lost.has(key));
  const first = staying.findIndex(({ key }) => kept.has(key));
  const last = staying.findLastIndex(({ key }) => kept.has(key));
  return {
    rest: (first < 0 ? staying : staying.slice(first, last + 1)).map(typed).join(' '),
    leftOut: [...new Set(words.filter(({ key }) => lost.has(key)).map(typed))],
  };
}

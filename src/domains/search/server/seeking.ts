import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { possibleSplits } from '../model/compounds.ts';
import { otherNumbersOf } from '../model/plurals.ts';
import { slipsBetween, toleratedSlips } from '#platform/shared/slips.ts';
import { searchLimits } from '../model/search.ts';
import { partsOf, soughtFor, type AskedWord, type Sought, type WordKnowledge } from './search-query.ts';
import { listLeadingWords, listNearWords, listWhetherFound } from './search.queries.ts';
import { seekerOf, type Searching } from './searched-site.ts';
import { stemsIn, withStemsOf } from './stems.ts';
import { thesaurusOf, type Thesaurus } from './thesaurus.ts';
import { listBeginningWith, listCompounds, listStems } from './vocabulary.queries.ts';

/** How freely words are read. */
interface Freedom {
  /** The rest of a compound need not be a word of this site. */
  anyRest: boolean;
  /** Also what means the same. */
  withSynonyms: boolean;
}

/** Looks the asked words up among those of the site, and in the list of synonyms. */
export async function seek(ctx: Ctx, language: Language, asked: readonly AskedWord[], freedom: Freedom): Promise<Sought[]> {
  return soughtFor(asked, await knowledgeOf(ctx, language, asked, freedom));
}

/** Below this, a word is a part of too many others. */
const shortestPart = 3;

async function knowledgeOf(
  { db }: Ctx,
  language: Language,
  asked: readonly AskedWord[],
  { anyRest, withSynonyms }: Freedom,
): Promise<WordKnowledge> {
  const rows = await listStems(db, language, partsOf(asked, language));
  const written = stemsIn(language, rows);
  const words = new Set(rows.filter(({ isWord }) => isWord).map(({ word }) => word));
  const sought = asked.map(({ key }) => key).filter((key) => written.has(key));
  // Whether somebody asks for one or for more of it, they get the same.
  const numbers = new Map(sought.map((key) => [key, [key, ...otherNumbersOf(key, language).filter((other) => words.has(other))]]));
  const parts = language === 'nl' ? [...numbers.values()].flat().filter((word) => word.length >= shortestPart) : [];
  const last = asked.at(-1)?.key ?? '';
  const beginnings = last.length >= searchLimits.shortest ? (numbers.get(last) ?? []) : [];
  const longer = [
    ...(parts.length > 0 ? await listCompounds(db, language, { asked: parts, anyRest }) : []),
    ...(beginnings.length > 0 ? await listBeginningWith(db, language, beginnings) : []),
  ];
  const longerThan = (own: readonly string[]) => longer.filter((row) => own.includes(row.asked)).map(({ stem }) => stem);
  return {
    language,
    stems: withStemsOf(written, numbers),
    known: new Set(rows.filter(({ isKnown }) => isKnown).map(({ word }) => word)),
    longer: new Map([...numbers].map(([key, own]) => [key, [...new Set(longerThan(own))]])),
    thesaurus: withSynonyms ? await thesaurusOf(db, language) : undefined,
  };
}

export interface Mended {
  /** In the order in which they are tried. */
  attempts: Sought[][];
  /** Typed word → the word that was meant; null when nothing was mistyped. */
  corrections: ReadonlyMap<string, string> | null;
}

/** A word that leads nowhere may be a part of a longer one, or mistyped. */
export async function mend(
  searching: Searching,
  { language, asked, sought }: { language: Language; asked: readonly AskedWord[]; sought: readonly Sought[] },
): Promise<Mended | undefined> {
  const { ctx } = searching;
  const seekAs = (words: readonly AskedWord[], anyRest: boolean) => seek(ctx, language, words, { anyRest, withSynonyms: true });
  const loose = await seekAs(asked, true);
  const isFound = await listWhetherFound(ctx.db, { language, seeker: seekerOf(searching), queries: loose.map(({ wide }) => wide) });
  // What people say, and what is one thing, is meant as it is typed.
  const lost = loose.filter(({ isListed, words }, index) => !isFound[index] && !isListed && words.length === 1);
  const keys = lost.flatMap(({ words }) => words.map(({ key }) => key));
  const corrections = keys.length > 0 ? await correctionsOf(searching, language, keys) : new Map<string, string>();
  const isChanged = loose.some(({ wide }, index) => wide !== sought[index]?.wide);
  if (corrections.size === 0) return isChanged ? { attempts: [loose], corrections: null } : undefined;
  const meant = asked.map((word) => {
    const correction = corrections.get(word.key);
    return correction === undefined ? word : { ...word, key: correction, parts: [correction] };
  });
  // As if it had been typed right: one query, one set of results.
  return { attempts: [await seekAs(meant, false), await seekAs(meant, true)], corrections };
}

/** Words in the place of those that lead nowhere: as they are spelled here or in the list, or the longest part of a compound. */
async function correctionsOf(searching: Searching, language: Language, lost: readonly string[]): Promise<Map<string, string>> {
  const { db } = searching.ctx;
  const seeker = seekerOf(searching);
  const spelled = bestCorrections(await listNearWords(db, { language, seeker, words: lost }));
  const unknown = lost.filter((word) => !spelled.has(word));
  const listed = bestCorrections(unknown.length > 0 ? nearWordsOfList(await thesaurusOf(db, language), unknown) : []);
  const compounds = language === 'nl' ? unknown.filter((word) => !listed.has(word)) : [];
  const halves = new Map(compounds.map((word) => [word, halvesOf(word)]));
  const leading = new Set(await listLeadingWords(db, { language, seeker, words: [...halves.values()].flat() }));
  const longest = [...halves].flatMap(([word, parts]): [string, string][] => {
    const half = parts.find((part) => leading.has(part));
    return half === undefined ? [] : [[word, half]];
  });
  return new Map([...spelled, ...listed, ...longest]);
}

/** A shorter part says too little of what was asked. */
const shortestHalf = 5;

/** The words that a compound may begin or end with, the longest first. */
function halvesOf(word: string): string[] {
  const halves = possibleSplits(word).flatMap(({ left, right }) => [left, right]);
  return [...new Set(halves)].filter((half) => half.length >= shortestHalf).toSorted((a, b) => b.length - a.length);
}

interface NearWord {
  asked: string;
  word: string;
  frequency: number;
}

function nearWordsOfList({ words }: Thesaurus, lost: readonly string[]): NearWord[] {
  return lost.flatMap((asked) => words.map((word) => ({ asked, word, frequency: 0 })));
}

/** For each word the one with the fewest slips; of those the most used. */
function bestCorrections(near: readonly NearWord[]): Map<string, string> {
  const candidates = near
    .map((candidate) => ({ ...candidate, slips: slipsBetween(candidate.asked, candidate.word) }))
    .filter(({ asked, slips }) => slips <= toleratedSlips(asked))
    .toSorted((a, b) => b.slips - a.slips || a.frequency - b.frequency);
  return new Map(candidates.map(({ asked, word }) => [asked, word]));
}

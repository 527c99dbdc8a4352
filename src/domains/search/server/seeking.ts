import { readerOf } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { possibleSplits } from '../model/compounds.ts';
import { editDistance, toleratedSlips } from '../model/edit-distance.ts';
import { searchLimits } from '../model/search.ts';
import { partsOf, soughtWords, type AskedWord, type Sought, type WordKnowledge } from './search-query.ts';
import { listLeadingWords, listNearWords, listWhetherFound } from './search.queries.ts';
import { listBeginningWith, listCompounds, listStems } from './vocabulary.queries.ts';

/** Looks the asked words up among those of the site. */
export async function seek(
  ctx: Ctx,
  language: Language,
  asked: readonly AskedWord[],
  { anyRest }: { anyRest: boolean },
): Promise<Sought[]> {
  return soughtWords(asked, await knowledgeOf(ctx, language, asked, { anyRest }));
}

/** Below this, a word is a part of too many others. */
const shortestPart = 3;

async function knowledgeOf(
  { db }: Ctx,
  language: Language,
  asked: readonly AskedWord[],
  { anyRest }: { anyRest: boolean },
): Promise<WordKnowledge> {
  const rows = await listStems(db, language, partsOf(asked, language));
  const stems = new Map(
    rows.flatMap((row) => (row.stem === null ? [] : [[row.word, stemsOf(row.word, row.stem, row.stemOfStem, language)]])),
  );
  const sought = asked.map(({ key }) => key).filter((key) => stems.has(key));
  const parts = language === 'nl' ? sought.filter((key) => key.length >= shortestPart) : [];
  const last = asked.at(-1)?.key ?? '';
  const longer = [
    ...(parts.length > 0 ? await listCompounds(db, language, { asked: parts, anyRest }) : []),
    ...(stems.has(last) && last.length >= searchLimits.shortest ? await listBeginningWith(db, language, last) : []),
  ];
  const byWord = Map.groupBy(longer, (row) => row.asked);
  return {
    language,
    stems,
    known: new Set(rows.filter(({ isKnown }) => isKnown).map(({ word }) => word)),
    longer: new Map([...byWord].map(([word, found]) => [word, [...new Set(found.map(({ stem }) => stem))]])),
  };
}

/** Molens becomes molen, but molen becomes mol: in Dutch the stem of one form may be another form, which has a stem of its own. */
function stemsOf(word: string, stem: string, stemOfStem: string | null, language: Language): [string, ...string[]] {
  if (language !== 'nl') return [stem];
  return [stem, ...new Set([stemOfStem ?? stem, word].filter((other) => other !== stem))];
}

export interface Mended {
  /** In the order in which they are tried. */
  attempts: Sought[][];
  /** Typed word → the word that was meant; null when nothing was mistyped. */
  corrections: ReadonlyMap<string, string> | null;
}

/** A word that leads nowhere may be a part of a longer one, or mistyped. */
export async function mend(
  ctx: Ctx,
  { language, asked, sought }: { language: Language; asked: readonly AskedWord[]; sought: readonly Sought[] },
): Promise<Mended | undefined> {
  const loose = await seek(ctx, language, asked, { anyRest: true });
  const isFound = await listWhetherFound(ctx.db, { language, reader: readerOf(ctx.actor), queries: loose.map(({ wide }) => wide) });
  const lost = loose.filter((_, index) => !isFound[index]).map(({ word }) => word);
  const corrections = lost.length > 0 ? await correctionsOf(ctx, language, lost) : new Map<string, string>();
  const isChanged = loose.some(({ wide }, index) => wide !== sought[index]?.wide);
  if (corrections.size === 0) return isChanged ? { attempts: [loose], corrections: null } : undefined;
  const meant = asked.map((word) => {
    const correction = corrections.get(word.key);
    return correction === undefined ? word : { ...word, key: correction, parts: [correction] };
  });
  // As if it had been typed right: one query, one set of results.
  const asTyped = await seek(ctx, language, meant, { anyRest: false });
  return { attempts: [asTyped, await seek(ctx, language, meant, { anyRest: true })], corrections };
}

/** Words of this site in the place of those that lead nowhere: as they are spelled here, or the longest part of a compound. */
async function correctionsOf({ db, actor }: Ctx, language: Language, lost: readonly string[]): Promise<Map<string, string>> {
  const reader = readerOf(actor);
  const spelled = bestCorrections(await listNearWords(db, { language, reader, words: lost }));
  const compounds = language === 'nl' ? lost.filter((word) => !spelled.has(word)) : [];
  const halves = new Map(compounds.map((word) => [word, halvesOf(word)]));
  const leading = new Set(await listLeadingWords(db, { language, reader, words: [...halves.values()].flat() }));
  const longest = [...halves].flatMap(([word, parts]): [string, string][] => {
    const half = parts.find((part) => leading.has(part));
    return half === undefined ? [] : [[word, half]];
  });
  return new Map([...spelled, ...longest]);
}

/** A shorter part says too little of what was asked. */
const shortestHalf = 5;

/** The words that a compound may begin or end with, the longest first. */
function halvesOf(word: string): string[] {
  const halves = possibleSplits(word).flatMap(({ left, right }) => [left, right]);
  return [...new Set(halves)].filter((half) => half.length >= shortestHalf).toSorted((a, b) => b.length - a.length);
}

/** For each word the one with the fewest slips; of those the most used. */
function bestCorrections(near: Awaited<ReturnType<typeof listNearWords>>): Map<string, string> {
  const candidates = near
    .map((candidate) => ({ ...candidate, slips: editDistance(candidate.asked, candidate.word) }))
    .filter(({ asked, slips }) => slips <= toleratedSlips(asked))
    .toSorted((a, b) => b.slips - a.slips || a.frequency - b.frequency);
  return new Map(candidates.map(({ asked, word }) => [asked, word]));
}

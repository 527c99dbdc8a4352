import { readerOf } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Language } from '#platform/shared/language.ts';
import { languages } from '#platform/shared/language.ts';
import { editDistance, toleratedSlips } from '../model/edit-distance.ts';
import type { SearchQuery } from '../model/search.contract.ts';
import { searchLimits, type SearchAnswer, type SearchResult } from '../model/search.ts';
import { snippetOf } from '../model/snippet.ts';
import { textKey, wordsIn } from '../model/words.ts';
import { askedWords, partsOf, reworded, soughtWords, type AskedWord, type Sought, type WordKnowledge } from './question.ts';
import { findHits, listNearWords, listWhetherFound, type Hits, type Wanted } from './search.queries.ts';
import { allOf, anyOf, lexeme, type TsQuery } from './ts-query.ts';
import { listBeginningWith, listCompounds, listFormsOf, listStems } from './vocabulary.queries.ts';

/** Something that was found, before it has an address. */
export interface Found extends Omit<SearchResult, 'href' | 'breadcrumb'> {
  /** The language in which it is opened: an untranslated text is read at the reader's own address. */
  openedIn: Language;
  /** The lists it belongs to. */
  parentGuids: readonly string[];
}

export interface Address {
  href: string;
  breadcrumb: string[];
}

/** For a reader, a function that tells where on the site something stands that was found. */
export type AddressesOf = (ctx: Ctx) => Promise<(found: Found) => Address>;

export async function search(ctx: Ctx, query: SearchQuery, addressesOf: AddressesOf): Promise<SearchAnswer> {
  const readIn = query.lang ?? ctx.language;
  const language = query.language ?? readIn;
  const offset = (query.pageNumber - 1) * searchLimits.resultsPerPage;
  const page = { limit: searchLimits.resultsPerPage, offset };
  const main = await searchIn(ctx, { query, language, page, unless: undefined, mayGuess: true });
  const other = languages.find((candidate) => candidate !== language);
  const hasOther = other !== undefined && query.language === undefined && query.pageNumber === 1;
  const unless = main.matched === undefined ? undefined : { language, query: main.matched };
  const beside = hasOther
    ? await searchIn(ctx, { query, language: other, page: { limit: inOtherLanguage, offset: 0 }, unless, mayGuess: false })
    : undefined;
  const otherFound = beside === undefined ? [] : foundIn(beside, readIn);
  return {
    total: Math.min(main.hits.total, searchLimits.total),
    isTotalCut: main.hits.total > searchLimits.total,
    results: await withAddresses(ctx, foundIn(main, readIn), addressesOf),
    otherLanguage: await withAddresses(ctx, otherFound, addressesOf),
    didYouMean: main.corrected,
  };
}

const inOtherLanguage = 5;

interface Search {
  query: SearchQuery;
  language: Language;
  page: Pick<Wanted, 'limit' | 'offset'>;
  unless: Wanted['unless'];
  /** Other spellings and fewer words are tried as well. A guess in another language is not worth a group of its own. */
  mayGuess: boolean;
}

interface Outcome {
  language: Language;
  hits: Hits;
  /** What the hits match; undefined when there was nothing to seek. */
  matched: TsQuery | undefined;
  /** The spellings to mark in a text. */
  forms: ReadonlySet<string>;
  /** The question that was answered instead. */
  corrected: string | null;
}

/** All words; else all words, some of them spelled otherwise or inside a longer word; else as many words as possible. */
async function searchIn(ctx: Ctx, given: Search): Promise<Outcome> {
  const { language, query } = given;
  const asked = askedWords(query.q);
  const sought = await seek(ctx, language, asked, { anyRest: false });
  if (sought.length === 0) return searchTitles(ctx, given, asked);
  const strict = await findAll(ctx, given, sought);
  if (strict.hits.total > 0 || !given.mayGuess) return strict;

  const mended = await mend(ctx, { language, asked, sought });
  if (mended) {
    const outcome = await findAll(ctx, given, mended.sought);
    if (outcome.hits.total > 0) return { ...outcome, corrected: correctedBy(mended, query.q, outcome.hits) };
  }
  const loose = mended?.sought ?? sought;
  if (loose.length === 1) return strict;
  const outcome = await outcomeOf(ctx, given, { sought: loose, match: anyOf(loose.map(({ wide }) => wide)) });
  return outcome.hits.total > 0 && mended ? { ...outcome, corrected: correctedBy(mended, query.q, outcome.hits) } : outcome;
}

/** The question with the words that were meant, spelled as they are in what was found: the vocabulary knows no accents. */
function correctedBy({ corrections }: Mended, question: string, { rows }: Hits): string | null {
  if (!corrections) return null;
  const text = rows.map(({ title, body }) => `${title} ${body}`).join(' ');
  const spellings = new Map(wordsIn(text).map(({ key, start, end }) => [key, text.slice(start, end).toLowerCase()]));
  return reworded(question, new Map([...corrections].map(([asked, meant]) => [asked, spellings.get(meant) ?? meant])));
}

/** Looks the asked words up among those of the site. */
async function seek(ctx: Ctx, language: Language, asked: readonly AskedWord[], { anyRest }: { anyRest: boolean }): Promise<Sought[]> {
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
  const hasCompounds = language === 'nl';
  const rows = await listStems(db, language, [...new Set([...asked.map(({ key }) => key), ...partsOf(asked, { splits: hasCompounds })])]);
  const stems = new Map(rows.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem]])));
  const sought = asked.map(({ key }) => key).filter((key) => stems.has(key));
  const parts = hasCompounds ? sought.filter((key) => key.length >= shortestPart) : [];
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

interface Mended {
  sought: Sought[];
  /** Asked word → the word that was meant; null when nothing was mistyped. */
  corrections: ReadonlyMap<string, string> | null;
}

/** A word that leads nowhere may be a part of a longer one, or mistyped. */
async function mend(
  ctx: Ctx,
  { language, asked, sought }: { language: Language; asked: readonly AskedWord[]; sought: readonly Sought[] },
): Promise<Mended | undefined> {
  const reader = readerOf(ctx.actor);
  const loose = await seek(ctx, language, asked, { anyRest: true });
  const isFound = await listWhetherFound(ctx.db, { language, reader, queries: loose.map(({ wide }) => wide) });
  const lost = loose.filter((_, index) => !isFound[index]).map(({ word }) => word);
  const corrections = lost.length > 0 ? bestCorrections(await listNearWords(ctx.db, { language, reader, words: lost })) : new Map();
  const isChanged = loose.some(({ wide }, index) => wide !== sought[index]?.wide);
  if (corrections.size === 0) return isChanged ? { sought: loose, corrections: null } : undefined;
  const meant = asked.map((word) => {
    const correction = corrections.get(word.key);
    return correction === undefined ? word : { key: correction, parts: [correction] };
  });
  return { sought: await seek(ctx, language, meant, { anyRest: true }), corrections };
}

/** For each word the one with the fewest slips; of those the most used. */
function bestCorrections(near: Awaited<ReturnType<typeof listNearWords>>): Map<string, string> {
  const candidates = near
    .map((candidate) => ({ ...candidate, slips: editDistance(candidate.asked, candidate.word) }))
    .filter(({ asked, slips }) => slips <= toleratedSlips(asked))
    .toSorted((a, b) => b.slips - a.slips || a.frequency - b.frequency);
  return new Map(candidates.map(({ asked, word }) => [asked, word]));
}

function findAll(ctx: Ctx, given: Search, sought: readonly Sought[]): Promise<Outcome> {
  return outcomeOf(ctx, given, { sought, match: allOf(sought.map(({ wide }) => wide)) });
}

async function outcomeOf(
  ctx: Ctx,
  { query, language, page, unless }: Search,
  { sought, match }: { sought: readonly Sought[]; match: TsQuery },
): Promise<Outcome> {
  const hits = await findHits(ctx.db, {
    language,
    reader: readerOf(ctx.actor),
    query: match,
    best: allOf(sought.map(({ exact }) => exact)),
    words: sought.map(({ wide }) => wide),
    titleKey: textKey(query.q),
    type: query.type,
    period: query.period,
    unless,
    ...page,
  });
  const forms =
    hits.rows.length > 0
      ? await listFormsOf(
          ctx.db,
          language,
          sought.flatMap(({ stems }) => stems),
        )
      : [];
  return {
    language,
    hits,
    matched: match,
    forms: new Set([...forms, ...sought.flatMap(({ word, stems }) => [word, ...stems])]),
    corrected: null,
  };
}

const nothing = { total: 0, rows: [] };

/** Everyday words alone ("over ons") are sought in titles, where they may be all there is. */
async function searchTitles(ctx: Ctx, given: Search, asked: readonly AskedWord[]): Promise<Outcome> {
  if (asked.length === 0) return { language: given.language, hits: nothing, matched: undefined, forms: new Set(), corrected: null };
  const sought = asked.map(({ key }) => ({ word: key, exact: lexeme(key), wide: lexeme(key), stems: [] }));
  return findAll(ctx, given, sought);
}

function foundIn({ language, hits, forms }: Outcome, readIn: Language): Found[] {
  return hits.rows.map(({ guid, type, title, body, publishedOn, publishedIn, parentGuids }) => ({
    guid,
    kind: type === 'page' ? 'page' : 'list-item',
    type,
    title,
    snippet: snippetOf(body, ({ key, parts }) => forms.has(key) || parts.some((part) => forms.has(part))),
    publishedOn: publishedOn.toISOString(),
    language,
    parentGuids,
    openedIn: publishedIn.includes(readIn) || language !== 'nl' ? language : readIn,
  }));
}

async function withAddresses(ctx: Ctx, found: readonly Found[], addressesOf: AddressesOf): Promise<SearchResult[]> {
  const addressOf = await addressesOf(ctx);
  return found.map((each) => ({ ...each, ...addressOf(each) }));
}

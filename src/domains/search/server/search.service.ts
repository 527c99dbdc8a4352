import { readerOf } from '#domains/documents/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { defaultLanguage, type Language, languages } from '#platform/shared/language.ts';
import type { SearchQuery } from '../model/search.contract.ts';
import { isTooShort, searchLimits, type SearchAnswer, type SearchResult } from '../model/search.ts';
import { snippetOf } from '../model/snippet.ts';
import { textKey, wordsIn } from '../model/words.ts';
import { askedWords, leavingOut, reworded, type AskedWord, type Sought } from './search-query.ts';
import { findHits, listWordsOfBest, type Hits, type Wanted } from './search.queries.ts';
import { mend, seek, type Mended } from './seeking.ts';
import { allOf, anyOf, lexeme, type TsQuery } from './ts-query.ts';
import { listFormsOf } from './vocabulary.queries.ts';

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
    soughtFor: main.soughtFor,
    didYouMean: main.corrected,
    leftOut: main.leftOut,
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
  /** The query that was answered. */
  soughtFor: string;
  /** The same, when it is spelled otherwise than it was typed. */
  corrected: string | null;
  leftOut: string[];
}

/** All words together; else as many of them as one text has. */
async function searchIn(ctx: Ctx, given: Search): Promise<Outcome> {
  const { outcome, loose } = await searchTogether(ctx, given);
  if (outcome.hits.total > 0 || !given.mayGuess || loose.length < 2) return outcome;
  const isKept = await listWordsOfBest(ctx.db, wantedFor(ctx, given, { sought: loose, match: anyOf(loose.map(({ wide }) => wide)) }));
  const { rest, leftOut } = leavingOut(given.query.q, new Set(loose.filter((_, index) => !isKept[index]).map(({ typed }) => typed)));
  // What is left must be a query by itself.
  if (!isKept.includes(true) || isTooShort(rest)) return outcome;
  const fewer = await searchTogether(ctx, { ...given, query: { ...given.query, q: rest } });
  return fewer.outcome.hits.total > 0 ? { ...fewer.outcome, leftOut } : outcome;
}

/** All words; else all words, some of them spelled otherwise or inside a longer word. Also what they were sought as at last. */
async function searchTogether(ctx: Ctx, given: Search): Promise<{ outcome: Outcome; loose: readonly Sought[] }> {
  const { language, query } = given;
  const asked = askedWords(query.q);
  const sought = await seek(ctx, language, asked, { anyRest: false });
  if (sought.length === 0) return { outcome: await searchTitles(ctx, given, asked), loose: [] };
  const strict = await findAll(ctx, given, sought);
  if (strict.hits.total > 0 || !given.mayGuess) return { outcome: strict, loose: sought };

  const mended = await mend(ctx, { language, asked, sought });
  if (!mended) return { outcome: strict, loose: sought };
  for (const attempt of mended.attempts) {
    const outcome = await findAll(ctx, given, attempt);
    if (outcome.hits.total === 0) continue;
    const corrected = correctedBy(mended, query.q, outcome.hits);
    return { outcome: { ...outcome, corrected, soughtFor: corrected ?? query.q }, loose: attempt };
  }
  return { outcome: strict, loose: mended.attempts.at(-1) ?? sought };
}

/** The query with the words that were meant, spelled as they are in what was found: the vocabulary knows no accents. */
function correctedBy({ corrections }: Mended, query: string, { rows }: Hits): string | null {
  if (!corrections) return null;
  const text = rows.map(({ title, body }) => `${title} ${body}`).join(' ');
  const spellings = new Map(wordsIn(text).map(({ key, start, end }) => [key, text.slice(start, end).toLowerCase()]));
  return reworded(query, new Map([...corrections].map(([asked, meant]) => [asked, spellings.get(meant) ?? meant])));
}

function findAll(ctx: Ctx, given: Search, sought: readonly Sought[]): Promise<Outcome> {
  return outcomeOf(ctx, given, { sought, match: allOf(sought.map(({ wide }) => wide)) });
}

interface Match {
  sought: readonly Sought[];
  match: TsQuery;
}

function wantedFor(ctx: Ctx, { query, language, page, unless }: Search, { sought, match }: Match): Wanted {
  return {
    language,
    reader: readerOf(ctx.actor),
    query: match,
    best: allOf(sought.map(({ exact }) => exact)),
    words: sought.map(({ wide }) => wide),
    titleKey: textKey(query.q),
    type: query.type,
    period: query.period,
    sort: query.sort,
    unless,
    ...page,
  };
}

async function outcomeOf(ctx: Ctx, given: Search, { sought, match }: Match): Promise<Outcome> {
  const { query, language } = given;
  const hits = await findHits(ctx.db, wantedFor(ctx, given, { sought, match }));
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
    soughtFor: query.q,
    corrected: null,
    leftOut: [],
  };
}

const nothing = { total: 0, rows: [] };

/** Everyday words alone ("over ons") are sought in titles, where they may be all there is. */
async function searchTitles(ctx: Ctx, given: Search, asked: readonly AskedWord[]): Promise<Outcome> {
  const { language, query } = given;
  if (asked.length === 0) {
    return { language, hits: nothing, matched: undefined, forms: new Set(), soughtFor: query.q, corrected: null, leftOut: [] };
  }
  const sought = asked.map(({ key, typed }) => ({ word: key, typed, exact: lexeme(key), wide: lexeme(key), stems: [] }));
  return findAll(ctx, given, sought);
}

function foundIn({ language, hits, forms }: Outcome, readIn: Language): Found[] {
  return hits.rows.map(({ guid, type, title, body, publishedOn, publishedIn, parentGuids, isTitleDutch }) => ({
    guid,
    kind: type === 'page' ? 'page' : 'list-item',
    type,
    title,
    snippet: snippetOf(body, ({ key, parts }) => forms.has(key) || parts.some((part) => forms.has(part))),
    publishedOn: publishedOn.toISOString(),
    language,
    titleLanguage: isTitleDutch ? defaultLanguage : language,
    parentGuids,
    openedIn: publishedIn.includes(readIn) || language !== 'nl' ? language : readIn,
  }));
}

async function withAddresses(ctx: Ctx, found: readonly Found[], addressesOf: AddressesOf): Promise<SearchResult[]> {
  const addressOf = await addressesOf(ctx);
  return found.map((each) => ({ ...each, ...addressOf(each) }));
}

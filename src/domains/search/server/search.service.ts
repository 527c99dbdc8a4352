import type { Ctx } from '#platform/server/context.ts';
import { defaultLanguage, type Language, languages } from '#platform/shared/language.ts';
import type { SearchQuery } from '../model/search.contract.ts';
import { contactKey } from '../model/own-contact.ts';
import { isTooShort, searchLimits, type SearchAnswer, type SearchResult } from '../model/search.ts';
import { snippetOf, type SnippetSegment } from '../model/snippet.ts';
import { contactFacts, type ContactFact } from '../model/synonyms/synonym-group.ts';
import { textKey, wordsIn, type Word } from '../model/words.ts';
import { addressWordsOf, pagesNamed } from './address-words.ts';
import { askedWords, leavingOut, reworded, type AskedWord, type Sought } from './search-query.ts';
import { findHits, listWordsOfBest, type Hits, type Wanted } from './search.queries.ts';
import { contactPageOf, seekerOf, type Found, type SearchedSite, type SearchedSiteOf, type Searching } from './searched-site.ts';
import { mend, seek, type Mended } from './seeking.ts';
import { allOf, anyOf, lexeme, type TsQuery } from './ts-query.ts';
import { listFormsOf } from './vocabulary.queries.ts';

export async function search(ctx: Ctx, query: SearchQuery, siteOf: SearchedSiteOf): Promise<SearchAnswer> {
  const searching = { ctx, site: await siteOf(ctx) };
  const readIn = query.lang ?? ctx.language;
  const language = query.language ?? readIn;
  const offset = (query.pageNumber - 1) * searchLimits.resultsPerPage;
  const page = { limit: searchLimits.resultsPerPage, offset };
  const isOwnContact = await asksOwnContact(searching, query.q, language);
  const main = await searchIn(searching, { query, language, page, unless: undefined, mayGuess: true, isOwnContact });
  const other = languages.find((candidate) => candidate !== language);
  const hasOther = other !== undefined && query.language === undefined && query.pageNumber === 1;
  const unless = main.matched === undefined ? undefined : { language, query: main.matched };
  const beside = hasOther
    ? await searchIn(searching, {
        query,
        language: other,
        page: { limit: inOtherLanguage, offset: 0 },
        unless,
        mayGuess: false,
        isOwnContact: false,
      })
    : undefined;
  const otherFound = beside === undefined ? [] : foundIn(beside, readIn);
  return {
    total: Math.min(main.hits.total, searchLimits.total),
    isTotalCut: main.hits.total > searchLimits.total,
    results: withAddresses(searching.site, foundIn(main, readIn)),
    otherLanguage: withAddresses(searching.site, otherFound),
    soughtFor: main.soughtFor,
    didYouMean: main.corrected,
    leftOut: main.leftOut,
    asksFor: main.asksFor,
  };
}

const inOtherLanguage = 5;

interface Search {
  query: SearchQuery;
  language: Language;
  page: Pick<Wanted, 'limit' | 'offset'>;
  unless: Wanted['unless'];
  /** Synonyms, other spellings and fewer words are tried as well. A guess in another language is not worth a group of its own. */
  mayGuess: boolean;
  /** It is an e-mail address or telephone number of the organisation itself. */
  isOwnContact: boolean;
}

async function asksOwnContact({ site }: Searching, question: string, language: Language): Promise<boolean> {
  const asked = contactKey(question);
  return asked !== undefined && (await site.reachedBy(language)).some((text) => contactKey(text) === asked);
}

interface Outcome {
  language: Language;
  hits: Hits;
  /** What the hits match; undefined when there was nothing to seek. */
  matched: TsQuery | undefined;
  /** The spellings to mark in a text. */
  forms: ReadonlySet<string>;
  /** Those to mark where none of them stands. */
  formsOfPhrases: ReadonlySet<string>;
  /** The query that was answered. */
  soughtFor: string;
  /** The same, when it is spelled otherwise than it was typed. */
  corrected: string | null;
  leftOut: string[];
  /** How to reach the organisation, where that is all that was asked. */
  asksFor: ContactFact[];
}

/** All words together; else as many of them as one text has. */
async function searchIn(searching: Searching, given: Search): Promise<Outcome> {
  const { outcome, loose } = await searchTogether(searching, given);
  const asked = loose.filter(({ isOptional }) => !isOptional);
  if (outcome.hits.total > 0 || !given.mayGuess || asked.length < 2) return outcome;
  const { ctx } = searching;
  const isKept = await listWordsOfBest(
    ctx.db,
    await wantedFor(searching, given, { sought: asked, match: anyOf(asked.map(({ wide }) => wide)) }),
  );
  const lost = typedIn(asked.filter((_, index) => !isKept[index]));
  const { rest, leftOut } = leavingOut(given.query.q, { lost, kept: typedIn(loose).difference(lost) });
  // What is left must be a query by itself.
  if (!isKept.includes(true) || isTooShort(rest)) return outcome;
  const fewer = await searchTogether(searching, { ...given, query: { ...given.query, q: rest } });
  return fewer.outcome.hits.total > 0 ? { ...fewer.outcome, leftOut } : outcome;
}

function typedIn(sought: readonly Sought[]): Set<string> {
  return new Set(sought.flatMap(({ words }) => words.map(({ typed }) => typed)));
}

/** All words; else all words, some of them spelled otherwise or inside a longer word. Also what they were sought as at last. */
async function searchTogether(searching: Searching, given: Search): Promise<{ outcome: Outcome; loose: readonly Sought[] }> {
  const { language, query, mayGuess } = given;
  const asked = askedWords(query.q);
  const sought = await seek(searching.ctx, language, asked, { anyRest: false, withSynonyms: mayGuess });
  if (sought.length === 0) return { outcome: await searchTitles(searching, given, asked), loose: [] };
  const strict = await findAll(searching, given, sought);
  if (strict.hits.total > 0 || !mayGuess) return { outcome: strict, loose: sought };

  const mended = await mend(searching, { language, asked, sought });
  if (!mended) return { outcome: strict, loose: sought };
  for (const attempt of mended.attempts) {
    const outcome = await findAll(searching, given, attempt);
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

function findAll(searching: Searching, given: Search, sought: readonly Sought[]): Promise<Outcome> {
  const asked = sought.filter(({ isOptional }) => !isOptional);
  // Where there is a page that is the answer, a guess at others is in its way.
  const isAnswered = answeringPage(searching, given, sought) !== null;
  return outcomeOf(searching, given, { sought, match: allOf(asked.map(({ same, wide }) => (isAnswered ? same : wide))) });
}

interface Match {
  sought: readonly Sought[];
  match: TsQuery;
}

async function wantedFor(searching: Searching, given: Search, { sought, match }: Match): Promise<Wanted> {
  const { query, language, page, unless, mayGuess } = given;
  const { ctx, site } = searching;
  const asked = sought.filter(({ isOptional }) => !isOptional);
  return {
    language,
    seeker: seekerOf(searching),
    query: match,
    same: allOf(asked.map(({ same }) => same)),
    exact: allOf(asked.map(({ exact }) => exact)),
    words: asked.map(({ wide }) => wide),
    optional: sought.filter(({ isOptional }) => isOptional).map(({ wide }) => wide),
    ...(mayGuess ? pagesNamed(asked, await addressWordsOf(ctx.db, site.menu, language)) : { named: [], called: [] }),
    answering: answeringPage(searching, given, sought),
    ofYear: mayGuess ? yearAsked(asked) : null,
    titleKey: textKey(query.q),
    type: query.type,
    period: query.period,
    sort: query.sort,
    unless,
    ...page,
  };
}

const yearPattern = /^(?:19|20)\d\d$/;

/** Few texts say in which year they were written, but readers see it beside them. */
function yearAsked(asked: readonly Sought[]): Wanted['ofYear'] {
  const isYear = ({ words }: Sought) => words.length === 1 && words.every(({ key }) => yearPattern.test(key));
  const [year, ...more] = asked.filter(isYear);
  if (!year || more.length > 0) return null;
  const rest = asked.filter((each) => each !== year);
  return { year: Number(year.words[0]?.key), rest: rest.length > 0 ? allOf(rest.map(({ wide }) => wide)) : null };
}

/** The contact page, where it is all that was asked for. */
function answeringPage(searching: Searching, given: Search, sought: readonly Sought[]): string | null {
  return factsAsked(searching, given, sought).length > 0 ? contactPageOf(searching, given.language) : null;
}

/** What a question wants to know to reach the organisation. Nothing when it is about anything else as well: *openingstijden zwembad*. */
function factsAsked({ site }: Searching, { language, mayGuess, isOwnContact }: Search, sought: readonly Sought[]): ContactFact[] {
  if (!mayGuess) return [];
  if (isOwnContact) return [...contactFacts];
  const ofName = new Set(wordsIn(site.namesIn(language)).map(({ key }) => key));
  const asked = sought.filter(({ isOptional, words }) => !isOptional && words.some(({ key }) => !ofName.has(key)));
  if (!asked.every(({ contact }) => contact !== undefined)) return [];
  return contactFacts.filter((fact) => asked.some(({ contact }) => contact?.includes(fact)));
}

async function outcomeOf(searching: Searching, given: Search, { sought, match }: Match): Promise<Outcome> {
  const { query, language } = given;
  const { ctx } = searching;
  const hits = await findHits(ctx.db, await wantedFor(searching, given, { sought, match }));
  const stems = sought.flatMap((each) => each.stems);
  const stemsOfPhrases = sought.flatMap((each) => each.stemsOfPhrases);
  const spelled = hits.rows.length > 0 ? await listFormsOf(ctx.db, language, [...stems, ...stemsOfPhrases]) : [];
  return {
    language,
    hits,
    matched: match,
    forms: new Set([...spellingsOf(stems, spelled), ...sought.flatMap(({ words }) => words.map(({ key }) => key))]),
    formsOfPhrases: new Set(spellingsOf(stemsOfPhrases, spelled)),
    soughtFor: query.q,
    corrected: null,
    leftOut: [],
    asksFor: factsAsked(searching, given, sought),
  };
}

function spellingsOf(stems: readonly string[], spelled: readonly { word: string; lexeme: string }[]): string[] {
  const asked = new Set(stems);
  return [...spelled.filter(({ lexeme: stem }) => asked.has(stem)).map(({ word }) => word), ...stems];
}

const nothing = { total: 0, rows: [] };

/** Everyday words alone ("over ons") are sought in titles, where they may be all there is. */
async function searchTitles(searching: Searching, given: Search, asked: readonly AskedWord[]): Promise<Outcome> {
  const { language, query } = given;
  if (asked.length === 0) {
    return {
      language,
      hits: nothing,
      matched: undefined,
      forms: new Set(),
      formsOfPhrases: new Set(),
      soughtFor: query.q,
      corrected: null,
      leftOut: [],
      asksFor: [],
    };
  }
  return findAll(searching, given, asked.map(asItIs));
}

function asItIs(word: AskedWord): Sought {
  const query = lexeme(word.key);
  const own = { exact: query, same: query, wide: query, readings: [], stems: [], stemsOfPhrases: [] };
  return { ...own, words: [word], isOptional: false, isListed: false, contact: undefined };
}

function foundIn({ language, hits, ...marks }: Outcome, readIn: Language): Found[] {
  return hits.rows.map(({ guid, type, title, body, publishedOn, publishedIn, parentGuids, isTitleDutch }) => ({
    guid,
    kind: type === 'page' ? 'page' : 'list-item',
    type,
    title,
    snippet: snippetWith(body, marks),
    publishedOn: publishedOn.toISOString(),
    language,
    titleLanguage: isTitleDutch ? defaultLanguage : language,
    parentGuids,
    openedIn: publishedIn.includes(readIn) || language !== 'nl' ? language : readIn,
  }));
}

/** What was asked, or else the phrase that means the same: a reader sees why it was found. */
function snippetWith(body: string, { forms, formsOfPhrases }: Pick<Outcome, 'forms' | 'formsOfPhrases'>): SnippetSegment[] {
  const isIn =
    (marks: ReadonlySet<string>) =>
    ({ key, parts }: Pick<Word, 'key' | 'parts'>) =>
      marks.has(key) || parts.some((part) => marks.has(part));
  const snippet = snippetOf(body, isIn(forms));
  return formsOfPhrases.size === 0 || snippet.some(({ isMatch }) => isMatch) ? snippet : snippetOf(body, isIn(formsOfPhrases));
}

function withAddresses(site: SearchedSite, found: readonly Found[]): SearchResult[] {
  return found.map((each) => ({ ...each, ...site.addressOf(each) }));
}

import { sql, type RawBuilder } from 'kysely';
import { isVisibleTo } from '#domains/documents/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import { timeZone, type Language } from '#platform/shared/language.ts';
import { searchLimits, type SearchPeriod, type SearchSort, type SearchType } from '../model/search.ts';
import type { Seeker } from './searched-site.ts';
import type { TsQuery } from './ts-query.ts';

/** By live columns, so that a right that was taken away is gone from this moment. */
function isShownTo({ reader, homeGuid }: Seeker): RawBuilder<boolean> {
  return sql<boolean>`(
    ${homeGuid === null ? sql`` : sql`document.guid <> ${homeGuid} and`}
    document.deleted_on is null and document_language.is_published
    and (list_item.document_guid is null or list_item.published_on <= now())
    and ${isVisibleTo(reader, 'document')}
  )`;
}

const withDocument = sql`
  join document on document.guid = entry.document_guid
  join document_language on document_language.document_guid = entry.document_guid and document_language.language = entry.language
  left join list_item on list_item.document_guid = entry.document_guid`;

/** Written out and not as a value: each language has an index of its own. */
function isIn(language: Language): RawBuilder<boolean> {
  return sql<boolean>`entry.language = ${sql.lit(language)}`;
}

/** A list item has a moment of its own; a page has the moment at which it was last published. */
const publishedOn = sql`coalesce(list_item.published_on, document_language.published_on)`;

/** When an event is, or else when something was published. Of who works here, or of an answer, that says nothing. */
const yearOf = sql`case when list_item.type not in ('person', 'question')
  then extract(year from coalesce(list_item.starts_on, list_item.published_on) at time zone ${sql.lit(timeZone)}) end`;

export interface Wanted {
  language: Language;
  seeker: Seeker;
  /** What has to match. */
  query: TsQuery;
  /** What is better to match: not as a part of a longer word, nor as what it is put under. */
  same: TsQuery;
  /** What is best to match: as it was typed. */
  exact: TsQuery;
  /** Each word by itself: the more of them match, the better. */
  words: readonly TsQuery[];
  /** What is good to match as well. */
  optional: readonly TsQuery[];
  /** Pages whose name or address answers the question, whatever their texts say. */
  named: readonly string[];
  /** Those of them whose name or address says nothing else. */
  called: readonly string[];
  /** The page that is the answer, unless another has the question as its title. */
  answering: string | null;
  /** What is of that year and matches the rest of the question, whatever its text says about years. */
  ofYear: { year: number; rest: TsQuery | null } | null;
  /** The query as a whole, as titles are compared. */
  titleKey: string;
  type: SearchType | undefined;
  period: SearchPeriod | undefined;
  sort: SearchSort;
  /** What matches this in another language is left out. */
  unless: { language: Language; query: TsQuery } | undefined;
  limit: number;
  offset: number;
}

interface HitRow {
  guid: string;
  type: SearchType;
  title: string;
  body: string;
  publishedOn: Date;
  publishedIn: Language[];
  /** The lists a list item belongs to. */
  parentGuids: string[];
  /** Nobody wrote its title in its language. */
  isTitleDutch: boolean;
}

export interface Hits {
  /** Not counted beyond one more than the limit. */
  total: number;
  rows: HitRow[];
}

/** Titles are sought apart: of a word that is everywhere, those that carry it in their title must be among what is ranked. */
const titlesRanked = 300;

const periodAge: Record<SearchPeriod, string> = { week: '7 days', month: '1 month', year: '1 year' };

export async function findHits(db: Db, wanted: Wanted): Promise<Hits> {
  const { language, sort, limit, offset } = wanted;
  const { rows } = await sql<{ total: number } & (HitRow | Record<keyof HitRow, null>)>`
    with ${candidates(wanted)},
    hit as materialized (
      select document_guid, published_on, score from ${sort === 'date' ? sql`(select *, 0 as score from candidate)` : scored(wanted)} as scored
      order by score desc, published_on desc, document_guid limit ${limit} offset ${offset}
    )
    select total.count::int as total, shown.*
    from (select count(*) from candidate) as total
    left join lateral (
      select entry.document_guid as guid, entry.type, entry.title, entry.body, hit.published_on as "publishedOn",
        (
          select array_agg(every.language) from document_language as every
          where every.document_guid = entry.document_guid and every.is_published
        ) as "publishedIn",
        array(
          select list_guid from list_membership where item_guid = entry.document_guid order by ordinal, list_guid
        ) as "parentGuids",
        exists (
          select from document_language as own
          where own.document_guid = entry.document_guid and own.language = entry.language and own.card -> 'fallback' ? 'title'
        ) as "isTitleDutch"
      from hit
      join search_document as entry on entry.document_guid = hit.document_guid and entry.language = ${language}
      order by hit.score desc, hit.published_on desc, hit.document_guid
    ) as shown on true`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.flatMap((row) => (row.guid === null ? [] : [row])) };
}

/** Which of the words stand together in the text that has most of them. None when there is no such text. */
export async function listWordsOfBest(db: Db, wanted: Wanted): Promise<boolean[]> {
  const { rows } = await sql<{ isFound: boolean[] }>`
    with ${candidates(wanted)}
    select array(
      select entry.lexemes @@ word::tsquery from unnest(${[...wanted.words]}::text[]) with ordinality as asked(word, place) order by place
    ) as "isFound"
    from candidate
    join search_document as entry on entry.document_guid = candidate.document_guid and entry.language = ${wanted.language}
    order by ${countIn(sql`entry.lexemes`, wanted.words)} desc, ${score(wanted)} desc, entry.document_guid
    limit 1`.execute(db);
  return rows[0]?.isFound ?? [];
}

/**
 * Beyond so many, those that were published last stand for all: a word that hundreds of texts hold says little about any of them. The
 * others follow, the latest first. Titles that hold it are among the first.
 */
const mostRanked = 300;

function scored(wanted: Wanted): RawBuilder<unknown> {
  const order = sql`order by is_in_title desc, published_on desc, document_guid`;
  const others = sql`union all (select document_guid, published_on, -1 from candidate ${order} offset ${mostRanked})`;
  return sql`(
    select candidate.document_guid, candidate.published_on, ${score(wanted)} as score
    from (select * from candidate ${order} limit ${mostRanked}) as candidate
    join search_document as entry on entry.document_guid = candidate.document_guid and entry.language = ${wanted.language}
    ${wanted.offset + wanted.limit > mostRanked ? others : sql``}
  )`;
}

function isOfYear({ year, rest }: NonNullable<Wanted['ofYear']>): RawBuilder<unknown> {
  return sql`${yearOf} = ${year} ${rest === null ? sql`` : sql`and entry.lexemes @@ ${rest}::tsquery`}`;
}

function candidates(wanted: Wanted): RawBuilder<unknown> {
  const { ofYear } = wanted;
  const known = [...wanted.named, ...(wanted.answering === null ? [] : [wanted.answering])];
  return sql`candidate as materialized (
    select document_guid, published_on, bool_or(is_in_title) as is_in_title
    from (
      ${candidatesBy(sql`entry.title_lexemes @@ ${wanted.query}::tsquery`, wanted, { isInTitle: true, limit: titlesRanked })}
      union all
      ${candidatesBy(sql`entry.lexemes @@ ${wanted.query}::tsquery`, wanted, { isInTitle: false, limit: searchLimits.total + 1 })}
      ${known.length === 0 ? sql`` : sql`union all ${candidatesBy(sql`entry.document_guid = any(${known}::uuid[])`, wanted, { isInTitle: true, limit: titlesRanked })}`}
      ${ofYear === null ? sql`` : sql`union all ${candidatesBy(isOfYear(ofYear), wanted, { isInTitle: false, limit: searchLimits.total + 1 })}`}
    ) as found
    group by document_guid, published_on
  )`;
}

/** What matches and may be seen, cut before anything is ranked. */
function candidatesBy(
  matches: RawBuilder<unknown>,
  { language, seeker, type, period, unless }: Wanted,
  { isInTitle, limit }: { isInTitle: boolean; limit: number },
) {
  return sql`(
    select entry.document_guid, ${publishedOn} as published_on, ${sql.lit(isInTitle)} as is_in_title
    from search_document as entry ${withDocument}
    where ${matches} and ${isIn(language)} and ${isShownTo(seeker)}
      ${type === undefined ? sql`` : sql`and entry.type = ${type}`}
      ${period === undefined ? sql`` : sql`and ${publishedOn} >= now() - ${periodAge[period]}::interval`}
      ${
        unless === undefined
          ? sql``
          : sql`and not exists (
        select from search_document as own
        where own.document_guid = entry.document_guid and own.language = ${unless.language} and own.lexemes @@ ${unless.query}::tsquery
      )`
      }
    limit ${limit}
  )`;
}

/** Weights of body (C), headings and description (B) and title (A); D is not used. */
const weights = sql`'{0, 0.2, 0.5, 1}'::real[]`;
/** Longer texts hold more of everything, so length is divided out; the result lies between 0 and 1. */
const byLength = sql`1 | 32`;

/** How many of the words a text has. */
function countIn(lexemes: RawBuilder<unknown>, words: readonly TsQuery[]): RawBuilder<number> {
  if (words.length === 0) return sql<number>`0`;
  return sql<number>`(select count(*) from unnest(${[...words]}::text[]) as word where ${lexemes} @@ word::tsquery)`;
}

function rank(query: TsQuery): RawBuilder<number> {
  return sql<number>`ts_rank_cd(${weights}, entry.lexemes, ${query}::tsquery, ${byLength})`;
}

/**
 * The title that was asked for, then titles and names with all words, then what the text says. A page or an answer says how it is, news
 * what happened: of that the latest. A vacancy names everything that somebody will work on, and is for who looks for work: they say so, or
 * ask for what it is called.
 */
function score(wanted: Wanted): RawBuilder<number> {
  const { query, same, exact, words, optional, titleKey, named, called, answering } = wanted;
  return sql<number>`(
    2.0 * ${rank(exact)}
    ${same === exact ? sql`` : sql`+ 0.7 * ${rank(same)}`}
    ${query === same ? sql`` : sql`+ 0.3 * ${rank(query)}`}
    + 0.1 * ${countIn(sql`entry.lexemes`, optional)} + 0.3 * ${countIn(sql`entry.title_lexemes`, optional)}
    ${words.length === 1 ? sql`` : sql`+ 1.0 * ${countIn(sql`entry.title_lexemes`, words)} / ${words.length}::float8`}
    + case when entry.title_lexemes @@ ${exact}::tsquery then 1.4 + 2.0 / length(entry.title_lexemes)
           when entry.title_lexemes @@ ${same}::tsquery then 0.6 + 0.8 / length(entry.title_lexemes)
           when entry.title_lexemes @@ ${query}::tsquery then 0.4 + 0.4 / length(entry.title_lexemes) else 0 end
    + case when entry.title_key = ${titleKey} then 3 when starts_with(entry.title_key, ${titleKey}) then 0.5 else 0 end
    ${named.length === 0 ? sql`` : sql`+ case when entry.document_guid = any(${[...named]}::uuid[]) then 0.6 else 0 end`}
    ${called.length === 0 ? sql`` : sql`+ case when entry.document_guid = any(${[...called]}::uuid[]) then 0.6 else 0 end`}
    ${answering === null ? sql`` : sql`+ case when entry.document_guid = ${answering} then 2.5 else 0 end`}
    + case when entry.type in ('page', 'question') then 0.3 when entry.type = 'vacancy' then -0.5 else 0 end
    + case when entry.type = 'news' then 0.2 * exp(-extract(epoch from now() - candidate.published_on)::float8 / 5184000) else 0 end
  )`;
}

/** For each query whether this reader can see anything that matches it. */
export async function listWhetherFound(
  db: Db,
  { language, seeker, queries }: { language: Language; seeker: Seeker; queries: readonly TsQuery[] },
): Promise<boolean[]> {
  const { rows } = await sql<{ isFound: boolean }>`
    select ${existsFor(sql`asked.query::tsquery`, language, seeker)} as "isFound"
    from unnest(${[...queries]}::text[]) with ordinality as asked(query, place) order by place`.execute(db);
  return rows.map(({ isFound }) => isFound);
}

interface NearWord {
  asked: string;
  word: string;
  frequency: number;
}

/** Words that look like the asked ones and lead this reader somewhere: no word of what they may not see is told. */
export async function listNearWords(
  db: Db,
  { language, seeker, words }: { language: Language; seeker: Seeker; words: readonly string[] },
): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`
    select asked.word as asked, near.word, near.frequency
    from unnest(${[...words]}::text[]) as asked(word)
    cross join lateral (
      select word, lexeme, frequency from search_word
      where language = ${language} and word % asked.word and word <> asked.word
      order by similarity(word, asked.word) desc, frequency desc, word limit 20
    ) as near
    where ${existsFor(sql`quote_literal(near.lexeme)::tsquery`, language, seeker)}`.execute(db);
  return rows;
}

/** Which of the given words are words of this site that lead this reader somewhere. */
export async function listLeadingWords(
  db: Db,
  { language, seeker, words }: { language: Language; seeker: Seeker; words: readonly string[] },
): Promise<string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where language = ${language} and word = any(${[...words]}::text[])
      and ${existsFor(sql`quote_literal(search_word.lexeme)::tsquery`, language, seeker)}`.execute(db);
  return rows.map(({ word }) => word);
}

function existsFor(query: RawBuilder<unknown>, language: Language, seeker: Seeker): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from search_document as entry ${withDocument}
    where entry.lexemes @@ ${query} and ${isIn(language)} and ${isShownTo(seeker)}
  )`;
}

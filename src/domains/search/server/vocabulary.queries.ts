import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import { textSearch } from './text-search.ts';

interface StemmedWord {
  word: string;
  /** Null for an everyday word. */
  stem: string | null;
  /** What stemming makes of the stem. */
  stemOfStem: string | null;
  /** This site uses the word in any form. */
  isKnown: boolean;
  /** This site uses the word as it is. */
  isWord: boolean;
}

/** The stem of every given word. */
export async function listStems(db: Db, language: Language, words: readonly string[]): Promise<StemmedWord[]> {
  const { dictionary } = textSearch[language];
  const { rows } = await sql<StemmedWord>`
    select asked.word, stemmed.lexeme as stem, (ts_lexize(${dictionary}::regdictionary, stemmed.lexeme))[1] as "stemOfStem",
      exists (select from search_word where language = ${language} and lexeme = stemmed.lexeme) as "isKnown",
      exists (select from search_word where language = ${language} and word = asked.word) as "isWord"
    from unnest(${[...words]}::text[]) as asked(word)
    cross join lateral (
      -- What holds a digit is indexed as it is.
      select case when asked.word ~ '[0-9]' then asked.word else (ts_lexize(${dictionary}::regdictionary, asked.word))[1] end as lexeme
    ) as stemmed`.execute(db);
  return rows;
}

interface LongerWord {
  asked: string;
  word: string;
  stem: string;
}

const enough = 40;
/** The last character there is: what begins with a word sorts before the word followed by this one. */
const last = '\u{10FFFF}';

/** Words that begin with one of these, the most used first. */
export async function listBeginningWith(db: Db, language: Language, beginnings: readonly string[]): Promise<LongerWord[]> {
  const { rows } = await sql<LongerWord>`
    select asked.word as asked, longer.word, longer.lexeme as stem
    from unnest(${[...beginnings]}::text[]) as asked(word)
    cross join lateral (
      select word, lexeme from search_word
      where language = ${language} and word > asked.word collate "C" and word < (asked.word || ${last}) collate "C"
      order by frequency desc, word limit ${enough}
    ) as longer`.execute(db);
  return rows;
}

interface CompoundQuery {
  asked: readonly string[];
  /** The rest of the compound need not be a word of this site. */
  anyRest: boolean;
}

/** Dutch compounds that one of the words is the first or the last part of: *kalender* → *afvalkalender*. */
export async function listCompounds(db: Db, language: Language, { asked, anyRest }: CompoundQuery): Promise<LongerWord[]> {
  const words = [...asked];
  const { rows } = await sql<LongerWord>`
    select asked.word as asked, compound.word, compound.lexeme as stem
    from unnest(${words}::text[]) as asked(word)
    cross join lateral (
      select word, lexeme, rest from (
        (
          select word, lexeme, frequency, regexp_replace(substr(word, length(asked.word) + 1), '^(s|en|er|e|n)', '') as short_rest,
            substr(word, length(asked.word) + 1) as rest
          from search_word
          where language = ${language} and word > asked.word collate "C" and word < (asked.word || ${last}) collate "C"
          order by frequency desc limit 500
        ) union all (
          select word, lexeme, frequency, regexp_replace(left(word, -length(asked.word)), '(s|en|er|e|n)$', ''),
            left(word, -length(asked.word))
          from search_word
          where language = ${language} and reverse(word) > reverse(asked.word) collate "C"
            and reverse(word) < (reverse(asked.word) || ${last}) collate "C"
          order by frequency desc limit 500
        )
      ) as near
      where length(rest) >= 3 and (
        (${anyRest} and length(asked.word) >= 4)
        or array[rest, short_rest] && ${words}::text[]
        or exists (
          select from search_word as other
          where other.language = ${language} and length(other.word) >= 3 and other.word in (near.rest, near.short_rest)
        )
      )
      order by frequency desc, word limit ${enough}
    ) as compound`.execute(db);
  return rows;
}

/** Every spelling that has one of these stems, to mark them in a text. */
export function listFormsOf(db: Db, language: Language, stems: readonly string[]): Promise<{ word: string; lexeme: string }[]> {
  return db
    .selectFrom('searchWord')
    .select(['word', 'lexeme'])
    .where('language', '=', language)
    .where('lexeme', 'in', stems.length > 0 ? [...stems] : [''])
    .execute();
}

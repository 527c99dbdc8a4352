import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { DocumentText } from './document-text.ts';
import { textSearch } from './text-search.ts';

/** What of a document is published in a language, if it is of a kind that can be found. */
export function findPublication(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('documentLanguage')
    .innerJoin('document', 'document.guid', 'documentLanguage.documentGuid')
    .leftJoin('listItem', 'listItem.documentGuid', 'document.guid')
    .select([
      'documentLanguage.snapshot',
      // It stands in for what nobody translated.
      sql<unknown>`(select snapshot from document_language where document_guid = document.guid and language = 'nl' and is_published)`.as(
        'dutch',
      ),
      sql<string>`coalesce(list_item.type, 'page')`.as('type'),
    ])
    .where('document.guid', '=', guid)
    .where('document.kind', 'in', ['page', 'list-item'])
    .where('documentLanguage.language', '=', language)
    .where('documentLanguage.isPublished', '=', true)
    .executeTakeFirst();
}

interface Piece {
  /** The last one of the piece before. */
  after: { guid: string; language: Language } | undefined;
  limit: number;
  onlyUnindexed: boolean;
}

/** Everything that is published, a piece at a time. */
export function listPublished(db: Db, { after, limit, onlyUnindexed }: Piece) {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select(['document.guid', 'documentLanguage.language'])
    .where('document.kind', 'in', ['page', 'list-item'])
    .where('documentLanguage.isPublished', '=', true)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(document.guid, document_language.language) > (${after?.guid}, ${after?.language})`),
    )
    .$if(onlyUnindexed, (query) =>
      query.where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('searchDocument')
              .select('searchDocument.type')
              .whereRef('searchDocument.documentGuid', '=', 'document.guid')
              .whereRef('searchDocument.language', '=', 'documentLanguage.language'),
          ),
        ),
      ),
    )
    .orderBy('document.guid')
    .orderBy('documentLanguage.language')
    .limit(limit)
    .execute();
}

/**
 * One transaction at a time changes the words of the site: two that touch the same words in another order would wait for each
 * other. What publishes holds the same row already, and takes the document before it, as is done here.
 */
export async function lockVocabulary(db: Db, guid: string): Promise<void> {
  await sql`select from document where guid = ${guid} for key share`.execute(db);
  await sql`select from content_version for update`.execute(db);
}

export async function findIndexedWords(db: Db, guid: string, language: Language): Promise<string[]> {
  const row = await db
    .selectFrom('searchDocument')
    .select('words')
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.words ?? [];
}

export interface IndexEntry {
  guid: string;
  language: Language;
  type: string;
  title: string;
  titleKey: string;
  body: string;
  /** As `indexText` gives them. */
  indexed: DocumentText;
  /** The same of what is shown in Dutch because nobody translated it. */
  indexedInDutch: DocumentText;
  words: readonly string[];
}

export async function saveIndexEntry(
  db: Db,
  { guid, language, type, title, titleKey, body, indexed, indexedInDutch, words }: IndexEntry,
): Promise<void> {
  const lexemesOf = (text: string, weight: string, { configuration } = textSearch[language]) =>
    sql`setweight(to_tsvector(${configuration}::regconfig, ${text}), ${weight}::"char")`;
  const titleLexemes = sql`${lexemesOf(indexed.title, 'A')} || ${lexemesOf(indexedInDutch.title, 'A', textSearch.nl)}`;
  const entry = {
    type,
    title,
    titleKey,
    body,
    // A title of nothing but everyday words, such as "Over ons", is found by those.
    titleLexemes: sql<string>`${titleLexemes} || setweight(to_tsvector('simple', ${`${indexed.title} ${indexedInDutch.title}`}), 'A')`,
    lexemes: sql<string>`${titleLexemes} || ${lexemesOf(indexed.summary, 'B')} || ${lexemesOf(indexed.body, 'C')}
      || ${lexemesOf(indexedInDutch.summary, 'B', textSearch.nl)} || ${lexemesOf(indexedInDutch.body, 'C', textSearch.nl)}`,
    words: [...words],
  };
  await db
    .insertInto('searchDocument')
    .values({ documentGuid: guid, language, ...entry })
    .onConflict((conflict) => conflict.columns(['documentGuid', 'language']).doUpdateSet(entry))
    .execute();
}

export async function deleteIndexEntry(db: Db, guid: string, language: Language): Promise<void> {
  await db.deleteFrom('searchDocument').where('documentGuid', '=', guid).where('language', '=', language).execute();
}

/** Words of the stop list are left out: they are in every document. */
export async function addWords(db: Db, language: Language, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const { dictionary } = textSearch[language];
  await sql`
    insert into search_word (language, word, lexeme, frequency)
    select ${language}, word, lexemes[1], 1
    from (select word, ts_lexize(${dictionary}::regdictionary, word) as lexemes from unnest(${[...words]}::text[]) as word) as added
    where lexemes[1] is not null
    on conflict (language, word) do update set frequency = search_word.frequency + 1`.execute(db);
}

export async function removeWords(db: Db, language: Language, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const gone = sql<boolean>`language = ${language} and word = any(${[...words]}::text[])`;
  await sql`delete from search_word where ${gone} and frequency <= 1`.execute(db);
  await sql`update search_word set frequency = frequency - 1 where ${gone}`.execute(db);
}

/** All words anew from what is indexed: documents that were removed for good took theirs along without a word. */
export async function recountWords(db: Db, language: Language): Promise<void> {
  const { dictionary } = textSearch[language];
  await sql`select from content_version for update`.execute(db);
  await db.deleteFrom('searchWord').where('language', '=', language).execute();
  await sql`
    insert into search_word (language, word, lexeme, frequency)
    select ${language}, word, lexemes[1], frequency
    from (
      select word, ts_lexize(${dictionary}::regdictionary, word) as lexemes, count(*) as frequency
      from search_document, unnest(words) as word where language = ${language} group by word
    ) as counted
    where lexemes[1] is not null`.execute(db);
}

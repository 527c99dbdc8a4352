import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { Colleague } from '../model/draft.ts';
import type { StoredWords } from '../model/document-words.ts';
import { nameOfUser, type Writer } from './counters.queries.ts';

export function findBlock(db: Db, guid: string) {
  return db
    .selectFrom('block')
    .select(['guid', 'type', 'options', 'format', 'version', 'documentGuid', 'removedOn'])
    .where('guid', '=', guid)
    .executeTakeFirst();
}

export function findBlockContent(db: Db, blockGuid: string, language: Language) {
  return db
    .selectFrom('blockContent')
    .leftJoin('appUser', 'appUser.guid', 'blockContent.changedBy')
    .select(['content', 'format', 'blockContent.version', 'basedOn'])
    .select(who.as('who'))
    .where('blockGuid', '=', blockGuid)
    .where('language', '=', language)
    .executeTakeFirst();
}

const who = sql<Colleague | null>`
  case when app_user.guid is not null then json_build_object('guid', app_user.guid, 'name', ${nameOfUser}) end`;

/** Who took a block away; undefined for one that stands there. */
export async function findRemoval(db: Db, blockGuid: string): Promise<{ on: string; who: Colleague | null } | undefined> {
  const row = await db
    .selectFrom('block')
    .leftJoin('appUser', 'appUser.guid', 'block.removedBy')
    .select('removedOn')
    .select(who.as('who'))
    .where('block.guid', '=', blockGuid)
    .where('removedOn', 'is not', null)
    .executeTakeFirst();
  return row?.removedOn ? { on: row.removedOn.toISOString(), who: row.who } : undefined;
}

interface SavedContent {
  blockGuid: string;
  language: Language;
  content: unknown;
  format: number;
  /** Of the words of the language, with this change. */
  version: number;
  /** The version of the Dutch words that it was translated from, when somebody said so. */
  basedOn: number | null;
  by: Writer;
}

export async function saveContent(db: Db, { blockGuid, language, content, by, ...row }: SavedContent): Promise<void> {
  const change = { ...row, content: JSON.stringify(content), changedBy: by };
  await db
    .insertInto('blockContent')
    .values({ blockGuid, language, ...change })
    .onConflict((conflict) => conflict.columns(['blockGuid', 'language']).doUpdateSet({ ...change, changedOn: sql`clock_timestamp()` }))
    .execute();
}

/** Who last wrote the words of a block. */
export async function findWriterOf(db: Db, { block, language }: { block: string; language: Language }): Promise<Colleague | null> {
  const row = await db
    .selectFrom('blockContent')
    .leftJoin('appUser', 'appUser.guid', 'blockContent.changedBy')
    .select(who.as('who'))
    .where('blockGuid', '=', block)
    .where('language', '=', language)
    .executeTakeFirst();
  return row?.who ?? null;
}

/** Those in which anything of it is written. */
export async function listLanguagesOf(db: Db, guid: string): Promise<Language[]> {
  const rows = await db
    .selectFrom('documentLanguage')
    .select('language')
    .where('documentGuid', '=', guid)
    .orderBy('language', 'desc')
    .execute();
  return rows.map(({ language }) => language as Language);
}

/** What a document says of itself in a language, and who last changed something there. */
export function findWords(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('documentLanguage')
    .leftJoin('appUser', 'appUser.guid', 'documentLanguage.draftChangedBy')
    .select(['title', 'description', 'fields', 'wordsVersion'])
    .select(who.as('who'))
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .executeTakeFirst();
}

interface ChangedWords {
  title?: string | null | undefined;
  description?: string | null | undefined;
  fields?: Record<string, unknown>;
  wordsVersion: number;
}

export async function saveWords(db: Db, guid: string, language: Language, { fields, ...words }: ChangedWords): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({ ...words, ...(fields && { fields: JSON.stringify(fields) }) })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .execute();
}

/** It is shown in Dutch from now on. */
export async function deleteContent(db: Db, blockGuid: string, language: Language): Promise<void> {
  await db.deleteFrom('blockContent').where('blockGuid', '=', blockGuid).where('language', '=', language).execute();
}

/** A block with its words in every language. */
export function listBlockParts(db: Db, guid: string) {
  return db
    .selectFrom('block')
    .leftJoin('blockContent', 'blockContent.blockGuid', 'block.guid')
    .select(['block.options', 'blockContent.content', 'block.removedOn'])
    .where('block.guid', '=', guid)
    .execute();
}

const words = (table: 'own' | 'dutch') => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case when ${column('language')} is not null
    then json_build_object('title', ${column('title')}, 'description', ${column('description')}, 'fields', ${column('fields')}) end`;
};

/** The structure and the words of one language, as they stand, beside the Dutch ones that stand in for what is absent. */
export function findDraftHead(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('document')
    .leftJoin('documentLanguage as own', (join) => join.onRef('own.documentGuid', '=', 'document.guid').on('own.language', '=', language))
    .leftJoin('documentLanguage as dutch', (join) =>
      join.onRef('dutch.documentGuid', '=', 'document.guid').on('dutch.language', '=', defaultLanguage),
    )
    .select([
      'document.guid',
      'document.layout',
      'document.options',
      'document.version',
      'document.structureVersion',
      sql<number>`coalesce(own.draft_version, 0)`.as('draftVersion'),
      sql<number>`coalesce(own.words_version, 0)`.as('wordsVersion'),
      sql<StoredWords | null>`${words('own')}`.as('own'),
      sql<StoredWords | null>`${words('dutch')}`.as('dutch'),
      sql<boolean>`coalesce(own.is_published, false)`.as('isPublished'),
      sql<Date>`coalesce(own.published_on, document.updated_on)`.as('publishedOn'),
      sql<boolean>`own.language is not null`.as('isBegun'),
    ])
    .where('document.guid', '=', guid)
    .where('document.deletedOn', 'is', null)
    .executeTakeFirst();
}

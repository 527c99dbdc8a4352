import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { StoredWords } from '../model/document-words.ts';

export function findBlock(db: Db, guid: string) {
  return db
    .selectFrom('block')
    .select(['guid', 'type', 'options', 'format', 'version', 'documentGuid'])
    .where('guid', '=', guid)
    .executeTakeFirst();
}

export function findBlockContent(db: Db, blockGuid: string, language: Language) {
  return db
    .selectFrom('blockContent')
    .select(['content', 'format', 'version'])
    .where('blockGuid', '=', blockGuid)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function saveContent(
  db: Db,
  { content, ...row }: { blockGuid: string; language: Language; content: unknown; format: number; version: number },
): Promise<void> {
  const json = JSON.stringify(content);
  await db
    .insertInto('blockContent')
    .values({ ...row, content: json })
    .onConflict((conflict) =>
      conflict.columns(['blockGuid', 'language']).doUpdateSet({ content: json, format: row.format, version: row.version }),
    )
    .execute();
}

export async function saveOptions(
  db: Db,
  guid: string,
  { options, ...row }: { options: unknown; format: number; version: number },
): Promise<void> {
  await db
    .updateTable('block')
    .set({ options: JSON.stringify(options), ...row })
    .where('guid', '=', guid)
    .execute();
}

/** A document has a language from the first words in it. Of its own it has none yet, and is shown in Dutch. */
export async function beginLanguage(db: Db, documentGuid: string, language: Language): Promise<void> {
  await db
    .insertInto('documentLanguage')
    .values({ documentGuid, language, title: language === defaultLanguage ? titleInOther(documentGuid) : null })
    .onConflict((conflict) => conflict.columns(['documentGuid', 'language']).doNothing())
    .execute();
}

/** Nothing stands in for Dutch: what began in another language is called in Dutch as it is called there, until it gets a name. */
function titleInOther(documentGuid: string) {
  return sql<string>`coalesce((select title from document_language where document_guid = ${documentGuid} and title is not null limit 1), '')`;
}

export async function touchDocument(db: Db, guid: string): Promise<void> {
  await db
    .updateTable('document')
    .set({ updatedOn: sql`clock_timestamp()` })
    .where('guid', '=', guid)
    .execute();
}

/** A block with its words in every language. */
export function listBlockParts(db: Db, guid: string) {
  return db
    .selectFrom('block')
    .leftJoin('blockContent', 'blockContent.blockGuid', 'block.guid')
    .select(['block.options', 'blockContent.content'])
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
      sql<StoredWords | null>`${words('own')}`.as('own'),
      sql<StoredWords | null>`${words('dutch')}`.as('dutch'),
      sql<boolean>`coalesce(own.is_published, false)`.as('isPublished'),
      sql<Date>`coalesce(own.published_on, document.updated_on)`.as('publishedOn'),
      sql<boolean>`own.language is not null and (not own.is_published or document.updated_on > own.published_on)`.as('hasChanges'),
    ])
    .where('document.guid', '=', guid)
    .where('document.deletedOn', 'is', null)
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';

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

/** A document has a language from the first words in it; until somebody translates them, title and description are the Dutch ones. */
export async function beginLanguage(db: Db, documentGuid: string, language: Language): Promise<void> {
  await db
    .insertInto('documentLanguage')
    .columns(['documentGuid', 'language', 'title', 'description', 'fields'])
    .expression((row) =>
      row
        .selectFrom('documentLanguage as first')
        .select(['first.documentGuid', sql<Language>`${language}`.as('language'), 'first.title', 'first.description', 'first.fields'])
        .where('first.documentGuid', '=', documentGuid)
        // What began in English alone has no Dutch ones.
        .orderBy(sql`first.language = ${defaultLanguage}`, 'desc')
        .limit(1),
    )
    .onConflict((conflict) => conflict.columns(['documentGuid', 'language']).doNothing())
    .execute();
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

/** The structure and the words of one language, as they stand; in a language that has none yet, those it would begin with. */
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
      sql<string>`coalesce(own.title, dutch.title, '')`.as('title'),
      sql<string>`coalesce(own.description, dutch.description, '')`.as('description'),
      sql<unknown>`coalesce(own.fields, dutch.fields, '{}')`.as('fields'),
      sql<boolean>`coalesce(own.is_published, false)`.as('isPublished'),
      sql<Date>`coalesce(own.published_on, document.updated_on)`.as('publishedOn'),
      sql<boolean>`own.title is not null and (not own.is_published or document.updated_on > own.published_on)`.as('hasChanges'),
    ])
    .where('document.guid', '=', guid)
    .where('document.deletedOn', 'is', null)
    .executeTakeFirst();
}

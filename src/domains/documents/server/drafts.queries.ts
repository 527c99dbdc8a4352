import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';

/** Locked until the change of it is saved. */
export function findBlockForUpdate(db: Db, guid: string) {
  return db
    .selectFrom('block')
    .select(['guid', 'type', 'options', 'version', 'documentGuid'])
    .where('guid', '=', guid)
    .forUpdate()
    .executeTakeFirst();
}

export function findBlockContent(db: Db, blockGuid: string, language: Language) {
  return db
    .selectFrom('blockContent')
    .select(['content', 'version'])
    .where('blockGuid', '=', blockGuid)
    .where('language', '=', language)
    .executeTakeFirst();
}

export async function saveContent(
  db: Db,
  { blockGuid, language, content, version }: { blockGuid: string; language: Language; content: unknown; version: number },
): Promise<void> {
  const json = JSON.stringify(content);
  await db
    .insertInto('blockContent')
    .values({ blockGuid, language, content: json, version })
    .onConflict((conflict) => conflict.columns(['blockGuid', 'language']).doUpdateSet({ content: json, version }))
    .execute();
}

export async function saveOptions(db: Db, guid: string, { options, version }: { options: unknown; version: number }): Promise<void> {
  await db
    .updateTable('block')
    .set({ options: JSON.stringify(options), version })
    .where('guid', '=', guid)
    .execute();
}

export function touchDocument(db: Db, guid: string) {
  return db
    .updateTable('document')
    .set({ updatedOn: sql`clock_timestamp()` })
    .where('guid', '=', guid)
    .returning('options')
    .executeTakeFirstOrThrow();
}

/** The structure and the words of one language, as they stand. */
export function findDraftHead(db: Db, guid: string, language: Language) {
  return db
    .selectFrom('document')
    .leftJoin('documentLanguage', (join) =>
      join.onRef('documentLanguage.documentGuid', '=', 'document.guid').on('documentLanguage.language', '=', language),
    )
    .select((row) => [
      'document.guid',
      'document.layout',
      'document.options',
      'document.version',
      row
        .selectFrom('documentLanguage as dutch')
        .whereRef('dutch.documentGuid', '=', 'document.guid')
        .where('dutch.language', '=', 'nl')
        .select('dutch.title')
        .as('dutchTitle'),
      'documentLanguage.title',
      'documentLanguage.description',
      'documentLanguage.fields',
      'documentLanguage.isPublished',
      sql<Date>`coalesce(document_language.published_on, document.updated_on)`.as('publishedOn'),
      sql<boolean>`document.updated_on > coalesce(document_language.published_on, '-infinity')`.as('hasChanges'),
    ])
    .where('document.guid', '=', guid)
    .where('document.deletedOn', 'is', null)
    .executeTakeFirst();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { languages } from '#platform/shared/language.ts';

/** The draft of a document says something in each of its languages that its readers do not read. */
export async function changeDescription(db: Db, guid: string): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({ description: 'Anders', draftVersion: sql`draft_version + 1` })
    .where('documentGuid', '=', guid)
    .where('language', 'in', languages)
    .execute();
}

/** What `If-Match` names when a draft is published: the counters as they are now. */
export async function countersOf(db: Db, guid: string, language = 'nl'): Promise<string> {
  const { rows } = await sql<{ counters: string }>`
    select structure_version || '.' || coalesce(draft_version, 0) as counters
    from document left join document_language on document_guid = guid and language = ${language} where guid = ${guid}`.execute(db);
  return `"${rows[0]?.counters ?? '0.0'}"`;
}

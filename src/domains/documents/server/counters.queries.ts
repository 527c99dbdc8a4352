import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';

/** Somebody who works on a document; null for the platform itself. */
export type Writer = string | null;

/** Of the structure: it only rises. Gives the number that what is changed with it gets. */
export async function raiseStructure(db: Db, guid: string, by: Writer): Promise<number> {
  const { structureVersion } = await db
    .updateTable('document')
    .set({
      structureVersion: sql`structure_version + 1`,
      structureChangedOn: sql`clock_timestamp()`,
      structureChangedBy: by,
      updatedOn: sql`clock_timestamp()`,
    })
    .where('guid', '=', guid)
    .returning('structureVersion')
    .executeTakeFirstOrThrow();
  return structureVersion;
}

export async function findStructureVersion(db: Db, guid: string): Promise<number> {
  const row = db.selectFrom('document').select('structureVersion').where('guid', '=', guid);
  return (await row.executeTakeFirstOrThrow()).structureVersion;
}

/** Of the words of one language, which it has from now on. */
export async function raiseWords(db: Db, guid: string, language: Language, by: Writer): Promise<number> {
  await beginLanguage(db, guid, language);
  await db
    .updateTable('document')
    .set({ updatedOn: sql`clock_timestamp()` })
    .where('guid', '=', guid)
    .execute();
  const { draftVersion } = await db
    .updateTable('documentLanguage')
    .set({ draftVersion: sql`draft_version + 1`, draftChangedOn: sql`clock_timestamp()`, draftChangedBy: by })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .returning('draftVersion')
    .executeTakeFirstOrThrow();
  return draftVersion;
}

/** A document has a language from the first words in it. Of its own it has none yet, and is shown in Dutch. */
async function beginLanguage(db: Db, documentGuid: string, language: Language): Promise<void> {
  await db
    .insertInto('documentLanguage')
    .values({
      documentGuid,
      language,
      title: language === defaultLanguage ? titleInOther(documentGuid) : null,
      draftVersion: 0,
      wordsVersion: 0,
    })
    .onConflict((conflict) => conflict.columns(['documentGuid', 'language']).doNothing())
    .execute();
}

/** Nothing stands in for Dutch: what began in another language is called in Dutch as it is called there, until it gets a name. */
function titleInOther(documentGuid: string) {
  return sql<string>`coalesce((select title from document_language where document_guid = ${documentGuid} and title is not null limit 1), '')`;
}

export interface Counters {
  structureVersion: number;
  /** 0 in a language that the document does not have. */
  draftVersion: number;
}

/** As `If-Match` names them: structure.words. */
export function countersIn(version: string): Counters {
  const [structureVersion = 0, draftVersion = 0] = version.split('.').map(Number);
  return { structureVersion, draftVersion };
}

export async function findCounters(db: Db, guid: string, language: Language): Promise<Counters> {
  return db
    .selectFrom('document')
    .leftJoin('documentLanguage', (join) =>
      join.onRef('documentLanguage.documentGuid', '=', 'document.guid').on('documentLanguage.language', '=', language),
    )
    .select(['document.structureVersion', sql<number>`coalesce(draft_version, 0)`.as('draftVersion')])
    .where('document.guid', '=', guid)
    .executeTakeFirstOrThrow();
}

/** Something of a draft that was changed after it was looked at. */
export interface LaterChange {
  /** Null: the document itself. */
  block: string | null;
  part: 'words' | 'structure';
  who: { guid: string; name: string } | null;
  when: string;
}

/** What was changed since somebody had a draft before them, the newest first. */
export async function listChangesSince(db: Db, guid: string, language: Language, seen: Counters): Promise<LaterChange[]> {
  const { structureVersion, draftVersion } = seen;
  const { rows } = await sql<{ block: string | null; part: LaterChange['part']; who: LaterChange['who']; when: Date }>`
    select changed.block, changed.part, changed.moment as when,
      case when app_user.guid is not null then json_build_object('guid', app_user.guid, 'name', ${nameOfUser}) end as who
    from (
      select block.guid as block, 'words' as part, content.changed_on as moment, content.changed_by as by
      from block join block_content content on content.block_guid = block.guid and content.language = ${language}
      where block.document_guid = ${guid} and content.version > ${draftVersion}
      union all
      select guid, 'structure', changed_on, changed_by from block
      where document_guid = ${guid} and greatest(version, moved_version) > ${structureVersion}
      union all
      select null, 'words', draft_changed_on, draft_changed_by from document_language
      where document_guid = ${guid} and language = ${language} and words_version > ${draftVersion}
      union all
      select null, 'structure', structure_changed_on, structure_changed_by from document
      where guid = ${guid} and structure_version > ${structureVersion} and not exists (
        select from block where document_guid = ${guid} and greatest(version, moved_version) > ${structureVersion})
    ) changed
    left join app_user on app_user.guid = changed.by
    order by moment desc limit 100`.execute(db);
  return rows.map(({ when, ...change }) => ({ ...change, when: when.toISOString() }));
}

/** As colleagues read it. */
export const nameOfUser = sql<string>`coalesce(nullif(concat_ws(' ', nullif(app_user.first_name, ''), nullif(app_user.middle_name, ''),
  nullif(app_user.last_name, '')), ''), app_user.email)`;

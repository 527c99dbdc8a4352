import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import type { StoredSnapshot } from '../model/snapshot.ts';
import type { Counters } from './counters.queries.ts';

/**
 * What a comparison of a draft with its publication depends on. The Dutch publication is part of it: what it has stands in for what is
 * absent.
 */
const key = sql<string>`concat_ws('.', document.structure_version, document_language.draft_version, document_language.published_on,
  (select dutch.published_on from document_language dutch
   where dutch.document_guid = document.guid and dutch.language = 'nl' and dutch.is_published))`;

/** Their counters differ, and nobody found out yet that nothing else does. */
const mayDiffer = sql<boolean>`document_language.is_published
  and (document.structure_version, document_language.draft_version)
    is distinct from (document_language.published_structure_version, document_language.published_draft_version)`;

/** Of a `document` and its `document_language`: readers of the language would get something else if it were published now. */
export const hasChangesSql = sql<boolean>`(${mayDiffer}
  and not (document_language.compared_key is not distinct from ${key} and not document_language.compared_changed))`;

export interface Compared {
  mayDiffer: boolean;
  key: string;
  /** What came of it the last time; null when that was something else. */
  isChanged: boolean | null;
}

export function findComparison(db: Db, guid: string, language: Language): Promise<Compared | undefined> {
  return db
    .selectFrom('document')
    .innerJoin('documentLanguage', 'documentLanguage.documentGuid', 'document.guid')
    .select([
      mayDiffer.as('mayDiffer'),
      key.as('key'),
      sql<boolean | null>`case when compared_key = ${key} then compared_changed end`.as('isChanged'),
    ])
    .where('document.guid', '=', guid)
    .where('documentLanguage.language', '=', language)
    .executeTakeFirst();
}

/** Documents of a kind of which nobody knows yet whether they differ from what is published, those that changed last first. */
export async function listUncompared(db: Db, kind: string, limit: number): Promise<{ guid: string; language: Language }[]> {
  const { rows } = await sql<{ guid: string; language: Language }>`
    select document.guid, language from document join document_language on document_guid = document.guid
    where kind = ${kind} and deleted_on is null and ${mayDiffer} and compared_key is distinct from ${key}
    order by document.updated_on desc limit ${limit}`.execute(db);
  return rows;
}

export async function keepComparison(
  db: Db,
  guid: string,
  language: Language,
  compared: { key: string; isChanged: boolean },
): Promise<void> {
  await db
    .updateTable('documentLanguage')
    .set({ comparedKey: compared.key, comparedChanged: compared.isChanged })
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .execute();
}

export async function listPublishedSnapshots(db: Db, guid: string): Promise<{ language: Language; snapshot: StoredSnapshot }[]> {
  return db
    .selectFrom('documentLanguage')
    .select(['language', sql<StoredSnapshot>`snapshot`.as('snapshot')])
    .where('documentGuid', '=', guid)
    .where('isPublished', '=', true)
    .execute();
}

interface PublishState {
  publishedOn: string;
  /** What it was published from; 0 when nobody knows any more. */
  counters: Counters;
}

export async function findPublishState(db: Db, guid: string, language: Language): Promise<PublishState | undefined> {
  const row = await db
    .selectFrom('documentLanguage')
    .select(['publishedOn', 'publishedStructureVersion', 'publishedDraftVersion'])
    .where('documentGuid', '=', guid)
    .where('language', '=', language)
    .executeTakeFirst();
  return (
    row && {
      publishedOn: row.publishedOn?.toISOString() ?? '',
      counters: { structureVersion: row.publishedStructureVersion ?? 0, draftVersion: row.publishedDraftVersion ?? 0 },
    }
  );
}

/** Blocks that were translated from older Dutch words than there are now. */
export async function countOutdated(db: Db, guid: string, language: Language): Promise<number> {
  const count = db
    .selectFrom('block')
    .innerJoin('blockContent as own', (join) => join.onRef('own.blockGuid', '=', 'block.guid').on('own.language', '=', language))
    .innerJoin('blockContent as dutch', (join) =>
      join.onRef('dutch.blockGuid', '=', 'block.guid').on('dutch.language', '=', defaultLanguage),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('block.documentGuid', '=', guid)
    .where('block.removedOn', 'is', null)
    .whereRef('own.basedOn', '<', 'dutch.version');
  return Number((await count.executeTakeFirstOrThrow()).count);
}

export async function listNamesOfRoles(db: Db, guids: readonly string[], language: Language): Promise<string[]> {
  if (guids.length === 0) return [];
  const rows = db.selectFrom('role').select(['nameNl', 'nameEn']).where('guid', 'in', guids).orderBy('nameNl');
  return (await rows.execute()).map(({ nameNl, nameEn }) => (language === defaultLanguage ? nameNl : nameEn));
}

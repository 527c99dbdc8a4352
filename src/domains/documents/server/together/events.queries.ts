import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { DocumentEvent, DraftCounters } from '../../model/document-event.ts';
import { nameOfUser, type Writer } from '../counters.queries.ts';

/** Its word is the guid of a document; none: of which documents is not known, and rights may be others. */
export const togetherChannel = 'plein_together';

interface NewEvent {
  documentGuid: string;
  kind: DocumentEvent['kind'];
  block?: string | null;
  language?: Language | null;
  version?: number | null;
  by: Writer;
}

/**
 * Part of the transaction of what it tells. The document is locked by then, so the numbers of its events follow each other in the order in
 * which others can see them.
 */
export async function noteEvent(tx: Tx, { documentGuid, kind, block, language, version, by }: NewEvent): Promise<void> {
  await sql`
    with noted as (
      insert into document_event (document_guid, kind, block_guid, language, version, made_by)
      values (${documentGuid}, ${kind}, ${block ?? null}, ${language ?? null}, ${version ?? null}, ${by})
    )
    select pg_notify(${togetherChannel}, ${documentGuid}::text)`.execute(tx);
}

/** Somebody’s rights are others from this commit on: every stream is looked at. */
export async function notePossibleLoss(tx: Tx): Promise<void> {
  await sql`select pg_notify(${togetherChannel}, '')`.execute(tx);
}

export interface NumberedEvent extends DocumentEvent {
  id: number;
}

export async function listEventsAfter(db: Db, documentGuid: string, after: number): Promise<NumberedEvent[]> {
  const { rows } = await sql<Omit<NumberedEvent, 'id'> & { id: string }>`
    select event.id, event.kind, event.block_guid as block, event.language, event.version,
      case when app_user.guid is not null then json_build_object('guid', app_user.guid, 'name', ${nameOfUser}) end as who
    from document_event event left join app_user on app_user.guid = event.made_by
    where event.document_guid = ${documentGuid} and event.id > ${after} order by event.id limit 200`.execute(db);
  return rows.map(({ id, ...event }) => ({ ...event, id: Number(id) }));
}

/** Of a document whose events were all thrown away, or that never had any: 0. */
export async function findLastEvent(db: Db, documentGuid: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(max(id), 0) as id from document_event where document_guid = ${documentGuid}`.execute(db);
  return Number(rows[0]?.id ?? 0);
}

/** Then what came after it is known as well. */
export async function isEventKept(db: Db, documentGuid: string, id: number): Promise<boolean> {
  const { rows } = await sql`select from document_event where document_guid = ${documentGuid} and id = ${id}`.execute(db);
  return rows.length > 0;
}

export async function findAllCounters(db: Db, documentGuid: string): Promise<DraftCounters> {
  const { rows } = await sql<DraftCounters>`
    select structure_version, coalesce((
      select json_object_agg(language, draft_version) from document_language where document_guid = guid), '{}') as draft_versions
    from document where guid = ${documentGuid}`.execute(db);
  return rows[0] ?? { structureVersion: 0, draftVersions: {} };
}

export async function deleteOldDocumentEvents(db: Db): Promise<void> {
  await sql`delete from document_event where happened_on < now() - interval '1 hour'`.execute(db);
}

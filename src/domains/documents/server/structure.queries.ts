import { sql } from 'kysely';
import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DocumentKind } from '../model/snapshot.ts';
import type { KeptBlock, KeptStructure } from '../model/structure.ts';
import type { Writer } from './counters.queries.ts';

/** A draft without its words, with what was taken away from it. In the order of the regions, and in each as it stands. */
export async function findStructure(db: Db, guid: string): Promise<(KeptStructure & { kind: DocumentKind }) | undefined> {
  const document = await db
    .selectFrom('document')
    .select(['kind', 'layout', 'options'])
    .where('guid', '=', guid)
    .where('deletedOn', 'is', null)
    .executeTakeFirst();
  if (!document) return undefined;
  const blocks = await db
    .selectFrom('block')
    .select(['guid', 'type', 'format', 'options', 'layoutPosition', 'languages', 'isHidden', 'version'])
    .select(sql<boolean>`removed_on is not null`.as('isRemoved'))
    .where('documentGuid', '=', guid)
    .orderBy('sortId')
    .orderBy('guid')
    .execute();
  const { kind, layout, options } = document;
  return { kind: kind as DocumentKind, layout, options: options as KeptStructure['options'], blocks: blocks as KeptBlock[] };
}

/** The document that a block belongs to; undefined for one that nobody made yet. */
export async function findDocumentOfBlock(db: Db, guid: string): Promise<string | undefined> {
  const row = await db.selectFrom('block').select('documentGuid').where('guid', '=', guid).executeTakeFirst();
  return row?.documentGuid;
}

export async function saveLayout(db: Db, guid: string, { layout, options }: Pick<KeptStructure, 'layout' | 'options'>): Promise<void> {
  await db
    .updateTable('document')
    .set({ layout, options: JSON.stringify(options) })
    .where('guid', '=', guid)
    .execute();
}

interface Written {
  documentGuid: string;
  /** Of the structure, with this change. */
  version: number;
  by: Writer;
}

export async function addBlock(db: Db, block: KeptBlock, { documentGuid, version, by }: Written): Promise<void> {
  const { guid, type, format, options, layoutPosition, languages: only, isHidden } = block;
  await db
    .insertInto('block')
    .values({
      guid,
      documentGuid,
      type,
      format,
      layoutPosition,
      sortId: 0,
      options: JSON.stringify(options),
      languages: only,
      isHidden,
      version,
      movedVersion: version,
      changedBy: by,
    })
    .execute();
}

/** What of a block is the same in every language, but for its place. */
export async function saveBlock(db: Db, block: KeptBlock, { version, by }: Written): Promise<void> {
  const { guid, format, options, languages: only, isHidden, isRemoved } = block;
  await db
    .updateTable('block')
    .set({
      format,
      options: JSON.stringify(options),
      languages: only,
      isHidden,
      removedOn: isRemoved ? sql`coalesce(removed_on, clock_timestamp())` : null,
      removedBy: isRemoved ? sql`case when removed_on is null then ${by}::uuid else removed_by end` : null,
      version,
      changedOn: sql`clock_timestamp()`,
      changedBy: by,
    })
    .where('guid', '=', guid)
    .execute();
}

export interface Place {
  guid: string;
  layoutPosition: LayoutPosition;
  sortId: number;
}

/** Numbers the blocks anew where that is needed. It changes nothing of them: what was moved is told by `noteMoved`. */
export async function savePlaces(db: Db, places: readonly Place[]): Promise<void> {
  await sql`
    update block set layout_position = place.layout_position, sort_id = place.sort_id
    from jsonb_to_recordset(${JSON.stringify(places.map(toRow))}::jsonb) as place (guid uuid, layout_position text, sort_id integer)
    where block.guid = place.guid and (block.layout_position, block.sort_id) is distinct from (place.layout_position, place.sort_id)`.execute(
    db,
  );
}

function toRow({ guid, layoutPosition, sortId }: Place) {
  return { guid, layout_position: layoutPosition, sort_id: sortId };
}

export async function noteMoved(db: Db, guids: readonly string[], { version, by }: Written): Promise<void> {
  if (guids.length === 0) return;
  await db
    .updateTable('block')
    .set({ movedVersion: version, changedOn: sql`clock_timestamp()`, changedBy: by })
    .where('guid', 'in', guids)
    .execute();
}

/** Nobody misses it any more, and no publication holds it. */
export async function purgeRemovedBlocks(db: Db): Promise<void> {
  await sql`
    delete from block where guid in (
      select guid from block
      where removed_on < now() - interval '30 days' and not exists (
        select from document_language
        where document_guid = block.document_guid and is_published
          and jsonb_path_exists(snapshot, '$.buildingBlockInstances[*] ? (@.guid == $block)', jsonb_build_object('block', block.guid::text)))
      order by guid limit 1000)`.execute(db);
}

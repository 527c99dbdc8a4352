import { sql } from 'kysely';
import { hasChangesSql, isEditableBy, isVisibleTo, type Reader } from '#domains/documents/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Language } from '#platform/shared/language.ts';
import type { ListItemType } from '../model/list-item-types.ts';
import type { ListSort } from '../model/list-query.ts';
import { aroundEntry } from './list-orders.queries.ts';

export interface NewItemRow {
  documentGuid: string;
  shortId: string;
  type: ListItemType;
  publishedOn?: Date | undefined;
  startsOn?: Date | undefined;
  endsOn?: Date | undefined;
  isHighlighted?: boolean | undefined;
}

export async function insertItem(db: Db, row: NewItemRow): Promise<void> {
  await db.insertInto('listItem').values(row).execute();
}

/** At the end of each list, unless a place is given. */
export async function insertMemberships(db: Db, itemGuid: string, listGuids: readonly string[], position?: number): Promise<void> {
  const place = (listGuid: string) =>
    position ?? sql<number>`(select coalesce(max(position), 0) + 1 from list_membership where list_guid = ${listGuid})`;
  const rows = listGuids.map((listGuid, ordinal) => ({ listGuid, itemGuid, ordinal, position: place(listGuid) }));
  if (rows.length > 0) await db.insertInto('listMembership').values(rows).execute();
}

function itemRows(db: Db) {
  return db.selectFrom('listItem').select([
    'documentGuid as guid',
    'shortId',
    'type',
    'publishedOn',
    'startsOn',
    'endsOn',
    'isHighlighted',
    sql<boolean>`published_on <= now()`.as('isDue'),
    sql<string[]>`array(select list_guid from list_membership where item_guid = document_guid order by ordinal, list_guid)`.as(
      'parentGuids',
    ),
    sql<Partial<Record<Language, string>> | null>`(
        select json_object_agg(language, card ->> 'title') from document_language
        where document_language.document_guid = list_item.document_guid and is_published)`.as('titles'),
  ]);
}

/** What is only an item's. Whether it is published, and for whom, its document says. */
export function findItem(db: Db, by: { guid: string } | { shortId: string }) {
  const rows = itemRows(db);
  return ('guid' in by ? rows.where('documentGuid', '=', by.guid) : rows.where('shortId', '=', by.shortId)).executeTakeFirst();
}

export interface ItemLink {
  guid: string;
  title: string;
  parentGuids: string[];
}

/** What is needed to link to these items, of those that this reader may see in this language or else in Dutch. */
export async function listItemLinks(db: Db, reader: Reader, guids: readonly string[], language: Language): Promise<ItemLink[]> {
  const { rows } = await sql<ItemLink>`
    select document.guid, published.title,
           array(select list_guid from list_membership where item_guid = document.guid order by ordinal, list_guid) as parent_guids
    from document
    join list_item on list_item.document_guid = document.guid and list_item.published_on <= now()
    join lateral (
      select card ->> 'title' as title from document_language
      where document_guid = document.guid and is_published and language in (${language}, 'nl')
      order by language = ${language} desc limit 1
    ) published on true
    where document.guid = any(${guids}::uuid[]) and document.deleted_on is null and ${isVisibleTo(reader, 'document')}`.execute(db);
  return rows;
}

interface ItemDraft {
  guid: string;
  updatedOn: Date;
  parentGuids: string[];
  /** The languages with words that nobody sees yet. */
  waiting: { language: Language; title: string; isNew: boolean }[];
}

/** Of these items, those that somebody may edit and that have something nobody sees yet, in the order given. */
export async function listItemDrafts(db: Db, reader: Reader, guids: readonly string[]): Promise<ItemDraft[]> {
  const otherTitle = sql`(select title from document_language other where other.document_guid = document.guid and title is not null limit 1)`;
  const { rows } = await sql<ItemDraft>`
    select document.guid, document.updated_on, draft.waiting,
           array(select list_guid from list_membership where item_guid = document.guid order by ordinal, list_guid) as parent_guids
    from document
    cross join lateral (
      select json_agg(json_build_object('language', language, 'title', coalesce(title, ${otherTitle}, ''), 'isNew', not is_published)) as waiting
      from document_language
      where document_guid = document.guid and (not is_published or ${hasChangesSql})
    ) draft
    where document.guid = any(${guids}::uuid[]) and kind = 'list-item' and deleted_on is null and draft.waiting is not null
      and ${isEditableBy(reader)}
    order by array_position(${guids}::uuid[], document.guid)`.execute(db);
  return rows;
}

export interface Neighbour extends ItemLink {
  side: 'before' | 'after';
}

/** What stands before and after an item in a list that is sorted like this. */
export async function listNeighbours(
  db: Db,
  reader: Reader,
  { itemGuid, listGuid, language, sortBy }: { itemGuid: string; listGuid: string; language: Language; sortBy: ListSort },
): Promise<Neighbour[]> {
  const around = aroundEntry(sortBy, sql`entry`, sql`own`);
  const side = (name: 'before' | 'after') => sql`(
    select ${name}::text as side, entry.item_guid as guid, entry.title,
           array(select list_guid from list_membership where item_guid = entry.item_guid order by ordinal, list_guid) as parent_guids
    from list_entry entry, list_entry own
    where own.list_guid = ${listGuid} and own.language = ${language} and own.item_guid = ${itemGuid}
      and entry.list_guid = ${listGuid} and entry.language = ${language} and entry.is_due and ${isVisibleTo(reader, 'entry')}
      and ${around[name].isThere}
    order by ${around[name].nearestFirst} limit 1)`;
  const { rows } = await sql<Neighbour>`${side('before')} union all ${side('after')}`.execute(db);
  return rows;
}

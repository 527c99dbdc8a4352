import { sql, type RawBuilder } from 'kysely';
import type { Card } from '#domains/documents/model/snapshot.ts';
import { isVisibleTo, type Reader } from '#domains/documents/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import { preparedByShape } from '#platform/server/db/prepared-query.ts';
import { timeZone, type Language } from '#platform/shared/language.ts';
import type { ListItemType } from '../model/list-item-types.ts';
import type { ListQuery } from '../model/list-query.ts';
import { orders } from './list-orders.queries.ts';

/** A list to read: where its items come from, what is asked of it, and the document it stands on. */
export interface AskedList {
  /** One for a list, some for a widget. */
  sources: readonly string[];
  query: ListQuery;
  language: Language;
  documentGuid: string;
  /** Also how many there are in all. */
  isCounted: boolean;
}

export interface ItemRow {
  guid: string;
  shortId: string;
  type: ListItemType;
  card: Card;
  publishedOn: string;
  startsOn: string | null;
  endsOn: string | null;
  isHighlighted: boolean;
  parentGuids: string[];
}

interface ListRow {
  number: number;
  /** This reader may see the page that it stands on. */
  isOpen: boolean;
  items: ItemRow[] | null;
  total: number | null;
  newestOn: Date | null;
}

/** Several lists in one statement. In the order asked. */
export async function readLists(db: Db, reader: Reader, lists: readonly AskedList[]): Promise<ListRow[]> {
  return lists.length > 0 ? findLists(db, { reader, lists }) : [];
}

interface AskedLists {
  reader: Reader;
  lists: readonly AskedList[];
}

const findLists = preparedByShape<AskedLists, ListRow>({
  shapeOf: ({ lists }) => lists.map(shapeOf).join(),
  build(asked, value) {
    const reader: Reader = {
      seesAll: value((input) => input.reader.seesAll),
      roleIds: value((input) => input.reader.roleIds),
      editRoleIds: value((input) => input.reader.editRoleIds),
    };
    const parts = asked.lists.map((list, number) => {
      const places = placesOf(list, (read) => value(({ lists }) => read(lists[number] ?? list)));
      return sql`(${listPart(places, number, reader)})`;
    });
    return sql`${sql.join(parts, sql` union all `)} order by number`;
  },
});

/** What the text of a list's query depends on. */
function shapeOf({ sources, isCounted, query: { sortBy, parents, types, isHighlighted, span } }: AskedList): string {
  return `${sources.length} ${isCounted} ${sortBy} ${parents.length} ${types.length} ${isHighlighted} ${span}`;
}

/** The list with places for all that is not its shape. */
function placesOf(list: AskedList, value: <T>(read: (list: AskedList) => T) => T): AskedList {
  const { sources, query } = list;
  return {
    ...list,
    sources: sources.map((source, index) => value((each) => each.sources[index] ?? source)),
    language: value((each) => each.language),
    documentGuid: value((each) => each.documentGuid),
    query: {
      ...query,
      pageNumber: value((each) => each.query.pageNumber),
      itemCount: value((each) => each.query.itemCount),
      parents: query.parents.map((group, index) => value((each) => each.query.parents[index] ?? group)),
      types: query.types.map((type, index) => value((each) => each.query.types[index] ?? type)),
    },
  };
}

function listPart(list: AskedList, number: number, reader: Reader): RawBuilder<unknown> {
  return sql`
    select ${number}::int as number, place.is_open, found.items, found.total, found.newest_on
    from (select ${isPageVisible(list, reader)} as is_open) place
    left join lateral (
      select ${itemsOf(list, reader)} as items,
        ${list.isCounted ? totalOf(list, reader) : sql`null::int`} as total,
        ${list.isCounted ? newestOf(list, reader) : sql`null::timestamptz`} as newest_on
    ) found on place.is_open`;
}

function isPageVisible({ documentGuid, language }: AskedList, reader: Reader): RawBuilder<boolean> {
  return sql`exists (
    select from document
    where document.guid = ${documentGuid} and document.deleted_on is null and ${isVisibleTo(reader, 'document')}
      and exists (
        select from document_language
        where document_guid = document.guid and is_published and language in (${language}, 'nl')
      ))`;
}

function itemsOf(list: AskedList, reader: Reader): RawBuilder<unknown> {
  const { column, direction, tie } = orders[list.query.sortBy];
  return sql`coalesce((
    select json_agg(json_build_object(${itemColumns}) order by ${sql`shown.`}${column} ${direction}, shown.item_guid ${tie})
    from (${shownEntries(list, reader)}) shown
    join list_item on list_item.document_guid = shown.item_guid
    join document_language published on published.document_guid = shown.item_guid and published.language = ${list.language}
  ), '[]')`;
}

const itemColumns = sql`
  'guid', list_item.document_guid, 'shortId', list_item.short_id, 'type', list_item.type, 'card', published.card,
  'publishedOn', list_item.published_on, 'startsOn', list_item.starts_on, 'endsOn', list_item.ends_on,
  'isHighlighted', list_item.is_highlighted,
  'parentGuids', array(select list_guid from list_membership where item_guid = list_item.document_guid order by ordinal, list_guid)`;

const entryColumns = sql`item_guid, title, published_on, starts_on, position`;

/** The entries of the page that was asked for. */
function shownEntries(list: AskedList, reader: Reader): RawBuilder<unknown> {
  const { sources, query } = list;
  const { column, direction, tie } = orders[query.sortBy];
  const { pageNumber, itemCount } = query;
  const [only] = sources;
  const place = sql`order by ${column} ${direction}, item_guid ${tie}
    limit ${itemCount}::int offset (${pageNumber}::int - 1) * ${itemCount}::int`;
  if (only !== undefined && sources.length === 1) {
    return sql`select ${entryColumns} from list_entry entry where ${isShown(only, list, reader)} ${place}`;
  }
  // What is on this page of all lists together is within the same reach of its own list.
  const tops = sources.map(
    (source) => sql`(select ${entryColumns} from list_entry entry where ${isShown(source, list, reader)}
      order by ${column} ${direction}, item_guid ${tie} limit ${pageNumber}::int * ${itemCount}::int)`,
  );
  if (tops.length === 0) return sql`select ${entryColumns} from list_entry where false`;
  return sql`
    select * from (select distinct on (item_guid) * from (${sql.join(tops, sql` union all `)}) tops order by item_guid, position) merged
    ${place}`;
}

function isShown(source: string, { query, language }: AskedList, reader: Reader): RawBuilder<boolean> {
  const conditions = [
    sql`entry.list_guid = ${source} and entry.language = ${language} and entry.is_due and ${isVisibleTo(reader, 'entry')}`,
    ...(query.isHighlighted ? [sql`entry.is_highlighted`] : []),
    ...(query.span === 'all'
      ? []
      : [sql`entry.starts_on ${query.span === 'coming' ? sql`>=` : sql`<`} date_trunc('day', now(), ${timeZone})`]),
    ...query.parents.map(
      (group) => sql`exists (select from list_membership where item_guid = entry.item_guid and list_guid = any(${group}::uuid[]))`,
    ),
    ...query.types.map((type) => sql`exists (select from list_item where document_guid = entry.item_guid and type = ${type})`),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** From the counters, unless something narrows the list that they do not know of. */
function totalOf(list: AskedList, reader: Reader): RawBuilder<number> {
  const { query, language } = list;
  const [source = null] = list.sources;
  if (source === null) return sql`0`;
  const isNarrowed = query.span !== 'all' || query.parents.length > 0 || query.types.length > 0;
  if (isNarrowed) return sql`(select count(*)::int from list_entry entry where ${isShown(source, list, reader)})`;
  const isHighlighted = query.isHighlighted ? sql`and counter.is_highlighted` : sql``;
  return sql`(
    select coalesce(sum(counter.total), 0)::int from list_counter counter
    where counter.list_guid = ${source} and counter.language = ${language} and ${isVisibleTo(reader, 'counter')} ${isHighlighted})`;
}

/** Of all that it shows, on whichever page. */
function newestOf(list: AskedList, reader: Reader): RawBuilder<Date | null> {
  const [source = null] = list.sources;
  if (source === null) return sql`null::timestamptz`;
  return sql`(
    select entry.published_on from list_entry entry where ${isShown(source, list, reader)} order by entry.published_on desc limit 1)`;
}

interface TotalRow {
  number: number;
  total: number;
  /** The items in the order that was given by hand; null for a list in another order. */
  sortOrder: string[] | null;
}

const longestSortOrder = 1000;

/** How many items each list holds for this reader, in one statement. Whether they may see its page was asked before. */
export async function readTotals(db: Db, reader: Reader, lists: readonly AskedList[]): Promise<TotalRow[]> {
  if (lists.length === 0) return [];
  const parts = lists.map((list, number) => {
    const [source = null] = list.sources;
    const isManual = source !== null && list.query.sortBy === 'manual_asc';
    const order = isManual
      ? sql`array(select item_guid from list_entry entry where ${isShown(source, list, reader)} order by position, item_guid limit ${longestSortOrder})`
      : sql`null::uuid[]`;
    return sql`(select ${number}::int as number, ${totalOf(list, reader)} as total, ${order} as sort_order)`;
  });
  const { rows } = await sql<TotalRow>`${sql.join(parts, sql` union all `)} order by number`.execute(db);
  return rows;
}

interface ListBlockRow {
  documentGuid: string;
  language: Language;
  blocks: Card['blocks'];
}

/** Every list block that is published somewhere, or on these documents. */
export async function listPublishedBlocks(db: Db, documentGuids?: readonly string[]): Promise<ListBlockRow[]> {
  return db
    .selectFrom('documentLanguage')
    .innerJoin('document', 'document.guid', 'documentLanguage.documentGuid')
    .select(['document.guid as documentGuid', 'documentLanguage.language', sql<Card['blocks']>`card -> 'blocks'`.as('blocks')])
    .where('document.kind', '<>', 'list-item')
    .where('document.deletedOn', 'is', null)
    .where('documentLanguage.isPublished', '=', true)
    .where(sql<boolean>`jsonb_array_length(card -> 'blocks') > 0`)
    .$if(documentGuids !== undefined, (query) => query.where('document.guid', 'in', documentGuids ?? []))
    .execute() as Promise<ListBlockRow[]>;
}

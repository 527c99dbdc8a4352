import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Who may see an item that stands in these lists and says nothing about it: everybody as soon as one of their pages is for everybody. */
export async function findReadersOfLists(db: Db, listGuids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ roleIds: string[] }>`
    select page.role_ids from block join document page on page.guid = block.document_guid
    where block.guid = any(${listGuids}::uuid[])`.execute(db);
  const isForEverybody = rows.some(({ roleIds }) => roleIds.length === 0);
  return isForEverybody ? [] : [...new Set(rows.flatMap(({ roleIds }) => roleIds))];
}

interface Readers {
  pageGuid: string;
  before: readonly string[];
  after: readonly string[];
}

/** Items that stand in lists of this page alone, and were for the same readers as the page, are for its readers now. Gives how many. */
export async function passOnReaders(db: Db, { pageGuid, before, after }: Readers): Promise<number> {
  const sorted = (roleIds: readonly string[]) => sql`array(select unnest(${roleIds}::uuid[]) order by 1)`;
  const { rows } = await sql<{ count: number }>`
    with item as (
      update document set role_ids = ${after}::uuid[], version = version + 1
      where kind = 'list-item' and deleted_on is null and array(select unnest(role_ids) order by 1) = ${sorted(before)}
        and guid in (
          select guid from document
          where guid in (select item_guid from list_membership join block on block.guid = list_guid where block.document_guid = ${pageGuid})
          order by guid for no key update)
        and not exists (
          select from list_membership join block on block.guid = list_guid
          where item_guid = document.guid and block.document_guid <> ${pageGuid})
      returning guid
    ), entry as (
      update list_entry set role_ids = ${sorted(after)} where item_guid in (select guid from item)
    )
    select count(*)::int as count from item`.execute(db);
  return rows[0]?.count ?? 0;
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/**
 * Brings what lists show of a document in line with what it is now: published where, called what, seen by whom. Nothing when it is no
 * list item. The totals follow by themselves.
 */
export async function rebuildEntries(db: Db, guid: string): Promise<void> {
  await sql`
    with wanted as (
      select membership.list_guid, published.language, document.guid as item_guid, published.card ->> 'title' as title,
             list_item.published_on, list_item.starts_on, membership.position, list_item.is_highlighted,
             array(select unnest(document.role_ids) order by 1) as role_ids,
             case when document.edit_permission = 'Roles' then array(select unnest(document.edit_roles) order by 1) else '{}' end as edit_roles,
             list_item.published_on <= now() as is_due
      from list_item
      join document on document.guid = list_item.document_guid and document.deleted_on is null
      join document_language published on published.document_guid = document.guid and published.is_published
      join list_membership membership on membership.item_guid = document.guid
      where list_item.document_guid = ${guid}
    ), gone as (
      delete from list_entry
      where item_guid = ${guid} and (list_guid, language) not in (select list_guid, language from wanted)
    )
    insert into list_entry as entry
      (list_guid, language, item_guid, title, published_on, starts_on, position, is_highlighted, role_ids, edit_roles, is_due)
    select * from wanted
    on conflict (list_guid, language, item_guid) do update set
      title = excluded.title, published_on = excluded.published_on, starts_on = excluded.starts_on, position = excluded.position,
      is_highlighted = excluded.is_highlighted, role_ids = excluded.role_ids, edit_roles = excluded.edit_roles, is_due = excluded.is_due
    where entry.* is distinct from excluded.*`.execute(db);
}

export interface Waiting {
  /** Something that has come due is not shown yet. */
  isDue: boolean;
  /** Until the next one comes due; null when none is planned. */
  milliseconds: number | null;
}

export async function findWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select coalesce(min(published_on) <= now(), false) as is_due,
           (extract(epoch from min(published_on) filter (where published_on > now()) - now()) * 1000)::float8 as milliseconds
    from list_entry where not is_due`.execute(db);
  return rows[0] ?? { isDue: false, milliseconds: null };
}

/** Of several machines one does it. The lock ends with the transaction. */
export async function takeTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('plein list entries')) as is_mine`.execute(db);
  return rows[0]?.isMine ?? false;
}

export async function showDueEntries(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('listEntry')
    .set({ isDue: true })
    .where('isDue', '=', false)
    .where('publishedOn', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

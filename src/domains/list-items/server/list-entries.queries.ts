import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/**
 * Brings what lists show of a document in line with what it is now: published where, called what, seen by whom. Nothing when it is no
 * list item. The totals follow by themselves. One that is planned anew waits again; that its moment has come is seen by who looks for it,
 * because that changes what everybody sees.
 */
export async function rebuildEntries(db: Db, guid: string): Promise<void> {
  await sql`
    with item as (
      update list_item set is_due = is_due and published_on <= now() where document_guid = ${guid} returning *
    ), wanted as (
      select membership.list_guid, published.language, document.guid as item_guid, published.card ->> 'title' as title,
             item.published_on, item.starts_on, membership.position, item.is_highlighted,
             array(select unnest(document.role_ids) order by 1) as role_ids,
             case when document.edit_permission = 'Roles' then array(select unnest(document.edit_roles) order by 1) else '{}' end as edit_roles,
             item.is_due
      from item
      join document on document.guid = item.document_guid and document.deleted_on is null
      join document_language published on published.document_guid = document.guid and published.is_published
      join list_membership membership on membership.item_guid = document.guid
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
  /** The moment of something has come, and nothing was done about it yet. */
  isDue: boolean;
  /** Something of that is published. */
  isSeen: boolean;
  /** Until the next one comes due; null when none is planned. */
  milliseconds: number | null;
}

export async function findWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select coalesce(bool_or(has_come), false) as is_due,
           coalesce(bool_or(has_come and exists (
             select from document join document_language on document_language.document_guid = document.guid and is_published
             where document.guid = waiting.document_guid and deleted_on is null)), false) as is_seen,
           (extract(epoch from min(published_on) filter (where not has_come) - now()) * 1000)::float8 as milliseconds
    from (select document_guid, published_on, published_on <= now() as has_come from list_item where not is_due) waiting`.execute(db);
  return rows[0] ?? { isDue: false, isSeen: false, milliseconds: null };
}

/** Of several machines one does it. The lock ends with the transaction. */
export async function takeTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('plein list entries')) as is_mine`.execute(db);
  return rows[0]?.isMine ?? false;
}

/** Those whose moment has come, in every list they are in. */
export async function showDueItems(db: Db): Promise<void> {
  await sql`
    with shown as (update list_item set is_due = true where not is_due and published_on <= now() returning document_guid)
    update list_entry set is_due = true where not is_due and item_guid in (select document_guid from shown)`.execute(db);
}

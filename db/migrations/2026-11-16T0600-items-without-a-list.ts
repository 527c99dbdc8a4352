import { sql, type Kysely } from 'kysely';

/** Whether the moment of an item has been acted upon. Its entries say so too, but an item may be in no list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table list_item add column is_due boolean not null default true`.execute(db);
  await sql`
    update list_item set is_due = false
    where published_on > now() or document_guid in (select item_guid from list_entry where not is_due)`.execute(db);
  await sql`create index list_item_waiting on list_item (published_on) where not is_due`.execute(db);
  await sql`drop index list_entry_waiting`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table document drop constraint document_kind_check`.execute(db);
  await sql`
    alter table document add constraint document_kind_check check (kind in ('page', 'list-item', 'footer', 'template'))`.execute(db);

  // The card is what lists, menus and feeds show of a publication, so that none of them has to open the whole of it.
  await sql`alter table document_language add column fields jsonb not null default '{}', add column card jsonb`.execute(db);
  await sql`
    update document_language set card = jsonb_build_object('title', snapshot ->> 'title', 'description', snapshot ->> 'description')
    where snapshot is not null`.execute(db);
  await sql`
    alter table document_language add constraint document_language_published_card check (not is_published or card is not null)`.execute(db);

  await sql`
    create table list_item (
      document_guid uuid primary key references document on delete cascade,
      short_id text not null constraint list_item_short_id unique check (short_id ~ '^[1-9A-HJ-NP-Za-km-z]{11}$'),
      type text not null,
      published_on timestamptz not null default now(),
      starts_on timestamptz,
      ends_on timestamptz,
      is_highlighted boolean not null default false
    )`.execute(db);

  // No reference to block: a list block that is gone from the draft is still in the publication until the next one.
  await sql`
    create table list_membership (
      list_guid uuid not null,
      item_guid uuid not null references document on delete cascade,
      position integer not null default 0,
      primary key (list_guid, item_guid)
    )`.execute(db);
  await sql`create index list_membership_item on list_membership (item_guid)`.execute(db);

  // One row for every item that a list shows in a language: all that choosing and sorting needs, in one table.
  await sql`
    create table list_entry (
      list_guid uuid not null,
      language text not null check (language in ('nl', 'en')),
      item_guid uuid not null references document on delete cascade,
      title text not null,
      published_on timestamptz not null,
      starts_on timestamptz,
      position integer not null,
      is_highlighted boolean not null,
      role_ids uuid[] not null,
      edit_roles uuid[] not null,
      is_due boolean not null,
      primary key (list_guid, language, item_guid)
    )`.execute(db);
  await sql`create index list_entry_item on list_entry (item_guid)`.execute(db);
  await sql`create index list_entry_published on list_entry (list_guid, language, published_on desc, item_guid)`.execute(db);
  await sql`create index list_entry_starts on list_entry (list_guid, language, starts_on, item_guid)`.execute(db);
  await sql`create index list_entry_position on list_entry (list_guid, language, position, item_guid)`.execute(db);
  await sql`create index list_entry_title on list_entry (list_guid, language, title collate "nl-x-icu", item_guid)`.execute(db);
  await sql`create index list_entry_waiting on list_entry (published_on) where not is_due`.execute(db);

  await sql`
    create table list_counter (
      list_guid uuid not null,
      language text not null,
      role_ids uuid[] not null,
      edit_roles uuid[] not null,
      is_highlighted boolean not null,
      total integer not null,
      primary key (list_guid, language, role_ids, edit_roles, is_highlighted)
    )`.execute(db);
  await countListEntries(db);

  await sql`
    alter table menu_item add column external_url text,
      add constraint menu_item_one_target check (page_guid is null or external_url is null)`.execute(db);

  await sql`
    create table redirect (
      guid uuid primary key default gen_random_uuid(),
      language text not null check (language in ('nl', 'en')),
      from_path text not null check (from_path like '/%'),
      to_page_guid uuid references document on delete cascade,
      to_href text,
      is_automatic boolean not null default false,
      created_on timestamptz not null default now(),
      constraint redirect_from unique (language, from_path),
      check ((to_page_guid is null) <> (to_href is null))
    )`.execute(db);
}

/** Totals follow the entries in the same transaction, whoever writes them. */
async function countListEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function count_list_entries() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update list_counter counter set total = counter.total - gone.total
        from (
          select list_guid, language, role_ids, edit_roles, is_highlighted, count(*) total from old_rows where is_due group by 1, 2, 3, 4, 5
        ) gone
        where (counter.list_guid, counter.language, counter.role_ids, counter.edit_roles, counter.is_highlighted)
          = (gone.list_guid, gone.language, gone.role_ids, gone.edit_roles, gone.is_highlighted);
      end if;
      if tg_op <> 'DELETE' then
        insert into list_counter as counter (list_guid, language, role_ids, edit_roles, is_highlighted, total)
        select list_guid, language, role_ids, edit_roles, is_highlighted, count(*) from new_rows where is_due group by 1, 2, 3, 4, 5
        order by 1, 2, 3, 4, 5
        on conflict (list_guid, language, role_ids, edit_roles, is_highlighted) do update set total = counter.total + excluded.total;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger list_entry_added after insert on list_entry
    referencing new table as new_rows for each statement execute function count_list_entries()`.execute(db);
  await sql`
    create trigger list_entry_changed after update on list_entry
    referencing old table as old_rows new table as new_rows for each statement execute function count_list_entries()`.execute(db);
  await sql`
    create trigger list_entry_removed after delete on list_entry
    referencing old table as old_rows for each statement execute function count_list_entries()`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * Every list item has a fixed part of the sitemap, a thousand to a part, and every part knows when what everybody may see of it last
 * changed. Kept by triggers, so that no way of closing an item can forget it. They run at the end of the transaction: by then a public
 * change holds the content version, so that nobody waits for a part in a circle.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table list_item add column number bigint generated always as identity`.execute(db);
  await sql`alter table list_item add column sitemap_part integer generated always as (((number - 1) / 1000 + 1)::integer) stored`.execute(
    db,
  );
  await sql`create index list_item_sitemap_part on list_item (sitemap_part)`.execute(db);
  await sql`
    create table sitemap_part (
      part integer primary key,
      changed_in bigint not null,
      changed_on timestamptz not null default now()
    )`.execute(db);
  await sql`comment on column sitemap_part.changed_in is 'The transaction of the last change'`.execute(db);
  await sql`
    insert into sitemap_part (part, changed_in) select distinct sitemap_part, pg_current_xact_id()::text::bigint from list_item`.execute(
    db,
  );

  await sql`
    create function note_sitemap_part(changed integer) returns void language sql as $$
      insert into sitemap_part as known (part, changed_in, changed_on)
      select changed, pg_current_xact_id()::text::bigint, now() where changed is not null
      on conflict (part) do update set changed_in = excluded.changed_in, changed_on = excluded.changed_on
      where known.changed_in <> excluded.changed_in
    $$`.execute(db);
  await sql`
    create function note_sitemap_item() returns trigger language plpgsql as $$
    begin
      perform note_sitemap_part((case when tg_op = 'DELETE' then old else new end).sitemap_part);
      return null;
    end $$`.execute(db);
  await sql`
    create function note_sitemap_document() returns trigger language plpgsql as $$
    begin
      perform note_sitemap_part((select sitemap_part from list_item where document_guid = new.guid));
      return null;
    end $$`.execute(db);
  await sql`
    create function note_sitemap_words() returns trigger language plpgsql as $$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).document_guid;
    begin
      perform note_sitemap_part((select sitemap_part from list_item where document_guid = changed));
      return null;
    end $$`.execute(db);
  await sql`
    create function note_sitemap_lists() returns trigger language plpgsql as $$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).item_guid;
    begin
      perform note_sitemap_part((
        select sitemap_part from list_item where document_guid = changed
          and exists (select from document_language where document_guid = changed and is_published)));
      return null;
    end $$`.execute(db);

  await sql`
    create constraint trigger list_item_in_sitemap after update on list_item deferrable initially deferred for each row
    when (old.is_due <> new.is_due or old.published_on <> new.published_on) execute function note_sitemap_item()`.execute(db);
  await sql`
    create constraint trigger list_item_out_of_sitemap after delete on list_item deferrable initially deferred for each row
    execute function note_sitemap_item()`.execute(db);
  await sql`
    create constraint trigger document_in_sitemap after update on document deferrable initially deferred for each row
    when (new.kind = 'list-item' and (old.role_ids <> new.role_ids or old.deleted_on is distinct from new.deleted_on))
    execute function note_sitemap_document()`.execute(db);
  await sql`
    create constraint trigger words_added_to_sitemap after insert on document_language deferrable initially deferred for each row
    when (new.is_published) execute function note_sitemap_words()`.execute(db);
  await sql`
    create constraint trigger words_in_sitemap after update on document_language deferrable initially deferred for each row
    when ((old.is_published or new.is_published) and (old.is_published <> new.is_published
      or old.published_on is distinct from new.published_on or old.card is distinct from new.card))
    execute function note_sitemap_words()`.execute(db);
  await sql`
    create constraint trigger words_out_of_sitemap after delete on document_language deferrable initially deferred for each row
    when (old.is_published) execute function note_sitemap_words()`.execute(db);
  await sql`
    create constraint trigger lists_in_sitemap after insert or update or delete on list_membership deferrable initially deferred
    for each row execute function note_sitemap_lists()`.execute(db);
}

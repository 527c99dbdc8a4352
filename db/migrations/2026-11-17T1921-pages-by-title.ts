import { sql, type Kysely } from 'kysely';

/**
 * The index of pages shows them by title, twenty-five at a time. Each language has its titles in its own rows, among those of a hundred
 * times as many list items: to find the first ones, all had to be read and sorted. So a page knows the title by which it is shown in each
 * language, its own or else the other one, and has its place in an index by that. Kept by a trigger, so that no way of naming a page can
 * forget it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table document add column title_nl text, add column title_en text`.execute(db);
  await sql`comment on column document.title_nl is 'Of a page: its Dutch title, or else the English one'`.execute(db);
  await sql`comment on column document.title_en is 'Of a page: its English title, or else the Dutch one'`.execute(db);
  await sql`
    create function note_page_titles() returns trigger language plpgsql as $$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).document_guid;
    begin
      update document set
        title_nl = (select title from document_language where document_guid = changed order by language = 'nl' desc limit 1),
        title_en = (select title from document_language where document_guid = changed order by language = 'en' desc limit 1)
      where guid = changed and kind = 'page';
      return null;
    end $$`.execute(db);
  for (const [name, when] of [
    ['page_title_added', 'insert'],
    ['page_title_changed', 'update of title'],
    ['page_title_removed', 'delete'],
  ] as const) {
    await sql`
      create trigger ${sql.ref(name)} after ${sql.raw(when)} on document_language
      for each row execute function note_page_titles()`.execute(db);
  }
  await sql`
    update document set
      title_nl = (select title from document_language where document_guid = guid order by language = 'nl' desc limit 1),
      title_en = (select title from document_language where document_guid = guid order by language = 'en' desc limit 1)
    where kind = 'page'`.execute(db);
  for (const language of ['nl', 'en']) {
    await sql`
      create index ${sql.ref(`document_pages_${language}`)} on document (${sql.ref(`title_${language}`)} collate "nl-x-icu", guid)
      where kind = 'page' and deleted_on is null`.execute(db);
  }
  await sql`
    create index document_pages_sought on document using gin (title_nl gin_trgm_ops, title_en gin_trgm_ops)
    where kind = 'page' and deleted_on is null`.execute(db);
}

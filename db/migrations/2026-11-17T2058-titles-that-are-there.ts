import { sql, type Kysely } from 'kysely';

/** A language may have no title of its own: then a page stands in the index by the one that it is shown with. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create or replace function note_page_titles() returns trigger language plpgsql as $$
    declare
      changed uuid := (case when tg_op = 'DELETE' then old else new end).document_guid;
    begin
      update document set
        title_nl = (select title from document_language where document_guid = changed and title is not null order by language = 'nl' desc limit 1),
        title_en = (select title from document_language where document_guid = changed and title is not null order by language = 'en' desc limit 1)
      where guid = changed and kind = 'page';
      return null;
    end $$`.execute(db);
  await sql`
    update document set
      title_nl = (select title from document_language where document_guid = guid and title is not null order by language = 'nl' desc limit 1),
      title_en = (select title from document_language where document_guid = guid and title is not null order by language = 'en' desc limit 1)
    where kind = 'page' and (title_nl is null or title_en is null)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/**
 * What a document is called in a language may be absent: Dutch is shown then. What is stored already stays as it is, because a Dutch title
 * under English cannot be told from one that is the same in both.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table document_language
      alter column title drop not null,
      alter column description drop not null,
      alter column description drop default,
      add constraint document_language_dutch_title check (language <> 'nl' or title is not null)`.execute(db);
}

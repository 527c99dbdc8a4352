import { sql, type Kysely } from 'kysely';

/** What a publication took the place of, for who takes it back. Of those there are, nobody knows it any more. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table document_language add column replaced jsonb`.execute(db);
}

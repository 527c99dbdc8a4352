import { sql, type Kysely } from 'kysely';

/** The version of its type's shape in which a block was written. Everything that is there was written in the first. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table block add column format integer not null default 1`.execute(db);
  await sql`alter table block_content add column format integer not null default 1`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // As it stood before the address when somebody was invited; empty when nothing did.
  await sql`alter table invitation add column name text not null default ''`.execute(db);
}

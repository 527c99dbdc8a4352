import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // Who gets their account back loses the codes that were made since it was taken. Those of before this day count as made on it.
  await sql`alter table recovery_code add column created_on timestamptz not null default now()`.execute(db);
}

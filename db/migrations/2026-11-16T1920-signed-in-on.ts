import { sql, type Kysely } from 'kysely';

/** When the owner of a session signed in, where it goes on from an earlier one under a new name. Null: when it was made. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table session add column signed_in_on timestamptz`.execute(db);
}

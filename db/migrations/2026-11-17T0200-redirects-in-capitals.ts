import { sql, type Kysely } from 'kysely';

/** An old address is found however its capitals were written. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index redirect_from_small on redirect (language, lower(from_path))`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Which of its lists an item belongs to first: the page of that one is where its own address is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table list_membership add column ordinal smallint not null default 0`.execute(db);
}

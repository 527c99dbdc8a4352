import { sql, type Kysely } from 'kysely';

/** Which mail took the place of one that was sent again, and which went to one address. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table mail add column resent_as uuid references mail (guid) on delete set null`.execute(db);
  await sql`create index mail_resent_as on mail (resent_as) where resent_as is not null`.execute(db);
  await sql`create index mail_address on mail (lower(to_address))`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** What is not asked for the time being. The answers stay, so that it can be asked again. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table property_definition add column is_active boolean not null default true`.execute(db);
  await sql`create index user_property_key on user_property (key)`.execute(db);
}

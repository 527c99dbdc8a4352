import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table data_export
      -- The language of what people read in it.
      add column language text not null default 'nl' check (language in ('nl', 'en')),
      -- Somebody else had it made; they never get it.
      add column is_by_admin boolean not null default false,
      -- Of a hundred.
      add column progress smallint not null default 0 check (progress between 0 and 100)`.execute(db);
  await sql`create unique index data_export_one_at_a_time on data_export (user_guid) where state = 'waiting'`.execute(db);
}

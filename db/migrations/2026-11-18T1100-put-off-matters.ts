import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // What somebody wants to see later of what waits for them. `size`: how much of it there was, since more of it is something new.
  await sql`
    create table put_off_matter (
      user_guid uuid not null references app_user on delete cascade,
      matter text not null check (length(matter) <= 100),
      size integer not null,
      until timestamptz not null,
      primary key (user_guid, matter)
    )`.execute(db);
  await sql`create index put_off_matter_until on put_off_matter (until)`.execute(db);
}

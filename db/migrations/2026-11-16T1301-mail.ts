import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // What is to be sent and what came of it: the queue's work and the log of deliveries in one.
  await sql`
    create table mail (
      guid uuid primary key default gen_random_uuid(),
      -- Which mail it is, for the log: 'auth.reset'.
      kind text not null,
      language text not null check (language in ('nl', 'en')),
      to_address text not null,
      user_guid uuid references app_user on delete set null,
      subject text not null,
      -- Sealed, because links in it open things; emptied when nobody can use them any more.
      content bytea,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      last_error text,
      correlation_id text not null default '',
      created_on timestamptz not null default now(),
      sent_on timestamptz
    )`.execute(db);
  await sql`create index mail_created on mail (created_on)`.execute(db);
  await sql`create index mail_person on mail (user_guid, created_on)`.execute(db);
}

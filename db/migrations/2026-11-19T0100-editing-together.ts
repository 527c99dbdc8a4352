import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // What happened to a draft, for who edits it at the same time: where and by whom, never what it says. Kept for an hour.
  await sql`
    create table document_event (
      id bigint generated always as identity primary key,
      document_guid uuid not null references document on delete cascade,
      kind text not null check (kind in ('words', 'structure', 'published', 'unpublished', 'discarded', 'restored', 'rights')),
      block_guid uuid,
      language text check (language in ('nl', 'en')),
      version integer,
      made_by uuid references app_user on delete set null,
      happened_on timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index document_event_document on document_event (document_guid, id)`.execute(db);
  await sql`create index document_event_happened on document_event (happened_on)`.execute(db);
  await sql`create index document_event_made_by on document_event (made_by) where made_by is not null`.execute(db);

  // Who has a document before them, by tab of their browser. Gone when nothing was heard of it for half a minute.
  await sql`
    create table document_presence (
      document_guid uuid not null references document on delete cascade,
      tab uuid not null,
      user_guid uuid not null references app_user on delete cascade,
      language text not null check (language in ('nl', 'en')),
      block_guid uuid,
      since timestamptz not null default now(),
      seen_on timestamptz not null default now(),
      primary key (document_guid, tab)
    )`.execute(db);
  await sql`create index document_presence_user on document_presence (user_guid)`.execute(db);
  await sql`create index document_presence_seen on document_presence (seen_on)`.execute(db);
}

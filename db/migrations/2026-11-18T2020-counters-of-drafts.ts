import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // Counters that only rise: of the structure, which is one for all languages, and of the words of each language. A block and its words have
  // the number that the counter had when they were last changed.
  await sql`
    alter table document
      add column structure_version integer not null default 1,
      add column structure_changed_on timestamptz not null default now(),
      add column structure_changed_by uuid references app_user on delete set null`.execute(db);
  await sql`
    alter table document_language
      add column draft_version integer not null default 1,
      add column draft_changed_on timestamptz not null default now(),
      add column draft_changed_by uuid references app_user on delete set null,
      add column words_version integer not null default 1,
      add column published_structure_version integer,
      add column published_draft_version integer,
      add column compared_key text,
      add column compared_changed boolean`.execute(db);
  await sql`
    alter table block
      add column changed_on timestamptz not null default now(),
      add column changed_by uuid references app_user on delete set null,
      add column moved_version integer not null default 1,
      add column languages text[] check (languages <@ array['nl', 'en'] and cardinality(languages) > 0),
      add column is_hidden boolean not null default false,
      add column removed_on timestamptz,
      add column removed_by uuid references app_user on delete set null,
      add column add_permission text not null default 'Admin' check (add_permission in ('Admin', 'Roles', 'Users')),
      add column add_roles uuid[] not null default '{}'`.execute(db);
  await sql`create index document_pages_changed on document (updated_on) where kind = 'page' and deleted_on is null`.execute(db);
  await sql`create index block_removed on block (removed_on) where removed_on is not null`.execute(db);
  await sql`
    alter table block_content
      add column changed_on timestamptz not null default now(),
      add column changed_by uuid references app_user on delete set null,
      add column based_on integer`.execute(db);
  for (const [table, column] of [
    ['document', 'structure_changed_by'],
    ['document_language', 'draft_changed_by'],
    ['block', 'changed_by'],
    ['block', 'removed_by'],
    ['block_content', 'changed_by'],
  ] as const) {
    await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  }

  // What somebody did under a name that their browser gave it: to say the same again when the answer was lost.
  await sql`
    create table document_operation (
      document_guid uuid not null references document on delete cascade,
      user_guid uuid not null references app_user on delete cascade,
      id uuid not null,
      versions jsonb not null,
      done_on timestamptz not null default now(),
      primary key (document_guid, user_guid, id)
    )`.execute(db);
  await sql`create index document_operation_user on document_operation (user_guid)`.execute(db);
  await sql`create index document_operation_done on document_operation (done_on)`.execute(db);

  // A whole draft of one moment, in all languages.
  await sql`
    create table revision (
      guid uuid primary key default gen_random_uuid(),
      document_guid uuid not null references document on delete cascade,
      number integer not null,
      kind text not null check (kind in ('published', 'paused', 'handed_over', 'before_discard', 'before_restore', 'set_aside')),
      language text check (language in ('nl', 'en')),
      structure_version integer not null,
      draft_versions jsonb not null,
      draft jsonb not null,
      made_on timestamptz not null default clock_timestamp(),
      made_by uuid references app_user on delete set null,
      constraint revision_number unique (document_guid, number)
    )`.execute(db);
  await sql`create index revision_made_by on revision (made_by) where made_by is not null`.execute(db);
  await sql`create index revision_made_on on revision (made_on)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // One row: rises in the transaction of every public change. It is the cache token.
  await sql`
    create table content_version (
      only_row boolean primary key default true check (only_row),
      version bigint not null default 1
    )`.execute(db);
  await sql`insert into content_version default values`.execute(db);

  await sql`
    create table platform_setting (
      key text primary key,
      value jsonb not null,
      version integer not null default 1,
      updated_on timestamptz not null default now(),
      updated_by uuid references app_user on delete set null
    )`.execute(db);

  await sql`
    create table document (
      guid uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('page')),
      layout text not null default '100' check (layout in ('100', '25-75', '75-25', '25-50-25')),
      options jsonb not null default '{}',
      role_ids uuid[] not null default '{}',
      edit_permission text not null default 'Admin' check (edit_permission in ('Admin', 'Roles')),
      edit_roles uuid[] not null default '{}',
      version integer not null default 1,
      created_on timestamptz not null default now(),
      updated_on timestamptz not null default now(),
      deleted_on timestamptz
    )`.execute(db);

  await sql`
    create table document_language (
      document_guid uuid not null references document on delete cascade,
      language text not null check (language in ('nl', 'en')),
      title text not null,
      description text not null default '',
      is_published boolean not null default false,
      snapshot jsonb,
      snapshot_version integer,
      published_on timestamptz,
      primary key (document_guid, language),
      check (not is_published or snapshot is not null)
    )`.execute(db);

  await sql`
    create table block (
      guid uuid primary key default gen_random_uuid(),
      document_guid uuid not null references document on delete cascade,
      type text not null,
      layout_position text not null default 'main' check (layout_position in ('top', 'main', 'side-left', 'side-right', 'bottom')),
      sort_id integer not null default 0,
      options jsonb not null default '{}',
      version integer not null default 1
    )`.execute(db);
  await sql`create index block_document on block (document_guid, layout_position, sort_id)`.execute(db);

  await sql`
    create table block_content (
      block_guid uuid not null references block on delete cascade,
      language text not null check (language in ('nl', 'en')),
      content jsonb not null,
      version integer not null default 1,
      primary key (block_guid, language)
    )`.execute(db);

  await sql`
    create table menu_item (
      guid uuid primary key default gen_random_uuid(),
      parent_guid uuid references menu_item on delete cascade,
      position integer not null default 0,
      page_guid uuid references document on delete set null
    )`.execute(db);
  await sql`create index menu_item_parent on menu_item (parent_guid, position)`.execute(db);

  await sql`
    create table menu_item_language (
      menu_item_guid uuid not null references menu_item on delete cascade,
      language text not null check (language in ('nl', 'en')),
      name text not null,
      url_segment text not null,
      primary key (menu_item_guid, language)
    )`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table asset (
      guid uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('image', 'document')),
      file_name text not null,
      mime_type text not null,
      bytes integer not null check (bytes > 0),
      width integer,
      height integer,
      frames integer not null default 1 check (frames > 0),
      hash text not null,
      storage_key text not null constraint asset_storage_key unique,
      focal_x real not null default 0.5 check (focal_x between 0 and 1),
      focal_y real not null default 0.5 check (focal_y between 0 and 1),
      uploaded_by uuid references app_user on delete set null,
      created_on timestamptz not null default now(),
      check ((kind = 'image') = (width is not null and height is not null))
    )`.execute(db);

  // What a document points to: of its publication in each language, and of its draft. No reference to the target: a publication
  // goes on naming what was removed since, until it is published again.
  await sql`
    create table document_reference (
      document_guid uuid not null references document on delete cascade,
      language text not null check (language in ('nl', 'en')),
      is_draft boolean not null default false,
      target_kind text not null check (target_kind in ('asset', 'page', 'item', 'url')),
      target_guid uuid,
      url text,
      check ((target_kind = 'url') = (url is not null)),
      check ((target_kind = 'url') = (target_guid is null))
    )`.execute(db);
  await sql`create index document_reference_document on document_reference (document_guid, language)`.execute(db);
  await sql`create index document_reference_target on document_reference (target_guid, target_kind) where target_guid is not null`.execute(
    db,
  );
  await sql`create index document_reference_url on document_reference (url) where url is not null`.execute(db);
}

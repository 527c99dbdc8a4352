import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // Of a draft: the block that points there, or the document itself. So a save of one block changes its own and no others.
  await sql`alter table document_reference add column source_guid uuid`.execute(db);
  await sql`create index document_reference_source on document_reference (document_guid, source_guid) where is_draft`.execute(db);

  // When somebody last saved in a document, for as long as they may be at it. Empty language: what is the same in all of them.
  await sql`
    create table editing_work (
      document_guid uuid not null references document on delete cascade,
      user_guid uuid not null references app_user on delete cascade,
      language text not null check (language in ('', 'nl', 'en')),
      saved_on timestamptz not null default now(),
      primary key (document_guid, user_guid, language)
    )`.execute(db);
  await sql`create index editing_work_user on editing_work (user_guid)`.execute(db);
  await sql`create index editing_work_saved on editing_work (saved_on)`.execute(db);

  await keepAuditForItsTime(db);
}

/** Rows are still never changed, and removed only when their time is over: by a function with the owner's rights, and by nobody else. */
// oxlint-disable-next-line typescript/no-explicit-any -- as above
async function keepAuditForItsTime(db: Kysely<any>): Promise<void> {
  await sql`
    create function audit_is_kept(type text, happened_on timestamptz) returns boolean language sql stable as $$
      select happened_on > now() - case
        when split_part(type, '.', 1) in ('document', 'block', 'listitem', 'list', 'asset', 'menu', 'cache') then interval '1 year'
        else interval '2 years'
      end
    $$`.execute(db);
  await sql`drop trigger audit_is_append_only on audit`.execute(db);
  await sql`
    create trigger audit_is_append_only before update or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(db);
  await sql`
    create trigger audit_is_kept before delete on audit
    for each row when (audit_is_kept(old.type, old.happened_on)) execute function refuse_audit_change()`.execute(db);
  await sql`
    create function delete_expired_audit() returns void language sql security definer set search_path = public, pg_temp as $$
      delete from audit where id in (
        select id from audit where happened_on < now() - interval '1 year' and not audit_is_kept(type, happened_on)
        order by happened_on, id limit 10000)
    $$`.execute(db);
}

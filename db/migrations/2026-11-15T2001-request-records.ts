import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table audit (
      id bigint generated always as identity primary key,
      happened_on timestamptz not null default now(),
      type text not null,
      result text not null check (result in ('done', 'denied', 'failed')),
      actor_kind text not null,
      actor_guid uuid,
      subject_guid uuid,
      network text not null default '',
      correlation_id text not null default '',
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_subject on audit (subject_guid, happened_on)`.execute(db);

  // Where one database role does everything, permissions cannot protect the audit log; this trigger does.
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit rows are never changed or removed' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger audit_is_append_only before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(db);

  await sql`
    create table idempotency (
      scope text not null,
      key text not null,
      request_hash text not null,
      body jsonb,
      created_on timestamptz not null default now(),
      primary key (scope, key)
    )`.execute(db);
  await sql`create index idempotency_created on idempotency (created_on)`.execute(db);

  await sql`
    create table rate_limit (
      key text primary key,
      used integer not null,
      ends_on timestamptz not null
    )`.execute(db);
  await sql`create index rate_limit_ends on rate_limit (ends_on)`.execute(db);

  await sql`
    create table client_log (
      id bigint generated always as identity primary key,
      received_on timestamptz not null default now(),
      logged_on timestamptz not null,
      level smallint not null,
      short_message text not null,
      full_message text not null,
      origin text not null,
      platform text not null,
      user_agent text not null,
      is_bot boolean not null,
      user_guid uuid,
      network text not null,
      correlation_id text not null
    )`.execute(db);
  await sql`create index client_log_received on client_log (received_on)`.execute(db);
}

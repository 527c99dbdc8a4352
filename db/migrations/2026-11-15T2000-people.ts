import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table app_user (
      guid uuid primary key default gen_random_uuid(),
      email text not null,
      email_key text not null constraint app_user_email_key_unique unique,
      email_verified_on timestamptz,
      first_name text not null default '',
      middle_name text not null default '',
      last_name text not null default '',
      is_admin boolean not null default false,
      is_mett boolean not null default false,
      is_developer boolean not null default false,
      is_content_manager boolean not null default false,
      is_active boolean not null default true,
      terms_of_use_version_accepted integer,
      version integer not null default 1,
      created_on timestamptz not null default now(),
      updated_on timestamptz not null default now()
    )`.execute(db);

  // Apart from app_user, so that no query for a person can carry a hash along.
  await sql`
    create table user_password (
      user_guid uuid primary key references app_user on delete cascade,
      hash text not null,
      changed_on timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table user_property (
      user_guid uuid not null references app_user on delete cascade,
      key text not null,
      value text not null,
      primary key (user_guid, key)
    )`.execute(db);

  await sql`
    create table role (
      guid uuid primary key default gen_random_uuid(),
      name_nl text not null constraint role_name_nl_unique unique,
      name_en text not null constraint role_name_en_unique unique,
      description text not null default '',
      is_built_in boolean not null default false,
      version integer not null default 1,
      created_on timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table user_role (
      user_guid uuid not null references app_user on delete cascade,
      role_guid uuid not null references role on delete cascade,
      primary key (user_guid, role_guid)
    )`.execute(db);
  await sql`create index user_role_role on user_role (role_guid)`.execute(db);

  await sql`
    create table session (
      guid uuid primary key default gen_random_uuid(),
      token_hash bytea not null constraint session_token_hash_unique unique,
      user_guid uuid not null references app_user on delete cascade,
      user_agent text not null default '',
      network text not null default '',
      created_on timestamptz not null default now(),
      last_seen_on timestamptz not null default now(),
      expires_on timestamptz not null,
      ended_on timestamptz
    )`.execute(db);
  await sql`create index session_person on session (user_guid, last_seen_on)`.execute(db);

  // Guesses at one account, from anywhere: each failure doubles the wait before the next try counts.
  await sql`
    create table sign_in_delay (
      account_key text primary key,
      failures integer not null,
      failed_on timestamptz not null
    )`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    alter table app_user
      -- When an account that its owner wants gone is emptied, and when that was done.
      add column delete_on timestamptz,
      add column deleted_on timestamptz,
      add column last_seen_on timestamptz`.execute(db);

  await sql`
    alter table session
      add column method text not null default 'password' check (method in ('password', 'passkey', 'openid', 'invitation', 'set-up')),
      add column has_second_factor boolean not null default false,
      -- When its owner last proved who they are, for acts that ask it anew.
      add column proven_on timestamptz not null default now(),
      -- The role an admin looks at the site as.
      add column view_as_role uuid references role on delete set null`.execute(db);

  // What a link in a mail stands for. Only a hash of its token is here.
  await sql`
    create table one_time_token (
      guid uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('reset', 'verify', 'change-email', 'revert-email', 'set-up', 'cancel-deletion')),
      token_hash bytea not null constraint one_time_token_hash_unique unique,
      user_guid uuid references app_user on delete cascade,
      email text,
      created_on timestamptz not null default now(),
      expires_on timestamptz not null,
      used_on timestamptz
    )`.execute(db);
  await sql`create index one_time_token_person on one_time_token (user_guid, purpose)`.execute(db);

  // Between the first and the second proof of who somebody is. No session: it opens nothing but the second step.
  await sql`
    create table login_attempt (
      guid uuid primary key default gen_random_uuid(),
      token_hash bytea not null constraint login_attempt_token_hash_unique unique,
      user_guid uuid references app_user on delete cascade,
      method text not null check (method in ('password', 'passkey', 'openid')),
      challenge text,
      return_to text not null default '',
      created_on timestamptz not null default now(),
      expires_on timestamptz not null,
      used_on timestamptz
    )`.execute(db);

  await sql`
    create table totp (
      user_guid uuid primary key references app_user on delete cascade,
      -- Sealed with a key that is not in the database.
      secret bytea not null,
      confirmed_on timestamptz,
      -- A code counts once: nothing at or before this step is taken again.
      last_step bigint not null default 0,
      created_on timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table recovery_code (
      user_guid uuid not null references app_user on delete cascade,
      code_hash bytea not null,
      used_on timestamptz,
      primary key (user_guid, code_hash)
    )`.execute(db);

  await sql`
    create table passkey (
      guid uuid primary key default gen_random_uuid(),
      user_guid uuid not null references app_user on delete cascade,
      credential_id text not null constraint passkey_credential_unique unique,
      public_key bytea not null,
      counter bigint not null default 0,
      transports text[] not null default '{}',
      name text not null,
      created_on timestamptz not null default now(),
      last_used_on timestamptz
    )`.execute(db);
  await sql`create index passkey_person on passkey (user_guid)`.execute(db);

  // Somebody as an outside provider knows them. Never by their address alone.
  await sql`
    create table user_identity (
      issuer text not null,
      subject text not null,
      user_guid uuid not null references app_user on delete cascade,
      created_on timestamptz not null default now(),
      last_used_on timestamptz,
      primary key (issuer, subject)
    )`.execute(db);
  await sql`create index user_identity_person on user_identity (user_guid)`.execute(db);

  await sql`
    create table invitation (
      guid uuid primary key default gen_random_uuid(),
      code_hash bytea not null constraint invitation_code_hash_unique unique,
      email text not null,
      email_key text not null,
      role_guids uuid[] not null default '{}',
      is_admin boolean not null default false,
      is_content_manager boolean not null default false,
      language text not null check (language in ('nl', 'en')),
      message text not null default '',
      inviter_guid uuid references app_user on delete set null,
      state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'revoked')),
      user_guid uuid references app_user on delete set null,
      created_on timestamptz not null default now(),
      sent_on timestamptz not null default now(),
      expires_on timestamptz not null,
      answered_on timestamptz,
      version integer not null default 1
    )`.execute(db);
  await sql`create unique index invitation_pending_email on invitation (email_key) where state = 'pending'`.execute(db);

  await sql`
    create table property_definition (
      key text primary key,
      category text not null check (category in ('profile', 'security', 'privacy')),
      section text not null,
      subsection text not null default '',
      section_ordinal integer not null default 0,
      subsection_ordinal integer not null default 0,
      ordinal integer not null default 0,
      visible_for text not null check (visible_for in ('everyone', 'users', 'roles', 'me', 'staff')),
      visible_for_roles uuid[] not null default '{}',
      input_type text not null,
      required boolean not null default false,
      options jsonb not null default '[]',
      default_value text not null default '',
      autocomplete text not null default '',
      mett boolean not null default false,
      is_built_in boolean not null default false,
      -- Label, help and names of section and subsection, per language.
      texts jsonb not null,
      version integer not null default 1
    )`.execute(db);

  await sql`
    create table terms_version (
      version integer not null,
      language text not null check (language in ('nl', 'en')),
      text jsonb not null,
      published_on timestamptz not null default now(),
      primary key (version, language)
    )`.execute(db);

  await sql`
    create table data_export (
      guid uuid primary key default gen_random_uuid(),
      user_guid uuid not null references app_user on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
      storage_key text,
      bytes bigint,
      created_on timestamptz not null default now(),
      expires_on timestamptz
    )`.execute(db);
  await sql`create index data_export_person on data_export (user_guid, created_on)`.execute(db);

  // Who was erased stays erased, also when a backup from before is put back.
  await sql`
    create table erased_user (
      user_guid uuid primary key,
      erased_on timestamptz not null default now()
    )`.execute(db);

  await sql`alter table asset add column profile_of uuid references app_user on delete cascade`.execute(db);
  await sql`create index asset_profile on asset (profile_of) where profile_of is not null`.execute(db);

  await sql`create index audit_actor on audit (actor_guid, happened_on)`.execute(db);
  await sql`create index audit_happened on audit (happened_on)`.execute(db);
}

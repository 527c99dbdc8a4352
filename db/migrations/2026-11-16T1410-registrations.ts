import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // Somebody who asked for an account and has not opened the link in the mail yet. Each link has the password that was chosen with it,
  // so nobody can put a password of their own under the address of another.
  await sql`
    create table registration (
      token_guid uuid primary key references one_time_token on delete cascade,
      email text not null,
      email_key text not null,
      first_name text not null,
      middle_name text not null,
      last_name text not null,
      password_hash text not null,
      terms_version integer not null,
      language text not null check (language in ('nl', 'en')),
      created_on timestamptz not null default now()
    )`.execute(db);
  await sql`create index registration_email on registration (email_key)`.execute(db);
  await sql`create index one_time_token_expires on one_time_token (expires_on)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // Whose rights change goes on under another token, which the next answer carries. The one before it works on for as long as requests
  // that were under way may take.
  await sql`
    alter table session
      add column is_token_due boolean not null default false,
      add column former_token_hash bytea,
      add column former_token_until timestamptz`.execute(db);
  await sql`create index session_former_token on session (former_token_hash) where former_token_hash is not null`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // No mail ever held a link to keep an account: its owner signs in for that.
  await sql`
    alter table one_time_token
      drop constraint one_time_token_purpose_check,
      add constraint one_time_token_purpose_check
        check (purpose in ('reset', 'verify', 'change-email', 'revert-email', 'dispute', 'set-up'))`.execute(db);
}

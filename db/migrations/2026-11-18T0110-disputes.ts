import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // The link by which an owner says that a way into their account is not theirs.
  await sql`
    alter table one_time_token
      drop constraint one_time_token_purpose_check,
      add constraint one_time_token_purpose_check
        check (purpose in ('reset', 'verify', 'change-email', 'revert-email', 'dispute', 'set-up', 'cancel-deletion'))`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** The order in which admins read through everybody. Without it every page of the index sorts all people by the rules of Dutch. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index app_user_by_name on app_user
    (last_name collate "nl-x-icu", first_name collate "nl-x-icu", middle_name collate "nl-x-icu", guid)
    where deleted_on is null`.execute(db);
}

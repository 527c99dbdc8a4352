import { sql, type Kysely } from 'kysely';

/**
 * An admin looks at the site as somebody else while `view_as_since` is set: as the role, or as a visitor when there is none. So a role
 * that is removed meanwhile leaves less to see, never more.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table session
    add column view_as_since timestamptz,
    add constraint session_view_as check (view_as_role is null or view_as_since is not null)`.execute(db);
}

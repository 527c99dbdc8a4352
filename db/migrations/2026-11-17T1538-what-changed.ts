import { sql, type Kysely } from 'kysely';

/** What each content version was about, so that who knows the one before reads no more than that. Kept for an hour. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table content_change (
      version bigint primary key,
      type text not null,
      subject_guid uuid,
      changed_on timestamptz not null default now()
    )`.execute(db);
}

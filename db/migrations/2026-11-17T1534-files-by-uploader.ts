import { sql, type Kysely } from 'kysely';

/** Every upload asks how much its sender keeps already. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`create index asset_uploaded_by on asset (uploaded_by)`.execute(db);
}

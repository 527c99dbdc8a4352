import { sql, type Kysely } from 'kysely';

/** What settings were before is looked up in the audit log, of which they are a very small part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_setting on audit ((details ->> 'key'), id) where type = 'settings.changed'`.execute(db);
}

import { sql, type Kysely } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  // The log is read newest first, by moment and number: two events of one transaction share the moment.
  await sql`create index audit_moment on audit (happened_on, id)`.execute(db);
  await sql`drop index audit_happened`.execute(db);
  // By what kind of thing an event is about: 'user' of 'user.changed'.
  await sql`create index audit_noun on audit (split_part(type, '.', 1), happened_on, id)`.execute(db);
  // Mails by what came of them, the newest first.
  await sql`create index mail_state on mail (state, created_on)`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** As the audit log, also where one role owns the tables and uses them: that somebody was erased is never taken back. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create function refuse_erased_user_change() returns trigger language plpgsql as $$
    begin
      raise exception 'who was erased stays noted' using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger erased_user_is_append_only before update or delete or truncate on erased_user
      for each statement execute function refuse_erased_user_change()`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Which of these settings of PostgreSQL are off. */
export async function listSettingsThatAreOff(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${names}) and setting = 'off' order by name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function readDatabaseClock(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now;
}

/** What the role of this connection may do on the server. */
export async function findOwnRole(db: Db) {
  const { rows } = await sql<{ name: string; isSuper: boolean; canRunPrograms: boolean; canCreate: boolean }>`
    select current_user::text as name, rolsuper as is_super,
           pg_has_role('pg_execute_server_program', 'member') as can_run_programs,
           has_schema_privilege('public', 'create') as can_create
    from pg_roles where rolname = current_user`.execute(db);
  return rows[0];
}

/** Whether this connection has the right to change the audit log, and whether a trigger refuses it all the same. */
export async function findAuditProtection(db: Db) {
  const { rows } = await sql<{ canChange: boolean; hasTrigger: boolean }>`
    select has_table_privilege('audit', 'update') or has_table_privilege('audit', 'delete') or has_table_privilege('audit', 'truncate') as can_change,
           exists (select from pg_trigger where tgrelid = 'audit'::regclass and tgname = 'audit_is_append_only' and tgenabled <> 'D') as has_trigger`.execute(
    db,
  );
  return rows[0];
}

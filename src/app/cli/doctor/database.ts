import { sql, type Kysely } from 'kysely';
import { describeConnection, roleOf } from '#platform/server/db/connection.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { checkServer } from '#platform/server/db/migrate.ts';
import { pendingMigrations } from '#platform/server/db/migrations.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { DatabaseConnections } from '#platform/server/postgres/prepare-database.ts';
import { advice, good, problem, type Finding } from './finding.ts';

export async function checkDatabase(connections: DatabaseConnections, log: Logger): Promise<Finding[]> {
  const major = await checkServer(connections.app);
  const database = openDatabase(connections.app, { size: 2, log });
  const { db } = database;
  try {
    const pending = await pendingMigrations(db);
    const findings = [
      good(`PostgreSQL ${major}, ${describeConnection(connections.app)}.`),
      ...(await checkDurability(db)),
      await checkClock(db),
      await checkAppRole(db),
    ];
    if (pending.length > 0)
      return [...findings, problem(`${pending.length} migrations have not run: ${pending.join(', ')}. Run: npm run plein -- migrate`)];
    return [...findings, good('All migrations have run.'), await checkAuditLog(db, roleOf(connections.app) === roleOf(connections.owner))];
  } finally {
    await database.close();
  }
}

async function checkDurability(db: Kysely<DB>): Promise<Finding[]> {
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'];
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where name = any(${names}) and setting = 'off' order by name`.execute(db);
  const off = rows.map((row) => row.name);
  if (off.length === 0) return [good('What PostgreSQL confirms is on the disk, with checksums.')];
  return off.map((name) =>
    name === 'data_checksums'
      ? advice('PostgreSQL keeps no checksums of its pages (data_checksums), so it cannot notice a failing disk.')
      : problem(`${name} is off in PostgreSQL: after a power cut, saved work may be gone.`),
  );
}

async function checkClock(db: Kysely<DB>): Promise<Finding> {
  const before = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const middle = (before + Date.now()) / 2;
  const seconds = Math.abs((rows[0]?.now.getTime() ?? 0) - middle) / 1000;
  if (seconds > 30)
    return problem(
      `The clocks of this machine and of the database differ by ${Math.round(seconds)} seconds. Switch on time synchronisation.`,
    );
  if (seconds > 2) return advice(`The clocks of this machine and of the database differ by ${seconds.toFixed(1)} seconds.`);
  return good(`The clock says ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, and the database agrees.`);
}

async function checkAppRole(db: Kysely<DB>): Promise<Finding> {
  const { rows } = await sql<{ name: string; isSuper: boolean; canRunPrograms: boolean; canCreate: boolean }>`
    select current_user::text as name, rolsuper as is_super,
           pg_has_role('pg_execute_server_program', 'member') as can_run_programs,
           has_schema_privilege('public', 'create') as can_create
    from pg_roles where rolname = current_user`.execute(db);
  const role = rows[0];
  if (!role || role.isSuper || role.canRunPrograms)
    return problem(
      `Requests are served as the database role "${role?.name}", which may do everything on the server. Give DATABASE_URL a role without such rights.`,
    );
  if (role.canCreate)
    return advice(
      `Requests are served as the database role "${role.name}", which may also change tables. Set DATABASE_OWNER_URL to the owner, and let DATABASE_URL name a role that is not.`,
    );
  return good(`Requests are served as the database role "${role.name}", which cannot change tables.`);
}

async function checkAuditLog(db: Kysely<DB>, isSingleRole: boolean): Promise<Finding> {
  const { rows } = await sql<{ canChange: boolean; hasTrigger: boolean }>`
    select has_table_privilege('audit', 'update') or has_table_privilege('audit', 'delete') or has_table_privilege('audit', 'truncate') as can_change,
           exists (select from pg_trigger where tgrelid = 'audit'::regclass and tgname = 'audit_is_append_only' and tgenabled <> 'D') as has_trigger`.execute(
    db,
  );
  const { canChange = true, hasTrigger = false } = rows[0] ?? {};
  if (!canChange) return good('Nobody can change or remove lines of the audit log: the role that serves requests lacks the right.');
  if (!hasTrigger)
    return problem('The lines of the audit log can be changed: neither rights nor a trigger protect them. Run: npm run plein -- migrate');
  if (isSingleRole)
    return advice('One database role does everything, so a trigger guards the audit log. Two roles (DATABASE_OWNER_URL) guard it better.');
  return problem(
    'The role that serves requests has rights to change the audit log; only a trigger stops it. Run: npm run plein -- migrate',
  );
}

import { describeConnection, roleOf } from '#platform/server/db/connection.ts';
import { openDatabase, type Db } from '#platform/server/db/database.ts';
import { checkServer } from '#platform/server/db/check-server.ts';
import { pendingMigrations } from '#platform/server/db/migrations.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { DatabaseConnections } from '#platform/server/postgres/access.ts';
import { findAuditProtection, findOwnRole, listSettingsThatAreOff, readDatabaseClock } from './database.queries.ts';
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

async function checkDurability(db: Db): Promise<Finding[]> {
  const off = await listSettingsThatAreOff(db, ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']);
  if (off.length === 0) return [good('What PostgreSQL confirms is on the disk, with checksums.')];
  return off.map((name) =>
    name === 'data_checksums'
      ? advice('PostgreSQL keeps no checksums of its pages (data_checksums), so it cannot notice a failing disk.')
      : problem(`${name} is off in PostgreSQL: after a power cut, saved work may be gone.`),
  );
}

async function checkClock(db: Db): Promise<Finding> {
  const before = Date.now();
  const now = await readDatabaseClock(db);
  const middle = (before + Date.now()) / 2;
  const seconds = Math.abs((now?.getTime() ?? 0) - middle) / 1000;
  if (seconds > 30)
    return problem(
      `The clocks of this machine and of the database differ by ${Math.round(seconds)} seconds. Switch on time synchronisation.`,
    );
  if (seconds > 2) return advice(`The clocks of this machine and of the database differ by ${seconds.toFixed(1)} seconds.`);
  return good(`The clock says ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, and the database agrees.`);
}

async function checkAppRole(db: Db): Promise<Finding> {
  const role = await findOwnRole(db);
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

async function checkAuditLog(db: Db, isSingleRole: boolean): Promise<Finding> {
  const { canChange = true, hasTrigger = false } = (await findAuditProtection(db)) ?? {};
  if (!canChange) return good('Nobody can change or remove lines of the audit log: the role that serves requests lacks the right.');
  if (!hasTrigger)
    return problem('The lines of the audit log can be changed: neither rights nor a trigger protect them. Run: npm run plein -- migrate');
  if (isSingleRole)
    return advice('One database role does everything, so a trigger guards the audit log. Two roles (DATABASE_OWNER_URL) guard it better.');
  return problem(
    'The role that serves requests has rights to change the audit log; only a trigger stops it. Run: npm run plein -- migrate',
  );
}

import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { prepareQueues } from '../jobs/prepare-queues.ts';
import type { Logger } from '../logger.ts';
import { codeOf, StartFailure } from '../start-failure.ts';
import { grantToAppRole } from './app-role.ts';
import { reasonOf } from './check-server.ts';
import { roleOf, type DatabaseConnection } from './connection.ts';
import { migrationsFolder, migrationsIn, pendingMigrations } from './migrations.ts';

/** An arbitrary number of our own. */
const lockKey = 7016;
/** Another instance may be migrating; longer than this is a migration that hangs. */
const lockPatience = 120_000;

interface MigrateOptions {
  /** The role that owns the tables. */
  owner: DatabaseConnection;
  /** The role that serves requests; it may be the same. */
  app: DatabaseConnection;
  log: Logger;
  folder?: string;
}

/** Brings the database to this version of the code and gives the app role its rights. Safe to run from several instances at once. */
export async function migrateDatabase({ owner, app, log, folder = migrationsFolder }: MigrateOptions): Promise<string[]> {
  return withMigrationLock(owner, async () => {
    const db = openForMigration(owner);
    try {
      const applied = await applyPending(db, folder);
      for (const migration of applied) log.info({ migration }, 'migrated');
      await prepareQueues(owner);
      if (roleOf(app) !== roleOf(owner)) await grantToAppRole(db, roleOf(app));
      return applied;
    } finally {
      await db.destroy();
    }
  });
}

/** Lets one instance at a time change the database as a whole. On a connection of its own: the lock must be held while the work commits. */
export async function withMigrationLock<T>(owner: DatabaseConnection, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...owner, application_name: `plein-migrate ${process.pid}` });
  client.on('error', () => {});
  await client.connect();
  try {
    await takeMigrationLock(client);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}

async function takeMigrationLock(client: pg.Client): Promise<void> {
  try {
    await client.query(`set statement_timeout = ${lockPatience}`);
    await client.query('select pg_advisory_lock($1)', [lockKey]);
  } catch (error) {
    if (codeOf(error) === '57014')
      throw new StartFailure('Another instance has been migrating this database for two minutes; try again when it is done.');
    throw error;
  }
}

function openForMigration(owner: DatabaseConnection): Kysely<unknown> {
  const pool = new pg.Pool({ ...owner, max: 1, lock_timeout: 3000, statement_timeout: 0 });
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

async function applyPending(db: Kysely<unknown>, folder: string): Promise<string[]> {
  const pending = await pendingMigrations(db, folder);
  if (pending.length === 0) return [];
  const { error, results = [] } = await new Migrator({ db, provider: migrationsIn(folder) }).migrateToLatest();
  if (error === undefined) return results.map((result) => result.migrationName);
  const failed = results.find((result) => result.status === 'Error')?.migrationName;
  const what = failed ? `Migration ${failed} failed` : 'The migrations failed';
  throw new StartFailure(`${what}: ${reasonOf(error)}. The database is unchanged.`, { cause: error });
}

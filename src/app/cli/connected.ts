import { existsSync } from 'node:fs';
import { readConfig, type Config, type EnvironmentConfig } from '#platform/server/config.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { openDatabaseServer, type DatabaseServer } from '#platform/server/db/database-server.ts';
import { openDatabase, type Database, type Patience } from '#platform/server/db/database.ts';
import { pendingMigrations } from '#platform/server/db/migrations.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import { postgresFolders } from '#platform/server/postgres/folders.ts';
import { StartFailure } from '#platform/server/start-failure.ts';
import { createSystemCtx } from '../server/system-ctx.ts';

interface Connected {
  config: Config;
  log: Logger;
  databaseServer: DatabaseServer;
}

/** Runs the work with the database of this configuration: the running one, or one that is started for as long as it takes. */
export async function withDatabaseServer<T>(work: (connected: Connected) => Promise<T>): Promise<T> {
  const config = completeConfig(readConfig());
  // What a command says to a person is its output; the log is for what went wrong.
  const log = createLogger({ logLevel: 'warn' });
  const databaseServer = await openDatabaseServer({ config, log, mayShare: true });
  try {
    return await work({ config, log, databaseServer });
  } finally {
    await databaseServer.stop();
  }
}

/** The same for services: as the system, in one transaction, on a database that fits this version. */
export async function asSystem<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return withCurrentDatabase({}, async ({ config, log, database: { db } }) => {
    const ctx = createSystemCtx({ config, log, db });
    return ctx.transact((tx) => work(joining(ctx, tx)));
  });
}

/** With a database that exists and fits this version. */
export async function withCurrentDatabase<T>(
  options: { patience?: Patience },
  work: (connected: Omit<Connected, 'databaseServer'> & { database: Database }) => Promise<T>,
): Promise<T> {
  requireDatabase(readConfig());
  return withDatabaseServer(async ({ config, log, databaseServer }) => {
    const database = openDatabase(databaseServer.connections.app, { size: 2, log, ...options });
    try {
      const pending = await pendingMigrations(database.db);
      if (pending.length > 0)
        throw new StartFailure('The database is older than this version of Plein. Run first: npm run plein -- migrate');
      return await work({ config, log, database });
    } finally {
      await database.close();
    }
  });
}

/** A mistyped `DATA_DIR` is told, not filled with a new database. */
function requireDatabase({ database, dataDir }: EnvironmentConfig): void {
  if (database.url !== undefined || existsSync(postgresFolders(dataDir).cluster)) return;
  throw new StartFailure(`There is no database in ${dataDir}. The first start makes one, and so does: npm run plein -- migrate`);
}

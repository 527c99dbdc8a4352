import type { EnvironmentConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import { DataDirInUse, startEmbeddedPostgres, superuserConnection } from '../postgres/embedded-postgres.ts';
import { embeddedConnections, prepareDatabase, type DatabaseConnections } from '../postgres/prepare-database.ts';
import { checkServer } from './migrate.ts';

/** The PostgreSQL that the configuration names, reachable and new enough. */
export interface DatabaseServer {
  connections: DatabaseConnections;
  /** Settles when an embedded server went away and could not be started again. */
  failed: Promise<unknown>;
  stop(): Promise<void>;
}

interface OpenOptions {
  config: Pick<EnvironmentConfig, 'database' | 'dataDir'>;
  log: Logger;
  /** Uses the embedded server of a running Plein instead of refusing. For the command line. */
  mayShare?: boolean;
}

const never = new Promise<never>(() => {});

export async function openDatabaseServer({ config, log, mayShare = false }: OpenOptions): Promise<DatabaseServer> {
  const { url, ownerUrl = url } = config.database;
  if (url !== undefined) return openExternal({ app: { connectionString: url }, owner: { connectionString: ownerUrl } });
  try {
    return await openEmbedded(config.dataDir, log);
  } catch (error) {
    if (!mayShare || !(error instanceof DataDirInUse)) throw error;
    return { connections: embeddedConnections(superuserConnection(config.dataDir)), failed: never, stop: async () => {} };
  }
}

async function openExternal(connections: DatabaseConnections): Promise<DatabaseServer> {
  await checkServer(connections.owner);
  await checkServer(connections.app);
  return { connections, failed: never, stop: async () => {} };
}

async function openEmbedded(dataDir: string, log: Logger): Promise<DatabaseServer> {
  let postgres = await startEmbeddedPostgres(dataDir, { log });
  const { promise: failed, resolve: reportFailure } = Promise.withResolvers<unknown>();

  async function startAgainWhenLost(): Promise<void> {
    await postgres.lost;
    log.error('PostgreSQL went away; starting it again');
    postgres = await startEmbeddedPostgres(dataDir, { log });
    log.info('PostgreSQL is back');
    return startAgainWhenLost();
  }

  try {
    const connections = await prepareDatabase(postgres.superuser);
    startAgainWhenLost().catch(reportFailure);
    return { connections, failed, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

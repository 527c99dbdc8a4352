import type { EnvironmentConfig } from '../config.ts';
import type { Logger } from '../logger.ts';
import { DataDirInUse } from '../postgres/claim.ts';
import { embeddedConnections, type DatabaseConnections } from '../postgres/access.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { prepareDatabase } from '../postgres/prepare-database.ts';
import { checkServer } from './check-server.ts';

/** The PostgreSQL that the configuration names, reachable and new enough. */
export interface DatabaseServer {
  connections: DatabaseConnections;
  stop(): Promise<void>;
}

interface OpenOptions {
  config: Pick<EnvironmentConfig, 'database' | 'dataDir'>;
  log: Logger;
  /** Uses the embedded server of a running Plein instead of refusing. For the command line. */
  mayShare?: boolean;
}

export async function openDatabaseServer({ config, log, mayShare = false }: OpenOptions): Promise<DatabaseServer> {
  const { url, ownerUrl = url } = config.database;
  if (url !== undefined) return openExternal({ app: { connectionString: url }, owner: { connectionString: ownerUrl } });
  try {
    return await openEmbedded(config.dataDir, log);
  } catch (error) {
    if (!mayShare || !(error instanceof DataDirInUse)) throw error;
    return { connections: embeddedConnections(config.dataDir), stop: async () => {} };
  }
}

async function openExternal(connections: DatabaseConnections): Promise<DatabaseServer> {
  await checkServer(connections.owner);
  await checkServer(connections.app);
  return { connections, stop: async () => {} };
}

async function openEmbedded(dataDir: string, log: Logger): Promise<DatabaseServer> {
  const postgres = await startEmbeddedPostgres(dataDir, { log });
  try {
    return { connections: await prepareDatabase(dataDir), stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

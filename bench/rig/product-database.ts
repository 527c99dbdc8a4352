import { readConfig, type Config } from '#platform/server/config.ts';
import { openDatabaseServer } from '#platform/server/db/database-server.ts';
import { openDatabase, unhurriedPatience, type Database } from '#platform/server/db/database.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import type { Product } from './product.ts';

interface Connected {
  config: Config;
  database: Database;
  /** As the owner of the tables, and without hurry. */
  owned: Database;
  log: Logger;
}

/** Works in the database of a running product, as its command line would. */
export async function withDatabaseOf<T>(
  { dataDir, port }: Pick<Product, 'dataDir' | 'port'>,
  work: (connected: Connected) => Promise<T>,
): Promise<T> {
  const config = completeConfig(readConfig({ DATA_DIR: dataDir, PORT: String(port), PAGE_CACHE: 'off' }));
  const log = createLogger({ logLevel: 'warn' });
  const databaseServer = await openDatabaseServer({ config, log, mayShare: true });
  const database = openDatabase(databaseServer.connections.app, { size: 2, log });
  const owned = openDatabase(databaseServer.connections.owner, { size: 1, log, patience: unhurriedPatience });
  try {
    return await work({ config, database, owned, log });
  } finally {
    await owned.close();
    await database.close();
    await databaseServer.stop();
  }
}

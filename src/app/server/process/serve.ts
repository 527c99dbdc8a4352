import type { Config } from '#platform/server/config.ts';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { connectionsPerInstance, openDatabase } from '#platform/server/db/database.ts';
import type { DrainOptions } from '#platform/server/http/drain.ts';
import { explainListenFailure } from '#platform/server/http/listen-failure.ts';
import type { Logger } from '#platform/server/logger.ts';
import { startServer } from '../server.ts';
import type { WorkerPlace } from './worker-messages.ts';

export interface Service {
  url: string;
  /** Answers what was asked, then closes. */
  stop(options?: DrainOptions): Promise<void>;
}

interface ServeOptions {
  config: Config;
  connection: DatabaseConnection;
  log: Logger;
  place: WorkerPlace;
}

/** Answers requests in this process. */
export async function serve({ config, connection, log, place }: ServeOptions): Promise<Service> {
  const database = openDatabase(connection, { size: Math.max(2, Math.floor(connectionsPerInstance / place.count)), log });
  try {
    const server = await startServer({ config, database, log, worker: place });
    return {
      url: server.url,
      async stop(options) {
        await server.drain(options);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw explainListenFailure(error, config);
  }
}

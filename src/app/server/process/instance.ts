import { createSetUpLink } from '#domains/auth/server/index.ts';
import { eraseAgainAtStart } from '#domains/users/server/index.ts';
import { readConfig, type Config } from '#platform/server/config.ts';
import { openDatabaseServer, type DatabaseServer } from '#platform/server/db/database-server.ts';
import { openDatabase, unhurriedPatience } from '#platform/server/db/database.ts';
import { migrateDatabase, withMigrationLock } from '#platform/server/db/migrate.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import { seedPlatform } from '../seed.ts';
import { personalData } from '../personal-data.ts';
import { createSystemCtx } from '../system-ctx.ts';
import type { Service } from './serve.ts';
import { printFailure, printSetUpLink, printWelcome } from './start-output.ts';
import { superviseWorkers, type Workforce } from './supervisor.ts';
import { stopAfterBug } from './worker.ts';

/** The whole of one Plein: configuration, database, workers. Ends the process when it cannot start. */
export async function runInstance(): Promise<void> {
  try {
    const config = completeConfig(readConfig());
    const log = createLogger(config);
    for (const advice of config.advice) log.info(advice);
    const databaseServer = await openDatabaseServer({ config, log });
    const { service, setUpLink } = await startOrClose({ config, log, databaseServer });
    log.info({ url: service.url, workers: config.workers }, 'ready');
    if (config.isLocal) printWelcome(config, config.publicOrigin);
    if (setUpLink !== undefined) printSetUpLink(setUpLink);
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}

interface Parts {
  config: Config;
  log: Logger;
  databaseServer: DatabaseServer;
}

async function startOrClose(parts: Parts): Promise<{ service: Service; setUpLink: string | undefined }> {
  try {
    const setUpLink = await prepareContent(parts);
    const starting = startServing(parts);
    // Before it is ready: a worker may answer its first request while another is still loading.
    stopTogether(starting, parts);
    return { service: await starting, setUpLink };
  } catch (error) {
    await parts.databaseServer.stop();
    throw error;
  }
}

/** Gives the address at which the first admin is made, as long as there is none. */
async function prepareContent({ config, log, databaseServer: { connections } }: Parts): Promise<string | undefined> {
  await migrateDatabase({ ...connections, log });
  const database = openDatabase(connections.app, { size: 2, log, patience: unhurriedPatience });
  try {
    const parts = { config, db: database.db, log };
    return await withMigrationLock(connections.owner, async () => {
      await seedPlatform(parts);
      const system = createSystemCtx(parts);
      await eraseAgainAtStart(system, personalData);
      return createSetUpLink(system);
    });
  } finally {
    await database.close();
  }
}

async function startServing({ config, log, databaseServer }: Parts): Promise<Service | Workforce> {
  const connection = databaseServer.connections.app;
  if (config.workers === 1 || config.isDevelopment) {
    // Loaded only here: beside workers this process never answers a request.
    const { serve } = await import('./serve.ts');
    return serve({ config, connection, log, place: { index: 1, count: 1 } });
  }
  return superviseWorkers({ count: config.workers, connection, log, drainPatience: config.drainDelay + 25_000 });
}

/** Ties the parts to each other's end, and to the signals that an operator or the system sends. */
function stopTogether(starting: Promise<Service | Workforce>, { log, databaseServer }: Parts): void {
  let stoppingSince: number | undefined;

  async function stop(exitCode: number): Promise<void> {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    const service = await starting;
    await service.stop();
    await databaseServer.stop();
    process.exit(exitCode);
  }

  async function roll(): Promise<void> {
    const service = await starting;
    if (!('roll' in service)) return log.warn('there is one worker, so there is nothing to roll; restart the process instead');
    log.info('replacing the workers one by one');
    await service.roll();
    log.info('all workers were replaced');
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Asked again is asked to hurry, but npm passes on a signal that the terminal has sent us as well.
      if (stoppingSince !== undefined && performance.now() - stoppingSince > 1000) process.exit(1);
      log.info({ signal }, 'stopping');
      stop(0).catch(() => process.exit(1));
    });
  }
  process.on('SIGHUP', () => {
    roll().catch((error: unknown) => log.error({ err: error }, 'not all workers could be replaced; the others go on'));
  });
  stopAfterBug(() => stop(1), log);
}

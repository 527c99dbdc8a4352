import { readConfig, type Config } from '#platform/server/config.ts';
import { openDatabaseServer, type DatabaseServer } from '#platform/server/db/database-server.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import type { Service } from './serve.ts';
import { printFailure, printSetUpLink, printWelcome } from './start-output.ts';
import { superviseWorkers, type Workforce } from './supervisor.ts';
import { stopAfterBug } from './stop-after-bug.ts';

/** The whole of one Plein: configuration, database, workers. Ends the process when it cannot start. */
export async function runInstance(): Promise<void> {
  try {
    const config = completeConfig(readConfig());
    const log = createLogger(config);
    for (const advice of config.advice) log.info(advice);
    const opening = openDatabaseServer({ config, log });
    // Most of the product is loaded while PostgreSQL starts, and none of it when the configuration is wrong. Whoever asks for it next has it.
    const [databaseServer] = await Promise.all([opening, import('./prepare-content.ts')]);
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
    const { prepareContent } = await import('./prepare-content.ts');
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

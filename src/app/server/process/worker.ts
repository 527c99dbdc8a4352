import { setTimeout as delay } from 'node:timers/promises';
import { readConfig } from '#platform/server/config.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';
import { createLogger, type Logger } from '#platform/server/logger.ts';
import { serve } from './serve.ts';
import { lineFor } from './start-output.ts';
import { tellPrimary, type PrimaryMessages } from './worker-messages.ts';

/** One of several processes behind the same port. The primary process starts and stops it. */
export async function runWorker({ startAsked, drainAsked }: PrimaryMessages): Promise<void> {
  try {
    const config = completeConfig(readConfig());
    const log = createLogger(config);
    const { place, connection } = await startAsked;
    const service = await serve({ config, connection, log, place });
    stopAfterBug(() => service.stop(), log);
    await tellPrimary({ type: 'ready', url: service.url });
    await service.stop(await drainAsked);
    process.exit(0);
  } catch (error) {
    await tellPrimary({ type: 'failed', line: lineFor(error) });
    process.exit(1);
  }
}

const bugPatience = 10_000;

/** After an error that nobody caught, what this process holds in memory cannot be trusted: it finishes its answers and goes. */
export function stopAfterBug(stop: () => Promise<void>, log: Logger): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error was not caught; this process stops');
    void Promise.race([stop().catch(() => {}), delay(bugPatience)]).then(() => process.exit(1));
  });
}

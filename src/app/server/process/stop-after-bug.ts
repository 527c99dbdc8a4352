import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '#platform/server/logger.ts';

const bugPatience = 10_000;

/** After an error that nobody caught, what this process holds in memory cannot be trusted: it finishes its answers and goes. */
export function stopAfterBug(stop: () => Promise<void>, log: Logger): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error was not caught; this process stops');
    void Promise.race([stop().catch(() => {}), delay(bugPatience)]).then(() => process.exit(1));
  });
}

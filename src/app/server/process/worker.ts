import { readConfig } from '#platform/server/config.ts';
import { completeConfig } from '#platform/server/stored-secrets.ts';
import { createLogger } from '#platform/server/logger.ts';
import { serve } from './serve.ts';
import { lineFor } from './start-output.ts';
import { stopAfterBug } from './stop-after-bug.ts';
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

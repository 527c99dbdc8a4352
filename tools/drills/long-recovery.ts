import { setTimeout as delay } from 'node:timers/promises';
import { killBackend, killBackendWhenThere } from '../../tests/support/postgres-faults.ts';
import { withSite } from './support/fault-drill.ts';
import { compare } from './support/writers.ts';

export const name = 'the embedded database needs longer than a minute to recover at a start';

/** Longer than a start waits for anything else. */
const seconds = 75;

export const run = () =>
  withSite(async ({ plein, dataDir, writers, start }) => {
    await plein.killGroup();
    const again = start();
    await killBackendWhenThere(dataDir, 'startup', 'SIGSTOP');
    const isOver = await Promise.race([again.ended.then(() => true), delay(seconds * 1000, false)]);
    if (isOver) return { ok: false, lines: ['the start was given up', again.log().slice(-1000)] };
    killBackend(dataDir, 'startup', 'SIGCONT');
    await again.ready();
    const differences = await compare(writers, dataDir);
    return {
      ok: differences.length === 0,
      lines: [`${seconds} s of recovery, then ready; ${differences.length} differences`, ...differences],
    };
  });

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilClaimed } from '../../../tests/support/postgres-faults.ts';
import { freePort, runCommand, spawnPlein, type PleinProcess } from '../../../tests/support/spawn-plein.ts';
import { Witnesses } from './witnesses.ts';
import { compare, createQuietWriters, type Writer } from './writers.ts';

export const drillPassword = 'twintig-keer-omvallen-en-opstaan';

interface FaultDrill {
  rounds: number;
  /** Does the harm. The site goes on: whatever it takes, nobody starts it again. */
  harm(dataDir: string, round: number): unknown;
  /** Seconds after the harm within which all can write again, and the database is claimed as before. */
  backWithin: number;
}

/** Harms the database under people who read and write, and asks them all the time. */
export async function runFaultDrill({ rounds, harm, backWithin }: FaultDrill): Promise<{ ok: boolean; lines: string[] }> {
  return withSite(async ({ plein, dataDir, writers }) => {
    const witnesses = new Witnesses(plein.origin, writers);
    const differences: string[] = [];
    try {
      await witnesses.allWrite({ seconds: 20 });
      for (let round = 1; round <= rounds; round++) {
        await harm(dataDir, round);
        // Whoever is down already cannot be harmed, and it is told what was never saved.
        if (!(await witnesses.allWrite({ seconds: backWithin }))) break;
        await untilClaimed(dataDir, { seconds: backWithin }).catch((error: unknown) => differences.push(String(error)));
      }
    } finally {
      await witnesses.leave();
    }
    if (await hasEnded(plein)) return { ok: false, lines: ['the site ended', ...witnesses.lines, plein.log().slice(-2000)] };
    differences.push(...(await compare(writers, dataDir)));
    const lines = [`${rounds} rounds: ${witnesses.summary}; ${differences.length} differences`, ...witnesses.lines, ...differences];
    const ok = witnesses.problems.size === 0 && differences.length === 0;
    // To the console alone: it names folders of this machine.
    if (!ok) console.error(plein.log().slice(-4000));
    return { ok, lines };
  });
}

export interface DrillSite {
  plein: PleinProcess;
  dataDir: string;
  writers: Writer[];
  /** Once more, on the same folder. */
  start(): PleinProcess;
}

/** The site with its pages in memory and its writers signed in. */
export async function withSite<T>(
  work: (site: DrillSite) => Promise<T>,
  { dataDir = newFolder(), logFile }: { dataDir?: string; logFile?: string } = {},
): Promise<T> {
  const port = await freePort();
  const env = { LOG_LEVEL: 'warn', WORKERS: '2', RATE_LIMITS: 'off', DEMO_PASSWORD: drillPassword };
  const started: PleinProcess[] = [];
  const start = () => {
    const plein = spawnPlein({ dataDir, port, env, logFile });
    started.push(plein);
    return plein;
  };
  try {
    // Filled first: how long that takes is not what is asked here.
    await runCommand(['seed'], { env: { DATA_DIR: dataDir, DEMO_PASSWORD: drillPassword } });
    const plein = start();
    await plein.ready();
    const writers = await createQuietWriters(plein.origin, drillPassword);
    await Witnesses.settle(plein.origin);
    return await work({ plein, dataDir, writers, start });
  } finally {
    for (const plein of started) await plein.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plein-drill-'));
}

export async function hasEnded({ ended }: PleinProcess): Promise<boolean> {
  return Promise.race([ended.then(() => true), Promise.resolve(false)]);
}

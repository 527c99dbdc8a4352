import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from './repository-files.ts';

/** How long the same piece of work took at a moment, in milliseconds of processor time. */
export interface Sample {
  at: number;
  milliseconds: number;
}

/** What it takes on the machine that the budgets were set on, while tests keep both of its processors busy. */
const usual = 26;
const interval = 5000;

const samplesFile = join(repositoryRoot, '.cache/test-reports/pace.lines');

/** Looks at the pace of the machine while the tests run, in a process of its own. Returns how to stop. */
export function startSampling(file = samplesFile): () => void {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), file], { stdio: 'ignore' });
  return () => void child.kill();
}

export function readSamples(file = samplesFile): Sample[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Sample);
}

/** How many times longer than usual everything took between two moments; 1 where nobody looked, and on a quicker machine. */
export function paceBetween(samples: readonly Sample[], from: number, to: number): number {
  const then = samples.filter(({ at }) => at >= from && at <= to);
  if (then.length === 0) return 1;
  return Math.max(1, then.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / then.length / usual);
}

/** Words, maps and text, as most of what is tested does. Its time is that of the processor: who waits for their turn is not counted. */
function measure(): number {
  const text = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(2000);
  const before = process.cpuUsage();
  for (let round = 0; round < 20; round++) {
    const counts = new Map<string, number>();
    for (let place = 0; place < text.length; place += 7) {
      const part = text.slice(place, place + 9);
      counts.set(part, (counts.get(part) ?? 0) + 1);
    }
    JSON.stringify([...counts]);
  }
  return process.cpuUsage(before).user / 1000;
}

if (import.meta.main) {
  const [, , file = samplesFile] = process.argv;
  const parent = process.ppid;
  // What was just compiled is slower than what runs for a while.
  for (let round = 0; round < 5; round++) measure();
  // Whoever started it may have been ended without a word.
  while (process.ppid === parent) {
    appendFileSync(file, `${JSON.stringify({ at: Date.now(), milliseconds: measure() } satisfies Sample)}\n`);
    await sleep(interval);
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, spawnPlein, type PleinProcess } from '../../tests/support/spawn-plein.ts';
import { compare, createWriters, type Writer } from './support/writers.ts';

export const name = 'kill -9 of the whole process group during writes';

const rounds = 20;
const slowestReady = 10_000;
const password = 'twintig-keer-omvallen-en-opstaan';

export async function run(): Promise<{ ok: boolean; lines: string[] }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  const port = await freePort();
  const env = { LOG_LEVEL: 'warn', WORKERS: '2', RATE_LIMITS: 'off', DEMO_PASSWORD: password };
  const start = () => spawnPlein({ dataDir, port, env });
  let plein = start();
  try {
    await plein.ready();
    const writers = await createWriters(plein.origin, password);
    const problems: string[] = [];
    const readyTimes: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      await writeUntilKilled(plein, writers);
      const killedOn = performance.now();
      plein = start();
      await plein.ready();
      readyTimes.push(performance.now() - killedOn);
      problems.push(...(await compare(writers, dataDir)).map((problem) => `round ${round}: ${problem}`));
    }
    const written = writers.reduce((sum, writer) => sum + writer.count, 0);
    const slowest = Math.max(...readyTimes);
    if (slowest > slowestReady) problems.push(`ready again only after ${Math.round(slowest)} ms`);
    const summary = `${rounds} rounds, ${writers.length} writers, ${written} acknowledged writes, ${problems.length} problems; ready again in at most ${Math.round(slowest)} ms`;
    return { ok: problems.length === 0, lines: [summary, ...problems.slice(0, 20)] };
  } finally {
    await plein.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function writeUntilKilled(plein: PleinProcess, writers: Writer[]): Promise<void> {
  const round = { isOver: false };
  const writing = writers.map((writer) => writeAgainAndAgain(writer, round));
  await delay(300 + Math.random() * 1500);
  await plein.killGroup();
  round.isOver = true;
  await Promise.all(writing);
}

async function writeAgainAndAgain(writer: Writer, round: { isOver: boolean }): Promise<void> {
  while (!round.isOver) {
    const value = writer.valueOf(writer.count + 1);
    writer.underWay = value;
    const isSaved = await writer.write(value).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isSaved) return;
    writer.acknowledged = value;
    writer.count += 1;
  }
}

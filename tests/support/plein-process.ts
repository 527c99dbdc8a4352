import { execFileSync } from 'node:child_process';
import { chownSync, rmSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { freePort, nobody, spawnPlein, type PleinProcess, type SpawnOptions } from './spawn-plein.ts';
import { newTestFolder } from './test-folder.ts';

export const isRoot = process.getuid?.() === 0;

/** A data folder that goes away after the test. */
export function newDataDir({ asNobody = false } = {}): string {
  const folder = newFolder();
  if (asNobody) chownSync(folder, nobody.uid, nobody.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** The same with the demo platform in it, as if it had been started before. */
export function filledDataDir({ asNobody = false } = {}): string {
  const folder = fill(newDataDir({ asNobody }));
  if (asNobody) execFileSync('chown', ['-R', `${nobody.uid}:${nobody.gid}`, folder]);
  return folder;
}

/** The same for several tests, which remove it themselves. */
export function filledFolder(): string {
  return fill(newFolder());
}

function newFolder(): string {
  return newTestFolder('plein-process-');
}

function fill(folder: string): string {
  execFileSync('cp', ['-a', `${inject('filledData')}/.`, folder]);
  return folder;
}

/** Starts the product, small and quiet, and stops it when the test is over. */
export async function startPlein({ dataDir = newDataDir(), port, env, ...options }: Partial<SpawnOptions> = {}): Promise<PleinProcess> {
  const settings = { LOG_LEVEL: 'warn', WORKERS: '1', ...env };
  const plein = spawnPlein({ dataDir, port: port ?? (await freePort()), env: settings, ...options });
  onTestFinished(() => plein.stop());
  return plein;
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { fingerprint } from '../../tools/fingerprint.ts';
import { repositoryRoot } from '../../tools/repository-files.ts';
import { demoPassword, freePort, spawnPlein } from './spawn-plein.ts';
import { newTestFolder } from './test-folder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    filledData: string;
  }
}

const kept = join(repositoryRoot, '.cache/filled-data');

/** The data folder of a product that was started once, to copy: filling one takes longer than most tests do. */
export async function filledData(): Promise<string> {
  const folder = join(kept, nameOfToday());
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  for (const old of readdirSync(kept)) if (!old.startsWith('making-')) rmSync(join(kept, old), { recursive: true, force: true });
  const making = mkdtempSync(join(kept, 'making-'));
  const filled = newTestFolder('plein-filled-');
  await fill(filled);
  execFileSync('cp', ['-a', `${filled}/.`, making]);
  rmSync(filled, { recursive: true, force: true, maxRetries: 5 });
  try {
    renameSync(making, folder);
  } catch {
    // Another run was first.
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

async function fill(dataDir: string): Promise<void> {
  const env = { DEMO_PASSWORD: demoPassword, WORKERS: '1', LOG_LEVEL: 'warn' };
  const plein = spawnPlein({ dataDir, port: await freePort(), env });
  await plein.ready();
  await plein.stop();
}

/** Made of this code and its migrations, and of this day: the dates of the demo follow it. */
function nameOfToday(): string {
  const migrations = readdirSync(join(repositoryRoot, 'db/migrations')).toSorted().join('\n');
  const made = createHash('sha256').update(fingerprint()).update(migrations).digest('hex').slice(0, 16);
  return `${new Date().toISOString().slice(0, 10)}-${made}`;
}

export default async function provideFilledData(project: TestProject): Promise<void> {
  project.provide('filledData', await filledData());
}

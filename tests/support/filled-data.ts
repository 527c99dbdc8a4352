import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { demoPassword, freePort, spawnPlein } from './spawn-plein.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    filledData: string;
  }
}

/** The data folder of a product that was started once, to copy: filling one takes longer than most tests do. */
export default async function fillData(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'plein-filled-'));
  const env = { DEMO_PASSWORD: demoPassword, WORKERS: '1', LOG_LEVEL: 'warn' };
  const plein = spawnPlein({ dataDir: folder, port: await freePort(), env });
  await plein.ready();
  await plein.stop();
  project.provide('filledData', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

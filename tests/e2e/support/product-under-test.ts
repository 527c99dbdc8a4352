import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { repositoryRoot } from '../../../tools/repository-files.ts';
import { freePort } from '../../support/spawn-plein.ts';

export const demoPassword = 'zeven zwanen op het wad 1953';

/** The environment in which the real product runs for a test: all of its own, and quiet. */
export function productEnvironment(port: number, dataDir: string): Record<string, string> {
  return {
    PATH: [join(repositoryRoot, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_PASSWORD: demoPassword,
    RATE_LIMITS: 'off',
    WORKERS: '1',
    LOG_LEVEL: 'error',
  };
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'plein-e2e-'));
}

interface ProductUnderTest {
  origin: string;
  dataDir: string;
  env: Record<string, string>;
}

/** The one that all tests visit. Chosen once, by the process that starts it; the processes that run the tests are told. */
export async function productUnderTest(): Promise<ProductUnderTest> {
  if (process.env['E2E_PORT'] === undefined || process.env['E2E_DATA_DIR'] === undefined) {
    const folder = newDataDir();
    process.env['E2E_DATA_DIR'] = folder;
    process.env['E2E_PORT'] = String(await freePort());
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  const port = Number(process.env['E2E_PORT']);
  const dataDir = process.env['E2E_DATA_DIR'];
  return { origin: `http://localhost:${port}`, dataDir, env: productEnvironment(port, dataDir) };
}

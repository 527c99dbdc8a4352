import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnPlein, type PleinProcess } from '../../tests/support/spawn-plein.ts';
import { readRepositoryFile } from '../../tools/repository-files.ts';

export const demoPassword = 'only for the bench, all of it';

/** The product as it is run, with its log in a file. */
export interface Product extends PleinProcess {
  /** From the command until all of it can serve. */
  secondsToReady: number;
}

interface ProductOptions {
  dataDir: string;
  env?: Record<string, string>;
  command?: string[];
}

/** What `npm start` ends in, without npm in between: signals and processor time are then the product's own. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: { start: string } };
  const [, settings = '', args = ''] = /((?:\S+=\S+ )+)exec node (.+)$/.exec(scripts.start) ?? [];
  return ['env', ...settings.trim().split(' '), process.execPath, ...args.split(' ')];
}

/** A data folder that is removed when the work is done. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-bench-'));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function startProduct({ dataDir, env = {}, command = startCommand() }: ProductOptions): Promise<Product> {
  const settings = { HOME: process.env['HOME'] ?? '', WORKERS: '1', RATE_LIMITS: 'off', DEMO_PASSWORD: demoPassword, ...env };
  const port = await freePort();
  const started = performance.now();
  const plein = spawnPlein({ dataDir, port, command, env: settings, logFile: join(dataDir, 'bench.log') });
  await plein.ready();
  return { ...plein, secondsToReady: (performance.now() - started) / 1000 };
}

/** One that was started on its folder before: what filling the empty database took is no part of it. */
export async function withFilledProduct<T>(work: (product: Product) => Promise<T>): Promise<T> {
  return withDataDir(async (dataDir) => {
    await (await startProduct({ dataDir })).stop();
    const product = await startProduct({ dataDir });
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  });
}

/** A running product on an empty folder, gone when the work is done. */
export async function withProduct<T>(work: (product: Product) => Promise<T>, env: Record<string, string> = {}): Promise<T> {
  return withDataDir(async (dataDir) => {
    const product = await startProduct({ dataDir, env });
    try {
      return await work(product);
    } finally {
      await product.stop();
    }
  });
}

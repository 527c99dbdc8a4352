import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readRepositoryFile, repositoryRoot } from '../../tools/repository-files.ts';
import { freePort } from '../../tools/running-server.ts';

const longestStart = 60_000;

export const demoPassword = 'only for the bench, all of it';

/** The product as it is run, with its log in a file. */
export interface Product {
  port: number;
  origin: string;
  dataDir: string;
  /** From the command to the first readiness. */
  secondsToReady: number;
  log(): string;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

interface ProductOptions {
  dataDir: string;
  env?: Record<string, string>;
  command?: string[];
}

/** What `npm start` ends in, without npm in between: signals and processor time are then the product's own. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: { start: string } };
  const [, args = ''] = scripts.start.split('exec node ');
  return [process.execPath, ...args.split(' ')];
}

/** A data folder that is removed when the work is done. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-bench-'));
  // When root starts it, the database runs as another user, who must be able to walk in.
  chmodSync(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

export async function startProduct({ dataDir, env = {}, command = startCommand() }: ProductOptions): Promise<Product> {
  const port = await freePort();
  const logFile = join(dataDir, 'bench.log');
  const output = openSync(logFile, 'a');
  const started = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: dataDir,
      PORT: String(port),
      WORKERS: '1',
      RATE_LIMITS: 'off',
      DEMO_PASSWORD: demoPassword,
      ...env,
    },
  });
  closeSync(output);
  const ended = once(child, 'exit');

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), wait(20_000, false, { ref: false })]);
    if (!isGone) child.kill('SIGKILL');
  }

  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || performance.now() - started > longestStart) {
      await stop();
      throw new Error(`Plein did not start:\n${readFileSync(logFile, 'utf8').slice(-2000)}`);
    }
    await wait(10);
  }
  const secondsToReady = (performance.now() - started) / 1000;
  return { port, origin, dataDir, secondsToReady, log: () => readFileSync(logFile, 'utf8'), signal: (signal) => child.kill(signal), stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
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

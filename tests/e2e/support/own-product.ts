import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '../../../tools/repository-files.ts';
import { freePort } from '../../../tools/running-server.ts';
import { newDataDir, productEnvironment } from './product-under-test.ts';

/** A product for one test alone, to stop, start and break. */
export interface OwnProduct {
  origin: string;
  dataDir: string;
  /** Stops it as a service manager does, and starts it again on the same data. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

export async function startOwnProduct(): Promise<OwnProduct> {
  const dataDir = newDataDir();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const start = () => launch(productEnvironment(port, dataDir), origin);
  let child = await start();
  return {
    origin,
    dataDir,
    async restart() {
      await stop(child);
      child = await start();
    },
    async end() {
      await stop(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function launch(env: Record<string, string>, origin: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repositoryRoot, 'src/app/server/main.ts')], { env, cwd: repositoryRoot, stdio: 'ignore' });
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    if (await isReady(origin)) return child;
    await wait(50);
  }
  await stop(child);
  throw new Error('The product did not get ready');
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const isGone = await Promise.race([ended.then(() => true), wait(15_000, false, { ref: false })]);
  if (!isGone) child.kill('SIGKILL');
  await ended;
}

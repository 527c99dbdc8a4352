import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from './repository-files.ts';

export interface RunningServer {
  origin: string;
  /** Drains it with SIGTERM, as a balancer would. */
  stop(): Promise<void>;
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Starts the product the way a person does, on a free port and with an empty data folder that is removed afterwards. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'plein-drill-'));
  // When root starts it, the database runs as another user, who must be able to walk in.
  chmodSync(dataFolder, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataFolder, PORT: String(port), ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close');

  async function stop(): Promise<void> {
    if (child.exitCode === null) child.kill('SIGTERM');
    const stopped = await Promise.race([ended.then(() => true), wait(20_000, false, { ref: false })]);
    if (!stopped) child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  }

  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    if (await isReady(origin)) return { origin, stop };
    await wait(200);
  }
  await stop();
  throw new Error(`The server did not get ready. It said:\n${output}`);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const mainFile = join(repository, 'src/app/server/main.ts');
const cliFile = join(repository, 'src/app/cli/plein.ts');

export const isRoot = process.getuid?.() === 0;

/** The user without any rights, for what must work without them. */
const nobody = { uid: 65_534, gid: 65_534 };

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface PleinProcess {
  origin: string;
  dataDir: string;
  pid: number;
  ended: Promise<Ended>;
  /** Waits until it says it can serve. */
  ready(): Promise<void>;
  /** To the Node process that was started, not to its workers. */
  signal(signal: NodeJS.Signals): void;
  /** Kills the Node process and its workers at once; nothing of ours gets a chance to clean up. */
  killGroup(): Promise<void>;
}

interface StartOptions {
  dataDir?: string;
  port?: number;
  env?: Record<string, string>;
  asNobody?: boolean;
}

/** A data folder that goes away after the test. */
export function newDataDir({ asNobody = false } = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plein-process-')));
  if (asNobody) chownSync(folder, nobody.uid, nobody.gid);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the product in a process group of its own, as a service manager would. */
export async function startPlein({ dataDir = newDataDir(), port, env = {}, asNobody = false }: StartOptions = {}): Promise<PleinProcess> {
  const chosenPort = port ?? (await freePort());
  const child = spawn(process.execPath, [mainFile], {
    env: { ...bareEnvironment(), DATA_DIR: dataDir, PORT: String(chosenPort), LOG_LEVEL: 'warn', WORKERS: '1', ...env },
    cwd: repository,
    detached: true,
    ...(asNobody && nobody),
  });
  const ended = collect(child);
  const { pid = 0 } = child;
  const origin = `http://127.0.0.1:${chosenPort}`;

  async function killGroup(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-pid, 'SIGKILL');
    await ended;
  }

  onTestFinished(async () => {
    child.kill('SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), delay(15_000, false, { ref: false })]);
    if (!isGone) await killGroup();
  });
  return { origin, dataDir, pid, ended, killGroup, signal: (signal) => child.kill(signal), ready: () => untilReady(origin, ended) };
}

/** Runs a command of `npm run plein` to its end. */
export async function runCommand(
  args: string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [cliFile, ...args], { env: { ...bareEnvironment(), ...env }, cwd: repository });
  child.stdin.end(input);
  return collect(child);
}

/** Nothing of the tester's own settings may decide the outcome. */
function bareEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: tmpdir() };
}

async function collect(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, stdout, stderr };
}

async function untilReady(origin: string, ended: Promise<Ended>): Promise<void> {
  let end: Ended | undefined;
  void ended.then((value) => (end = value));
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (end) throw new Error(`It ended before it was ready (${end.signal ?? end.code}):\n${end.stdout}${end.stderr}`);
    if (await isReady(origin)) return;
    await delay(25);
  }
  throw new Error('It did not get ready within 30 s.');
}

export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}

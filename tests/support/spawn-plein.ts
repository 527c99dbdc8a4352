import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const mainFile = join(repository, 'src/app/server/main.ts');
const cliFile = join(repository, 'src/app/cli/plein.ts');

/** The user without any rights, for what must work without them. */
export const nobody = { uid: 65_534, gid: 65_534 };

interface Output {
  stdout: string;
  stderr: string;
}

export interface Ended extends Output {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface PleinProcess {
  origin: string;
  dataDir: string;
  pid: number;
  ended: Promise<Ended>;
  /** What it has printed up to now. */
  output: Readonly<Output>;
  /** Waits until all of it can serve. */
  ready(): Promise<void>;
  /** To the Node process that was started, not to its workers. */
  signal(signal: NodeJS.Signals): void;
  /** Kills the Node process and its workers at once; nothing of ours gets a chance to clean up. */
  killGroup(): Promise<void>;
  /** Asks it to stop, and makes it when it does not. */
  stop(): Promise<void>;
}

export interface SpawnOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  asNobody?: boolean;
}

/** Starts the product in a process group of its own, as a service manager would. */
export function spawnPlein({ dataDir, port, env = {}, asNobody = false }: SpawnOptions): PleinProcess {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...bareEnvironment(), DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', WORKERS: '1', ...env },
    cwd: repository,
    detached: true,
    ...(asNobody && nobody),
  });
  const output: Output = { stdout: '', stderr: '' };
  const ended = collect(child, output);
  const { pid = 0 } = child;
  const origin = `http://127.0.0.1:${port}`;

  async function killGroup(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-pid, 'SIGKILL');
    await ended;
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), delay(15_000, false, { ref: false })]);
    if (!isGone) await killGroup();
  }

  return {
    origin,
    dataDir,
    pid,
    ended,
    output,
    killGroup,
    stop,
    signal: (signal) => child.kill(signal),
    ready: () => untilReady(origin, output, child),
  };
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

async function collect(child: ChildProcess, output: Output = { stdout: '', stderr: '' }): Promise<Ended> {
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...output };
}

/** The first worker may answer before the last one is there; the welcome comes after all of them. */
async function untilReady(origin: string, output: Output, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended before it was ready:\n${output.stdout}${output.stderr}`);
    if (output.stdout.includes('Plein is running') && (await isReady(origin))) return;
    await delay(25);
  }
  throw new Error(`It did not get ready within 60 s:\n${output.stdout}${output.stderr}`);
}

export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '#platform/server/start-failure.ts';
import { repositoryRoot } from '../../tools/repository-files.ts';

const mainFile = join(repositoryRoot, 'src/app/server/main.ts');
const cliFile = join(repositoryRoot, 'src/app/cli/plein.ts');

/** Of everybody on the demo platform of a product that a test starts. */
export const demoPassword = 'zeven zwanen op het wad 1953';

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
  port: number;
  origin: string;
  dataDir: string;
  pid: number;
  ended: Promise<Ended>;
  /** What it has printed up to now. */
  log(): string;
  /** Waits until all of it can serve. What does not get that far is ended. */
  ready(): Promise<void>;
  /** To the process that was started, not to its workers. */
  signal(signal: NodeJS.Signals): void;
  /** Kills the process and all that it started at once; nothing of ours gets a chance to clean up. */
  killGroup(): Promise<void>;
  /** Asks it to stop, as a service manager does, and makes it when it does not. */
  stop(): Promise<void>;
}

export interface SpawnOptions {
  dataDir: string;
  port: number;
  /** The Node process alone when absent. */
  command?: string[];
  env?: Record<string, string>;
  /** Takes what it prints. For who measures: reading along would take time from what is measured. */
  logFile?: string;
  asNobody?: boolean;
}

/** Starts the product in a process group of its own. Every test, drill and bench that starts it does so here. */
export function spawnPlein({ dataDir, port, command, env = {}, logFile, asNobody = false }: SpawnOptions): PleinProcess {
  const [program = '', ...args] = command ?? [process.execPath, mainFile];
  const printed = logFile === undefined ? 'pipe' : openSync(logFile, 'w');
  const child = spawn(program, args, {
    env: { ...bareEnvironment({ asNobody }), DATA_DIR: dataDir, PORT: String(port), ...env },
    cwd: repositoryRoot,
    detached: true,
    stdio: ['ignore', printed, printed],
    ...(asNobody && nobody),
  });
  if (printed !== 'pipe') closeSync(printed);
  const output: Output = { stdout: '', stderr: '' };
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} could not be started`);
  const killAll = () => killProcessGroup(pid);
  // Ctrl-C does not reach a group of its own, so whoever started it takes it along.
  process.once('exit', killAll);
  let hasEnded = false;
  const ended = collect(child, output).finally(() => {
    hasEnded = true;
    process.off('exit', killAll);
  });
  const origin = `http://127.0.0.1:${port}`;

  function log(): string {
    return logFile === undefined ? output.stdout + output.stderr : readFileSync(logFile, 'utf8');
  }

  async function killGroup(): Promise<void> {
    if (!hasEnded && killAll()) await ended;
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const isGone = await Promise.race([ended.then(() => true), delay(20_000, false, { ref: false })]);
    if (isGone) return;
    await killGroup();
    await untilDatabaseIsGone(dataDir);
  }

  /** The first worker may answer before the last one is there; the welcome comes after all of them. */
  async function ready(): Promise<void> {
    const deadline = performance.now() + 60_000;
    while (!hasEnded && performance.now() < deadline) {
      if ((await isReady(origin)) && log().includes('Plein is running')) return;
      await delay(25);
    }
    await killGroup();
    throw new Error(`It did not get ready. It said:\n${log().slice(-4000)}`);
  }

  return { port, origin, dataDir, pid, ended, log, ready, killGroup, stop, signal: (signal) => child.kill(signal) };
}

/** False when nobody of the group is left. */
function killProcessGroup(pid: number): boolean {
  try {
    return process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}

/** Left alone, PostgreSQL stops by itself. Until then its folder cannot be removed. */
async function untilDatabaseIsGone(dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 200 && existsSync(join(dataDir, 'pg/postmaster.pid')); attempt++) await delay(50);
}

/** Runs a command of `npm run plein` to its end. */
export async function runCommand(
  args: string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [cliFile, ...args], { env: { ...bareEnvironment(), ...env }, cwd: repositoryRoot });
  child.stdin.end(input);
  return collect(child);
}

/** Nothing of the tester's own settings may decide the outcome. The compiled code is kept where the start script keeps it. */
function bareEnvironment({ asNobody = false } = {}): Record<string, string> {
  const compiled = join(repositoryRoot, asNobody ? '.cache/compiled-by-nobody' : '.cache/compiled');
  if (asNobody && !existsSync(compiled)) {
    mkdirSync(compiled, { recursive: true });
    chownSync(compiled, nobody.uid, nobody.gid);
  }
  return { PATH: process.env.PATH ?? '', HOME: tmpdir(), NODE_COMPILE_CACHE: compiled };
}

async function collect(child: ChildProcess, output: Output = { stdout: '', stderr: '' }): Promise<Ended> {
  child.stdout?.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, ...output };
}

export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

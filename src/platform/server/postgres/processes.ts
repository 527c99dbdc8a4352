import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../start-failure.ts';
import type { PostgresFolders } from './folders.ts';

/** How the shell between us and PostgreSQL shows in a process list. The process that started it is part of the name. */
export function keeperName(starter: number): string {
  return `plein-postgres-keeper-of-${starter}`;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Says whether there was such a process. */
export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    throw error;
  }
}

export interface Postmaster {
  pid: number;
  /** It was asked to stop, and answers nobody any more. */
  isStopping: boolean;
}

/** The PostgreSQL that works in this folder now; one that has died and is still named there is none. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readOrNothing(lockFileOf(cluster)).split('\n');
  const pid = pidIn(lines[0]);
  if (pid === undefined || !isPostmasterOf(pid, cluster) || !commandOf(pid).includes('postgres')) return undefined;
  return { pid, isStopping: lines[7]?.trim() === 'stopping' };
}

/** The process that PostgreSQL's own lock file names, whether it lives or not. */
export function readPostmasterPid(cluster: string): number | undefined {
  return pidIn(readOrNothing(lockFileOf(cluster)).split('\n')[0]);
}

function lockFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/**
 * Removes lock files that no PostgreSQL stands behind, and that would keep one from starting:
 * - it names a process which is no PostgreSQL: one that got the same number after a restart of the machine or container,
 *   or a killed one that nobody has buried yet;
 * - it names nothing: the power or the room on the disk was gone before it was written.
 * A file that names a dead process stays: PostgreSQL clears it itself, after looking at the shared memory it left.
 */
export function removeStaleLocks({ cluster, socket }: PostgresFolders): void {
  for (const lock of [lockFileOf(cluster), join(socket, '.s.PGSQL.5432.lock')]) {
    if (isStale(lock, cluster) && !isInUseByOthers(cluster)) rmSync(lock, { force: true });
  }
}

function isStale(lock: string, cluster: string): boolean {
  const content = readIfThere(lock);
  if (content === undefined) return false;
  const pid = pidIn(content.split('\n')[0]);
  // Elsewhere than on Linux it cannot be seen whether somebody is about to write into it.
  if (pid === undefined) return process.platform === 'linux';
  return isRunning(pid) && !isPostmasterOf(pid, cluster);
}

function pidIn(line = ''): number | undefined {
  return /^\d+$/.test(line.trim()) && Number(line) > 0 ? Number(line) : undefined;
}

/** The shell that started this PostgreSQL, while it lives. */
export function findKeeper(postmasterPid: number): { pid: number; starter: number | undefined } | undefined {
  const pid = parentOf(postmasterPid) ?? 0;
  const named = /plein-postgres-keeper(?:-of-(\d+))?/.exec(commandOf(pid));
  if (!named) return undefined;
  // Whoever loses its parent gets another one. The keeper then stops PostgreSQL.
  const starter = parentOf(pid);
  return { pid, starter: starter === Number(named[1]) ? starter : undefined };
}

/** Whether the process is there that reads the log of writes after a crash. Where that cannot be seen, it is. */
export function isRecovering(postmasterPid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  const processes = processesIn(cluster);
  return !processes.includes(postmasterPid) || processes.some((pid) => commandOf(pid).startsWith('postgres: startup'));
}

/** Ends what a killed PostgreSQL has left, and what would keep the next one from starting. Such a process holds nothing that is not in the log of writes. */
export function killLeftBackends(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of processesIn(cluster)) if (commandOf(pid).startsWith('postgres: ')) sendSignal(pid, 'SIGKILL');
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolderOf(pid) === realPath(cluster);
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(cluster);
}

export function parentOf(pid: number): number | undefined {
  if (process.platform !== 'linux')
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout) || undefined;
  return Number(/^PPid:\s*(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1]) || undefined;
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOrNothing(`/proc/${pid}/cmdline`);
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

function readOrNothing(file: string): string {
  return readIfThere(file) ?? '';
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** After a killed postmaster its last children may still be writing for a moment. */
function isInUseByOthers(cluster: string): boolean {
  return process.platform === 'linux' && processesIn(cluster).length > 0;
}

function processesIn(cluster: string): number[] {
  const folder = realPath(cluster);
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => workingFolderOf(pid) === folder);
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** A process knows its folder by no other name, and `DATA_DIR` may be a link. */
function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../start-failure.ts';
import type { PostgresFolders } from './folders.ts';

/** How the shell between us and PostgreSQL shows in a process list. */
export const keeperName = 'plein-postgres-keeper';

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The process that PostgreSQL's own lock file names, whether it lives or not. */
export function readPostmasterPid(cluster: string): number | undefined {
  return readPid(join(cluster, 'postmaster.pid'));
}

/**
 * Removes lock files that name a process which is no PostgreSQL: one that got the same number after a restart of the
 * machine or container, or a killed one that nobody has buried yet. PostgreSQL would refuse to start because of them.
 * A file that names a dead process stays: PostgreSQL clears it itself, after looking at the shared memory it left.
 */
export function removeStaleLocks({ cluster, socket }: PostgresFolders): void {
  for (const lock of [join(cluster, 'postmaster.pid'), join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = readPid(lock);
    if (pid === undefined || !isRunning(pid) || isPostmasterOf(pid, cluster)) continue;
    if (!isInUseByOthers(cluster)) rmSync(lock, { force: true });
  }
}

function readPid(file: string): number | undefined {
  const pid = Number(readOrNothing(file).split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** The shell that started this PostgreSQL, while it lives: it stops PostgreSQL as soon as its own starter is gone. */
export function hasKeeper(postmasterPid: number): boolean {
  return commandOf(parentOf(postmasterPid) ?? 0).includes(keeperName);
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolderOf(pid) === cluster;
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function parentOf(pid: number): number | undefined {
  if (process.platform !== 'linux')
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout) || undefined;
  return Number(/^PPid:\s*(\d+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1]) || undefined;
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readOrNothing(`/proc/${pid}/cmdline`);
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** After a killed postmaster its last children may still be writing for a moment. */
function isInUseByOthers(cluster: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && workingFolderOf(Number(entry)) === cluster);
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

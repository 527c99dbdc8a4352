import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../start-failure.ts';
import type { PostgresFolders } from './folders.ts';

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
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') return workingFolderOf(pid) === cluster;
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(cluster);
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

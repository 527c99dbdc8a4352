import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { superuserConnection } from '#platform/server/postgres/access.ts';
import type { PleinProcess } from './spawn-plein.ts';

// What can befall the PostgreSQL in a data folder. It reads /proc, so it is for Linux.

export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0]);
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

export function childrenOf(parent: number): number[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** One of the processes that answer the product, as the out-of-memory killer does; or another of PostgreSQL's own. */
export function killBackend(dataDir: string, title = 'plein_app', signal: NodeJS.Signals = 'SIGKILL'): void {
  const postmaster = postmasterPid(dataDir);
  const titles = new Map(childrenOf(postmaster).map((pid) => [titleOf(pid), pid]));
  const [backend] = [...titles].filter(([each]) => each.startsWith(`postgres: ${title}`)).map(([, pid]) => pid);
  if (backend === undefined) throw new Error(`PostgreSQL ${postmaster} has no process "${title}", but ${[...titles.keys()].join(', ')}.`);
  process.kill(backend, signal);
}

/** The same for one that is about to come: after a recovery nobody may be connected yet, and PostgreSQL tells of one before the process is there that does it. */
export async function killBackendWhenThere(dataDir: string, title?: string, signal?: NodeJS.Signals): Promise<void> {
  for (const deadline = performance.now() + 5000; ;) {
    try {
      return killBackend(dataDir, title, signal);
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await delay(1);
  }
}

function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const claims = `pg_locks where locktype = 'advisory' and objid = 7015 and granted`;

/** Ends the connection by which the product claims this PostgreSQL. */
export async function endClaim(dataDir: string): Promise<void> {
  await ask(dataDir, `select pg_terminate_backend(pid) from ${claims}`);
}

/** Waits until the product claims this PostgreSQL (again). */
export async function untilClaimed(dataDir: string, { seconds }: { seconds: number }): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while ((await ask(dataDir, `select from ${claims}`).catch(() => 0)) === 0) {
    if (performance.now() > deadline) throw new Error(`Nobody has claimed PostgreSQL for ${seconds} s.`);
    await delay(50);
  }
}

async function ask(dataDir: string, statement: string): Promise<number> {
  const client = new pg.Client({ ...superuserConnection(dataDir), connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Kills a backend, and does what is asked as soon as the recovery begins. */
export async function duringRecovery(dataDir: string, work: () => unknown, title?: string): Promise<void> {
  const log = join(dataDir, 'postgres.log');
  const before = statSync(log).size;
  await killBackendWhenThere(dataDir, title);
  const deadline = performance.now() + 10_000;
  while (!readFileSync(log).subarray(before).includes('reinitializing')) {
    if (performance.now() > deadline) throw new Error('PostgreSQL did not begin to recover.');
    await delay(1);
  }
  await work();
}

/** Leaves PostgreSQL behind without anybody: neither the product nor the shell that would stop it. */
export async function orphanPostgres({ dataDir, pid, killGroup }: PleinProcess): Promise<number> {
  const orphan = postmasterPid(dataDir);
  const keeper = parentOf(orphan);
  // Frozen first: the product would notice that the shell is gone, and the shell that the product is.
  process.kill(-pid, 'SIGSTOP');
  for (const other of [keeper, ...childrenOf(keeper)]) if (other !== orphan) process.kill(other, 'SIGKILL');
  await killGroup();
  return orphan;
}

/** It was asked to stop and does not: a shutdown in good order has met the recovery after a crash. */
export async function isStuck(dataDir: string): Promise<boolean> {
  await delay(1500);
  return readPidFile(dataDir).includes('stopping');
}

function readPidFile(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, 'pg/postmaster.pid'), 'utf8');
  } catch {
    return '';
  }
}

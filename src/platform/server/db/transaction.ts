import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database.ts';

/** Two that wait for each other, or that PostgreSQL cannot put one after the other: it ended this one so that the other could go on. */
const gaveWay = new Set<unknown>(['40P01', '40001']);
const mostRetries = 3;
/** At most so many milliseconds before the first retry, and as many more before each following. */
const longestPause = 25;

/**
 * Runs the work in one transaction, and again when it had to give way to another: nothing of it was done then. The work may therefore
 * run several times, and does nothing that cannot be undone but through its transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (retries === mostRetries || !gaveWay.has((error as { code?: unknown } | null)?.code)) throw error;
      await sleep(Math.random() * longestPause * (retries + 1));
    }
  }
}

import { deleteOldSessions } from '#domains/auth/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import { deleteOldAnswers } from '#platform/server/idempotency.ts';
import type { Logger } from '#platform/server/logger.ts';
import { deleteEndedLimits } from '#platform/server/rate-limit.ts';

const interval = 10 * 60_000;

/** Throws away what has had its time. Nothing depends on when it runs, so a timer in the first worker is enough. */
export function startHousekeeping(db: Db, log: Logger): () => void {
  async function clean(): Promise<void> {
    try {
      for (const task of [deleteEndedLimits, deleteOldAnswers, deleteOldSessions]) await task(db);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping failed; it is tried again later');
    }
  }
  const timer = setInterval(() => void clean(), interval);
  timer.unref();
  return () => clearInterval(timer);
}

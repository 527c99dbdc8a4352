import { deleteOldSessions, deleteOldSignInDelays } from '#domains/auth/server/index.ts';
import { deleteOldLogEntries } from '#domains/log/server/index.ts';
import type { Db } from '#platform/server/db/database.ts';
import { deleteOldAnswers } from '#platform/server/idempotency.ts';
import type { Logger } from '#platform/server/logger.ts';
import { deleteEndedLimits } from '#platform/server/rate-limit.ts';

const interval = 10 * 60_000;
const tasks = [deleteEndedLimits, deleteOldAnswers, deleteOldSessions, deleteOldSignInDelays, deleteOldLogEntries];

/** Nothing depends on when it runs, so a timer in the first worker is enough. */
export function startHousekeeping(db: Db, log: Logger): () => void {
  const timer = setInterval(() => {
    cleanUp(db).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed; it is tried again later'));
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

/** Throws away what has had its time. */
export async function cleanUp(db: Db): Promise<void> {
  for (const task of tasks) await task(db);
}

import { startJobs } from '#app/server/jobs.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';

/** Does what was queued, as the first worker does it, and looks more often. */
export function workQuickly(connection: DatabaseConnection, ctx: Ctx): () => Promise<void> {
  return startJobs(connection, ctx, { poll: 0.5, supervise: 1 });
}

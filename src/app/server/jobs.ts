import { dataExportHandlers } from '#domains/data-exports/server/index.ts';
import { mailHandlers, openCarrier } from '#domains/mails/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { workOnJobs, type Pace } from '#platform/server/jobs/work-on-jobs.ts';
import { personalData } from './personal-data.ts';

/** Does what was queued. Here stands who does which job. */
export function startJobs(connection: DatabaseConnection, ctx: Ctx, pace?: Pace): () => Promise<void> {
  const carrier = openCarrier(ctx.config);
  const stop = workOnJobs({
    connection,
    log: ctx.log,
    handlers: [...mailHandlers(ctx, carrier), ...dataExportHandlers(ctx, personalData)],
    pace,
  });
  return async () => {
    await stop();
    carrier.close();
  };
}

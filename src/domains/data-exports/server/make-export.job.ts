import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';

/** Tried for about an hour: what fails is nearly always the store, and somebody waits for it. */
export const makeExportJob = defineJob({
  name: 'data-export.make',
  data: z.object({ exportGuid: z.uuid() }),
  retry: { limit: 6, seconds: 30, maxSeconds: 1800 },
});

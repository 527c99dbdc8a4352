import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';

/** Tried for about six hours: most servers that say "later" mean minutes, and a link in a mail lives a day at most. */
export const deliverMailJob = defineJob({
  name: 'mail.deliver',
  data: z.object({ mailGuid: z.uuid() }),
  retry: { limit: 12, seconds: 30, maxSeconds: 3600 },
});

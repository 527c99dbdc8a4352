import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { LogBatch, logLimits } from './log-entry.ts';

export const writeLog = endpoint({
  method: 'POST',
  path: '/log',
  summary: 'Takes what browsers log: failures, and how fast pages were',
  access: 'public',
  alsoFor: ['enrolling', 'withoutTerms', 'viewing'],
  isSilent: true,
  body: LogBatch,
  bodyLimit: logLimits.batchBytes,
  limit: { times: 12, seconds: 60 },
  response: z.void(),
});

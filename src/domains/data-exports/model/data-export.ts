import { z } from 'zod';

/** What somebody can see of a copy of their data: that it is being made, that it is there, or that it failed. */
export const DataExport = z.object({
  guid: z.uuid(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Of a hundred, while it is being made. */
  progress: z.number().int().min(0).max(100),
  bytes: z.number().int().nullable(),
  createdOn: z.iso.datetime(),
  /** When it is thrown away. */
  expiresOn: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** Days that a copy can be fetched. */
export const keptDays = 7;

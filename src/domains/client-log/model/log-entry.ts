import { z } from 'zod';

const kibibyte = 1024;

export const logLimits = { batchBytes: 64 * kibibyte, batchEntries: 50, entryBytes: 8 * kibibyte } as const;

/** What a browser sends about itself. Anybody can send this, so all of it is a claim; `cleanLogEntry` says what is kept. */
export const LogEntry = z
  .strictObject({
    short_message: z.string(),
    full_message: z.string().default(''),
    /** As syslog counts: 0 is an emergency, 7 is for debugging. */
    level: z.number(),
    /** Seconds since 1970. */
    timestamp: z.number(),
    origin: z.string(),
    platform: z.string(),
    user_agent: z.string(),
    bot: z.boolean(),
  })
  .refine(isSmallEnough, { params: { code: 'too_big' } });
export type LogEntry = z.infer<typeof LogEntry>;

export const LogBatch = z.array(LogEntry).max(logLimits.batchEntries);

function isSmallEnough(entry: object): boolean {
  return new TextEncoder().encode(JSON.stringify(entry)).length <= logLimits.entryBytes;
}

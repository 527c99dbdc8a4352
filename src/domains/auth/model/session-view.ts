import { z } from 'zod';

/** A session as its owner sees it: enough to know it again, nothing to use it with. */
export const SessionView = z.object({
  guid: z.uuid(),
  /** Null when the browser does not say it in a way that we know. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string(),
  /** Also when the session got a new name since, because its owner proved once more who they are. */
  signedInOn: z.iso.datetime(),
  lastSeenOn: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

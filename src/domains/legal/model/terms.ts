import { z } from 'zod';

/** A line of the terms that is new, or that is gone. What was rewritten is one of each. */
export const TermsChange = z.object({ kind: z.enum(['added', 'removed']), section: z.string(), words: z.string() });
export type TermsChange = z.infer<typeof TermsChange>;

/** Where somebody stands with the terms. */
export const TermsStanding = z.object({
  version: z.number().int(),
  /** Null: never accepted, or taken back. */
  acceptedVersion: z.number().int().nullable(),
  /** Since the version that was accepted; null when there is none, or when its text was not kept. */
  changes: z.array(TermsChange).nullable(),
});
export type TermsStanding = z.infer<typeof TermsStanding>;

/** What the form on the page of the terms sends. */
export const TermsAnswer = z.strictObject({
  answer: z.enum(['accept', 'decline']),
  version: z.coerce.number().int().min(1).max(1_000_000),
});
export type TermsAnswer = z.infer<typeof TermsAnswer>;

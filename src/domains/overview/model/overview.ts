import { z } from 'zod';
import { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';

const moment = z.iso.datetime();

/** Something that waits for the reader. */
export const Matter = z.discriminatedUnion('kind', [
  /** Mails that did not arrive, in the last thirty days. */
  z.object({ kind: z.literal('mailsFailed'), count: z.int() }),
  z.object({ kind: z.literal('invitationEnding'), email: z.string(), sentOn: moment, endsOn: moment }),
  /** What the reader wrote and nobody sees yet, since a week or longer. */
  z.object({ kind: z.literal('draftWaiting'), title: z.string(), href: z.string(), changedOn: moment, isNew: z.boolean() }),
  z.object({ kind: z.literal('secondFactorMissing') }),
  /** The reader's own account is going to be deleted. */
  z.object({ kind: z.literal('deletionPending'), deletedOn: moment }),
]);
export type Matter = z.infer<typeof Matter>;

export const firstSteps = ['look', 'colleagues', 'security'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const Overview = z.object({
  /** The moment, as the platform has it: what greets the reader is the same on the server and in the browser. */
  madeOn: moment,
  matters: z.array(Matter),
  /** Which of the first steps were taken; null for who cannot take them. */
  stepsDone: z.array(z.enum(firstSteps)).nullable(),
  /** What the reader worked on last, and otherwise what changed last. */
  pages: z.array(PageIndexEntry),
  isOwnWork: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

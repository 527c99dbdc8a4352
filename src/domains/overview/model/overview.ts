import { z } from 'zod';
import { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';

const moment = z.iso.datetime();

/** Which matter it is: its kind, and of which thing where there may be several. */
const key = z.string().regex(/^[a-zA-Z]{1,40}(:[0-9a-f-]{36})?$/);

/** Something that waits for the reader. */
export const Matter = z.discriminatedUnion('kind', [
  /** Mails that did not arrive, in the last thirty days. */
  z.object({ kind: z.literal('mailsFailed'), key, count: z.int() }),
  z.object({ kind: z.literal('invitationEnding'), key, email: z.string(), sentOn: moment, endsOn: moment }),
  /** What the reader wrote and nobody sees yet, since a week or longer. */
  z.object({ kind: z.literal('draftWaiting'), key, title: z.string(), href: z.string(), changedOn: moment, isNew: z.boolean() }),
  z.object({ kind: z.literal('secondFactorMissing'), key }),
  /** The reader's own account is going to be deleted. */
  z.object({ kind: z.literal('deletionPending'), key, deletedOn: moment }),
]);
export type Matter = z.infer<typeof Matter>;

/** A matter that its reader wants to see later: from the beginning of that day. */
const PutOffMatter = z.object({ matter: Matter, until: moment });
export type PutOffMatter = z.infer<typeof PutOffMatter>;

/** For so many days, which end at midnight. */
export const putOffDays = { tomorrow: 1, nextWeek: 7 } as const;
export type PutOffUntil = keyof typeof putOffDays;

export const PutOffChange = z.strictObject({
  matter: key,
  /** Null: it waits again. */
  until: z.enum(Object.keys(putOffDays) as [PutOffUntil, ...PutOffUntil[]]).nullable(),
});
export type PutOffChange = z.infer<typeof PutOffChange>;

export const firstSteps = ['look', 'colleagues', 'security'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const Overview = z.object({
  /** The moment, as the platform has it: what greets the reader is the same on the server and in the browser. */
  madeOn: moment,
  matters: z.array(Matter),
  putOff: z.array(PutOffMatter),
  /** Which of the first steps were taken; null for who cannot take them. */
  stepsDone: z.array(z.enum(firstSteps)).nullable(),
  /** What the reader worked on last, and otherwise what changed last. */
  pages: z.array(PageIndexEntry),
  isOwnWork: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

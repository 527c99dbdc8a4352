import { z } from 'zod';
import { PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';

const moment = z.iso.datetime();

/** Which matter it is: its kind, and of which thing where there may be several. */
const key = z.string().regex(/^[a-zA-Z]{1,40}(:[0-9a-f-]{36})?$/);

/** Something that waits for the reader. */
export const Matter = z.discriminatedUnion('kind', [
  /** Mails that did not arrive, in the last thirty days. */
  z.object({ kind: z.literal('mailsFailed'), key, count: z.int() }),
  z.object({
    kind: z.literal('invitationEnding'),
    key,
    /** Empty when only an address is known. */
    name: z.string(),
    email: z.string(),
    /** Empty when they are gone. */
    inviterName: z.string(),
    sentOn: moment,
    endsOn: moment,
  }),
  /** What the reader worked on and nobody sees yet, since a week or longer. */
  z.object({
    kind: z.literal('draftWaiting'),
    key,
    of: z.enum(['page', 'item']),
    title: z.string(),
    href: z.string(),
    changedOn: moment,
    /** Who saved it last, who may be somebody else. */
    changedBy: z.object({ name: z.string(), isReader: z.boolean() }).nullable(),
    isNew: z.boolean(),
  }),
  z.object({ kind: z.literal('secondFactorMissing'), key }),
  /** The reader's own account is going to be deleted. */
  z.object({ kind: z.literal('deletionPending'), key, deletedOn: moment }),
  /** The first steps, for who does not want to see them. */
  z.object({ kind: z.literal('firstSteps'), key, left: z.int() }),
]);
export type Matter = z.infer<typeof Matter>;

/** A matter that its reader wants to see later: from the beginning of that day. */
const PutOffMatter = z.object({ matter: Matter, until: moment });
export type PutOffMatter = z.infer<typeof PutOffMatter>;

/** For so many days, which end at midnight. What is put off for good comes back when somebody takes it back. */
export const putOffDays = { tomorrow: 1, nextWeek: 7, forGood: 36_500 } as const;
export type PutOffUntil = keyof typeof putOffDays;

export const firstStepsKey = 'firstSteps';

export const PutOffChange = z
  .strictObject({
    matter: key,
    /** Null: it waits again. */
    until: z.enum(Object.keys(putOffDays) as [PutOffUntil, ...PutOffUntil[]]).nullable(),
  })
  // What goes wrong cannot be put away: it would go on unseen.
  .refine(({ matter, until }) => until !== 'forGood' || matter === firstStepsKey, { path: ['until'] });
export type PutOffChange = z.infer<typeof PutOffChange>;

export const firstSteps = ['look', 'colleagues', 'security'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const Overview = z.object({
  /** The moment, as the platform has it: what greets the reader is the same on the server and in the browser. */
  madeOn: moment,
  matters: z.array(Matter),
  putOff: z.array(PutOffMatter),
  /** Which of the first steps were taken; null for who cannot take them, or put them away. */
  stepsDone: z.array(z.enum(firstSteps)).nullable(),
  /** What the reader worked on last, and what changed last of the rest that they may edit. */
  pages: z.array(PageIndexEntry),
  isOwnWork: z.boolean(),
});
export type Overview = z.infer<typeof Overview>;

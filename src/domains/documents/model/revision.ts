import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';
import { Colleague } from './draft.ts';
import { WholeDraft } from './whole-draft.ts';

/** Why the draft of a moment was kept. */
const revisionKinds = [
  /** It was published, in the language that the revision names. */
  'published',
  /** Nobody changed anything for five minutes. */
  'paused',
  /** Somebody else went on with it. */
  'handed_over',
  /** It was about to go back to what is published, or to an older revision. */
  'before_discard',
  'before_restore',
  /** Two people changed one text, and this one was not chosen. */
  'set_aside',
] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** A whole draft of one moment. */
export const Revision = z.object({
  /** Counts up, by document. */
  number: z.int(),
  kind: z.enum(revisionKinds),
  language: z.enum(languages).nullable(),
  /** Readers of its language have it now. */
  isLive: z.boolean(),
  madeOn: z.iso.datetime(),
  /** Whose work it is; null for the platform's own, and for who is gone. */
  madeBy: Colleague.nullable(),
});
export type Revision = z.infer<typeof Revision>;

export const RevisionWithDraft = Revision.extend({ draft: WholeDraft });

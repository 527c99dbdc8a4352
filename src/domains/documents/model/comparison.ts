import { z } from 'zod';
import { Colleague } from './draft.ts';

const TextPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

/** What else than words is set otherwise. */
const settings = ['picture', 'link', 'form', 'layout', 'items', 'place', 'other'] as const;
export type ChangedSetting = (typeof settings)[number];

const ChangedText = z.object({
  /** The name of the field; of something that a block repeats, with its number. */
  field: z.string(),
  item: z.int().nullable(),
  /** In the order in which it is read, without most of what stays the same. */
  parts: z.array(TextPart),
});
export type ChangedText = z.infer<typeof ChangedText>;

/** One thing of a page that is not as it was: a block, or what the page says of itself. */
export const Change = z.object({
  /** Null: the page itself. */
  block: z.uuid().nullable(),
  type: z.string().nullable(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** Its first words, by which a person knows it. */
  name: z.string(),
  texts: z.array(ChangedText),
  settings: z.array(z.enum(settings)),
  /** Words. */
  added: z.int(),
  removed: z.int(),
});
export type Change = z.infer<typeof Change>;

export const ChangeByPerson = Change.extend({
  who: Colleague.nullable(),
  when: z.iso.datetime().nullable(),
  /** Somebody else made it after its reader last had the page before them. */
  isUnseen: z.boolean(),
});
export type ChangeByPerson = z.infer<typeof ChangeByPerson>;

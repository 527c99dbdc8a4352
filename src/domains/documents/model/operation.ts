import { z } from 'zod';
import { Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { languages } from '#platform/shared/language.ts';

const guid = z.uuid();
const values = z.record(z.string(), z.unknown());

/** Behind which neighbour; null: as the first. A neighbour that is gone meanwhile means: as the last. */
const after = guid.nullable();

/** Which of its lists of things a block has them in. */
const list = z.enum(['items', 'columns']).default('items');

/** What is set to null goes back to its default. */
const set = values;

/**
 * One change of the structure of a draft. It names what it is about and its neighbours, never a number of a place, so it can be done to a
 * draft that others changed meanwhile: what it is about may be gone, and then nothing is done.
 */
export const Operation = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('insert'),
    block: z.strictObject({
      guid,
      type: z.string().max(50),
      options: values.default({}),
      /** Its first words, by language. */
      content: z.partialRecord(z.enum(languages), values).default({}),
    }),
    layoutPosition: LayoutPosition,
    after,
  }),
  z.strictObject({ op: z.literal('move'), block: guid, layoutPosition: LayoutPosition, after }),
  z.strictObject({ op: z.literal('remove'), block: guid }),
  /** Brings back what was removed, to where it stood. */
  z.strictObject({ op: z.literal('revive'), block: guid }),
  z.strictObject({ op: z.literal('set'), block: guid, set }),
  z.strictObject({ op: z.literal('hide'), block: guid, isHidden: z.boolean() }),
  z.strictObject({ op: z.literal('limit'), block: guid, languages: z.array(z.enum(languages)).min(1).nullable() }),
  z.strictObject({ op: z.literal('insertItem'), block: guid, list, item: z.looseObject({ guid }), after }),
  z.strictObject({ op: z.literal('moveItem'), block: guid, list, item: guid, after }),
  z.strictObject({ op: z.literal('removeItem'), block: guid, list, item: guid }),
  z.strictObject({ op: z.literal('setItem'), block: guid, list, item: guid, set }),
  z.strictObject({ op: z.literal('layout'), layout: Layout }),
  z.strictObject({ op: z.literal('setDocument'), set }),
]);
export type Operation = z.output<typeof Operation>;

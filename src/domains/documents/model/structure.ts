import { z } from 'zod';
import { BuildingBlockInstance, Layout, LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { languages } from '#platform/shared/language.ts';

/** A block without its words: what is the same in every language. */
export const StructureBlock = BuildingBlockInstance.pick({ guid: true, type: true, format: true, options: true }).extend({
  layoutPosition: LayoutPosition,
  /** The only languages that it is shown in; null for all. */
  languages: z.array(z.enum(languages)).min(1).nullable(),
  /** Shown to nobody, in no language. */
  isHidden: z.boolean(),
  /** Of all this: the number of the structure with which it was last changed. A move changes nothing of a block. */
  version: z.int(),
});
export type StructureBlock = z.infer<typeof StructureBlock>;

/** What a draft is made of, in no language: one for all of them. */
export const Structure = z.object({
  layout: Layout,
  options: z.record(z.string(), z.unknown()),
  /** In the order in which they stand, whatever the region. */
  blocks: z.array(StructureBlock),
});
export type Structure = z.infer<typeof Structure>;

/** One that was taken away keeps its place, for who brings it back. */
export type KeptBlock = StructureBlock & { isRemoved: boolean };

/** A structure with what was taken away from it. */
export interface KeptStructure extends Omit<Structure, 'blocks'> {
  blocks: readonly KeptBlock[];
}

export function isShownIn(
  { languages: only, isHidden }: { languages: readonly string[] | null; isHidden: boolean },
  language: string,
): boolean {
  return !isHidden && (only === null || only.includes(language));
}

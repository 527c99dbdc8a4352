import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import { blockTypes } from './block-types.ts';

/** A block as clients read it: with the options that follow from the stored ones. */
export function withComputedOptions(block: BuildingBlockInstance): BuildingBlockInstance {
  const computed = blockTypes.get(block.type)?.computedOptions?.(block.options);
  return computed ? { ...block, options: { ...block.options, ...computed } } : block;
}

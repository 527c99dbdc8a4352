import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import { blockTypes } from './block-types.ts';

/** The options of a block as a client sends them, in the shape that its type stores. */
export function acceptedOptions(type: string, options: Record<string, unknown>): Record<string, unknown> {
  return blockTypes.get(type)?.acceptOptions?.(options) ?? options;
}

/** A block as clients read it: with the options that follow from the stored ones. */
export function withComputedOptions(block: BuildingBlockInstance): BuildingBlockInstance {
  const computed = blockTypes.get(block.type)?.computedOptions?.(block.options);
  return computed ? { ...block, options: { ...block.options, ...computed } } : block;
}

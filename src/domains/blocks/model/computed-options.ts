import type { BuildingBlockInstance } from './building-block.ts';
import { findBlockType } from './block-types.ts';

/** The options of a block as a client sends them, in the shape that its type stores. */
export function acceptedOptions(type: string, options: Record<string, unknown>): Record<string, unknown> {
  return findBlockType(type)?.acceptOptions?.(options) ?? options;
}

/** A block as clients read it: with the options that follow from the stored ones. */
export function withComputedOptions(block: BuildingBlockInstance): BuildingBlockInstance {
  const computed = findBlockType(block.type)?.computedOptions?.(block.options);
  return computed ? { ...block, options: { ...block.options, ...computed } } : block;
}

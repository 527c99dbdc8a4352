import type { BlockType } from './block-type.ts';
import { textBlock } from './text-block.ts';

/** Every building block the platform knows, by its type name. */
export const blockTypes: ReadonlyMap<string, BlockType> = new Map(
  [textBlock].map((definition) => [definition.type, definition as BlockType]),
);

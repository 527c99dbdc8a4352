import type { BlockType } from './block-type.ts';
import { imageBlock } from './types/image-block.ts';
import { textBlock } from './types/text-block.ts';

/** Every building block the platform knows, by its type name. */
export const blockTypes: ReadonlyMap<string, BlockType> = new Map(
  [textBlock, imageBlock].map((definition) => [definition.type, definition as unknown as BlockType]),
);

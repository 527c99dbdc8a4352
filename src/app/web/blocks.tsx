import type { ComponentType } from 'react';
import { ImageBlock, TextBlock, type BlockComponents, type BlockProps } from '#domains/blocks/ui/index.ts';

/** The component of every type of block. A test holds this list and that of the types together. */
export const blockComponents = {
  image: ImageBlock as ComponentType<BlockProps>,
  text: TextBlock,
} satisfies BlockComponents;

import { findBlockType } from '#domains/blocks/model/block-types.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';

const wordsPerMinute = 200;

/** How long reading takes, a minute at the least. */
export function readingMinutes(blocks: readonly Pick<BuildingBlockInstance, 'type' | 'content' | 'language'>[]): number {
  const text = blocks.map(({ type, content, language }) => findBlockType(type)?.plainText(content, language) ?? '').join(' ');
  return Math.max(1, Math.round(text.split(/\s+/).length / wordsPerMinute));
}

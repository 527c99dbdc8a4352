interface Piece {
  type?: string;
  content?: unknown;
}

/** How much more a text can hold. */
export interface Room {
  blocks: number;
  bytes: number;
}

interface Cut<Block> {
  kept: Block[];
  leftOut: Block[];
}

/** The most that is stored as one text, and sent as one block. */
export const mostBlocks = 500;
export const mostBytes = 1024 * 1024;

/** As many blocks as there is room for, in order. Of a list or a table that is too large alone, its first lines. */
export function cutToFit<Block extends Piece>(blocks: readonly Block[], room: Room): Cut<Block> {
  let left = room.bytes;
  for (const [index, block] of blocks.entries()) {
    const size = bytesOf(block);
    if (index >= room.blocks || size > left) return cutAt(blocks, index, index < room.blocks ? left : 0);
    left -= size;
  }
  return { kept: [...blocks], leftOut: [] };
}

const divisible = new Set(['bulletList', 'orderedList', 'table', 'blockquote']);

function cutAt<Block extends Piece>(blocks: readonly Block[], index: number, bytes: number): Cut<Block> {
  const whole: Cut<Block> = { kept: blocks.slice(0, index), leftOut: blocks.slice(index) };
  const [block, ...others] = whole.leftOut;
  if (!block || !divisible.has(block.type ?? '') || !Array.isArray(block.content)) return whole;
  const parts: readonly Piece[] = block.content;
  const { kept, leftOut } = cutToFit(parts, { blocks: parts.length, bytes: bytes - bytesOf({ ...block, content: [] }) });
  if (kept.length === 0) return whole;
  return { kept: [...whole.kept, { ...block, content: kept }], leftOut: [{ ...block, content: leftOut }, ...others] };
}

/** As JSON in UTF-8, with the comma behind it. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length + 1;
}

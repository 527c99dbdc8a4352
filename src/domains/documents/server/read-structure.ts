import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { readPart } from '#domains/blocks/model/read-block.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { documentErrors } from '../model/document.errors.ts';
import type { DocumentKind } from '../model/snapshot.ts';
import type { KeptBlock, KeptStructure, Structure } from '../model/structure.ts';
import { findStructure } from './structure.queries.ts';

/** In the shapes of today, as far as they can be read. */
export async function getStructure(tx: Tx, guid: string): Promise<KeptStructure & { kind: DocumentKind }> {
  const found = await findStructure(tx, guid);
  if (!found) throw documentErrors.not_found({ guid });
  return { ...found, blocks: found.blocks.map(inShapeOfToday) };
}

function inShapeOfToday(block: KeptBlock): KeptBlock {
  const definition = findBlockType(block.type);
  const part = definition && readPart(definition, 'options', { format: block.format, value: block.options });
  return typeof part === 'object' ? { ...block, format: definition?.version ?? 1, options: part.value } : block;
}

/** What there is, as its editors read it: with what was left out filled in. */
export function toRead({ layout, options, blocks }: KeptStructure): Structure {
  return {
    layout,
    options,
    blocks: blocks.flatMap(({ isRemoved, ...block }) => {
      if (isRemoved) return [];
      const definition = findBlockType(block.type);
      const part = definition && readPart(definition, 'options', { format: block.format, value: block.options });
      return [{ ...block, options: typeof part === 'object' ? part.read : {} }];
    }),
  };
}

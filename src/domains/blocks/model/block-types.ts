import type { BlockType } from './block-type.ts';

const known = new Map<string, BlockType>();

/** Every building block the platform knows, by its type name. The domains that own them define them; `src/app/block-types.ts` names them all. */
export const blockTypes: ReadonlyMap<string, BlockType> = known;

/** Once, before anything is read. */
export function knowBlockTypes(types: readonly { type: string }[]): void {
  for (const definition of types) known.set(definition.type, definition as unknown as BlockType);
}

/** Undefined for a type that another version of the product knows. */
export function findBlockType(type: string): BlockType | undefined {
  // Without this, every block of every page would pass for one of a newer version.
  if (known.size === 0) throw new Error('No block type is known yet: import src/app/block-types.ts first');
  return known.get(type);
}

import type { BlockType } from '#domains/blocks/model/block-type.ts';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { documentErrors } from '../model/document.errors.ts';

export function requireDefinition(type: string): BlockType {
  const definition = findBlockType(type);
  if (!definition) throw documentErrors.unknown_block_type();
  return definition;
}

/** In the shape that the block's type says, with what was left out filled in; what a person can mend is told with its place. */
export function requireFitting(definition: BlockType, part: 'options' | 'content', value: unknown): Record<string, unknown> {
  const parsed = definition[part].safeParse(value, { reportInput: true });
  // Every type's options and content are objects.
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const fields = parsed.error.issues.flatMap(fieldErrorsOf).map((field) => ({ ...field, path: `${part}.${field.path}` }));
  throw documentErrors.block_refused(undefined, { fields });
}

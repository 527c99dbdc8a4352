import { useContext } from 'react';
import type { RichText as RichTextValue } from '../../model/rich-text.ts';
import { RichTextView } from '../rich-text-view.tsx';
import { FieldEditingContext } from './field-editing.ts';
import { addressOf, useFieldScope } from './field-scope.tsx';

/** Running text in `content`. It brings no element of its own: the block says what stands around it. */
export function RichText({ field }: { field: string }) {
  const scope = useFieldScope();
  const editing = useContext(FieldEditingContext);
  // The block was read by its type's schema, which says that this field is rich text.
  const value = scope.content[field] as RichTextValue | undefined;
  if (!value) return null;
  return editing ? <editing.RichText address={addressOf(scope, field)} value={value} /> : <RichTextView value={value} />;
}

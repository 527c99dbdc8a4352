import { useContext } from 'react';
import { Prose } from '#ui/text/prose.tsx';
import { richTextOf } from '../../model/rich-text-of.ts';
import type { RichText as RichTextValue } from '../../model/rich-text.ts';
import { RichTextView } from '../rich-text-view.tsx';
import { FieldEditingContext } from './field-editing.ts';
import { addressOf, langOf, useFieldScope } from './field-scope.tsx';

/** Running text in `content`, with the element around it: while it is edited, the same element holds the editor. */
export function RichText({ field }: { field: string }) {
  const scope = useFieldScope();
  const editing = useContext(FieldEditingContext);
  // The block was read by its type's schema, which says that this field is rich text.
  const value = scope.content[field] as RichTextValue | undefined;
  const lang = langOf(scope, field);
  if (editing) return <editing.RichText address={addressOf(scope, field)} value={value ?? richTextOf()} lang={lang} />;
  if (!value) return null;
  return (
    <Prose lang={lang}>
      <RichTextView value={value} />
    </Prose>
  );
}

import { useContext } from 'react';
import { FieldEditingContext } from './field-editing.ts';
import type { TextLook } from './field-looks.ts';
import { addressOf, useFieldScope } from './field-scope.tsx';

/** A line of text in `content`. What is empty is not there. */
export function Text({ field, as, className, id }: { field: string } & TextLook) {
  const scope = useFieldScope();
  const editing = useContext(FieldEditingContext);
  const value = scope.content[field];
  if (typeof value !== 'string' || value === '') return null;
  if (editing) return <editing.Text address={addressOf(scope, field)} value={value} look={{ as, className, id }} />;
  const Element = as;
  return (
    <Element className={className} id={id}>
      {value}
    </Element>
  );
}

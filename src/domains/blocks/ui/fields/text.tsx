import { useContext } from 'react';
import { FieldEditingContext } from './field-editing.ts';
import { addressOf, useFieldScope } from './field-scope.tsx';

/** The element a line of text is, and how it looks: the same while it is being edited. */
export interface TextLook {
  as: 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'strong' | 'figcaption' | 'cite' | 'summary' | 'dt' | 'dd';
  className?: string | undefined;
  id?: string | undefined;
}

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

import { useContext } from 'react';
import { EmailText } from '#ui/text/email-text.tsx';
import { FieldEditingContext } from './field-editing.ts';
import type { TextLook } from './field-looks.ts';
import { addressOf, langOf, useFieldScope } from './field-scope.tsx';

/** A line of text in `content`. What is empty is not there, but for who can fill it. */
export function Text({ field, as, className, id }: { field: string } & Omit<TextLook, 'lang'>) {
  const scope = useFieldScope();
  const editing = useContext(FieldEditingContext);
  // The block was read by its type's schema, which says that this field is a line.
  const value = (scope.content[field] as string | undefined) ?? '';
  const lang = langOf(scope, field);
  if (editing) return <editing.Text address={addressOf(scope, field)} value={value} look={{ as, className, id, lang }} />;
  if (value === '') return null;
  const Element = as;
  return (
    // The main heading is where focus goes when the page opens.
    <Element className={className} id={id} lang={lang} tabIndex={as === 'h1' ? -1 : undefined}>
      {isEmail(value) ? <EmailText address={value} /> : value}
    </Element>
  );
}

/** A line that is an e-mail address and nothing else. */
export function isEmail(line: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(line);
}

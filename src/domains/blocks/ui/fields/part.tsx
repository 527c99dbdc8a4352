import { useContext, type ReactNode } from 'react';
import { FieldEditingContext } from './field-editing.ts';
import { useFieldScope } from './field-scope.tsx';

interface PartProps {
  as: 'div' | 'dl' | 'p' | 'caption' | 'h2' | 'h3';
  /** The fields that it is there for. */
  of: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** An element around fields, which has no reason without words in one of them. */
export function Part({ as: Element, of, className, children }: PartProps) {
  const isEmpty = useIsEmpty(of);
  const isThere = useIsThere(...of);
  if (!isThere) return null;
  return (
    <Element className={className} data-field={isEmpty ? 'empty' : undefined}>
      {children}
    </Element>
  );
}

/** Whether one of these fields has words, or can get them: while a page is edited, all of its fields are there. */
export function useIsThere(...fields: string[]): boolean {
  const isEmpty = useIsEmpty(fields);
  return useContext(FieldEditingContext) !== null || !isEmpty;
}

function useIsEmpty(fields: readonly string[]): boolean {
  const { content } = useFieldScope();
  return fields.every((field) => !content[field]);
}

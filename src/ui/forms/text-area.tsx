import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';

export const textAreaRows = 6;

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className' | 'children'> {}

export function TextArea({ id, label, description, error, isOptional, rows = textAreaRows, ...rest }: TextAreaProps) {
  return (
    <Field id={id} label={label} description={description} error={error} isOptional={isOptional}>
      {(control) => <textarea {...control} {...rest} rows={rows} className={classNames(styles.control, styles.lines)} />}
    </Field>
  );
}

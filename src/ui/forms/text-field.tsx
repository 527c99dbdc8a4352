import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';

/** As wide as the answer is expected to be: four digits do not need a whole line. */
export type ControlWidth = 'full' | 'medium' | 'short';

type TextFieldType = 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'number';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'width' | 'className' | 'children'> {
  type?: TextFieldType;
  width?: ControlWidth;
}

export function TextField({ id, label, description, error, isOptional, type = 'text', width = 'full', ...rest }: TextFieldProps) {
  return (
    <Field id={id} label={label} description={description} error={error} isOptional={isOptional}>
      {(control) => <input {...control} {...rest} type={type} className={classNames(styles.control, widthClass(width))} />}
    </Field>
  );
}

export function widthClass(width: ControlWidth): string | undefined {
  return width === 'full' ? undefined : styles[width];
}

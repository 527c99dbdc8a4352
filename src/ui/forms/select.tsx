import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field.tsx';
import { widthClass, type ControlWidth } from './text-field.tsx';

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> {
  options: readonly { value: string; label: string }[];
  /** The first line, with an empty value: "Kies een wijk". Leave it out when there is always an answer. */
  placeholder?: string;
  width?: ControlWidth;
}

export function Select({ id, label, description, error, isOptional, options, placeholder, width = 'full', ...rest }: SelectProps) {
  return (
    <Field id={id} label={label} description={description} error={error} isOptional={isOptional}>
      {(control) => (
        <span className={classNames(styles.select, widthClass(width))}>
          <select {...control} {...rest} className={styles.control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </Field>
  );
}

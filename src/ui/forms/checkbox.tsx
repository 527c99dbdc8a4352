import { useId, type ComponentProps } from 'react';
import { Choice } from './choice.tsx';
import { FieldError, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

interface CheckboxProps
  extends Pick<FieldTexts, 'label' | 'description' | 'error'>, Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {}

/** One thing to tick. Not ticking it is an answer too, so it is only `required` when told. */
export function Checkbox({ id: wantedId, error, ...rest }: CheckboxProps) {
  const madeId = useId();
  const id = wantedId ?? madeId;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field} data-field>
      <FieldError id={errorId}>{error}</FieldError>
      <Choice {...rest} id={id} type="checkbox" aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined} />
    </div>
  );
}

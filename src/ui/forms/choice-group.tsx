import type { ReactNode } from 'react';
import { WholeWords } from '../text/whole-words.tsx';
import { FieldDescription, FieldError, OptionalMark, useDescription, type FieldTexts } from './field.tsx';
import styles from './choice-group.module.css';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  isDisabled?: boolean;
}

interface ChoiceGroupProps extends FieldTexts {
  id?: string | undefined;
  /** The first option gets the id of the group itself, so that a link to the group focuses something one can use. */
  children: (idOf: (index: number) => string) => ReactNode;
}

export function ChoiceGroup({ id: wantedId, label, description, error, isOptional = false, children }: ChoiceGroupProps) {
  const { id, descriptionId, errorId, describedBy } = useDescription({ description, error }, wantedId);
  return (
    <fieldset className={styles.group} aria-describedby={describedBy} data-invalid={error ? '' : undefined} data-field>
      <legend className={styles.legend}>
        <WholeWords>{label}</WholeWords>
        {isOptional ? <OptionalMark /> : null}
      </legend>
      <FieldDescription id={descriptionId}>{description}</FieldDescription>
      <FieldError id={errorId}>{error}</FieldError>
      <div className={styles.options}>{children((index) => (index === 0 ? id : `${id}-${index}`))}</div>
    </fieldset>
  );
}

import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { WholeWords } from '../text/whole-words.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './field.module.css';

/** What a person reads about a field, in the order in which they read it. */
export interface FieldTexts {
  label: ReactNode;
  description?: ReactNode;
  /** What is wrong and how to put it right, as a whole sentence. */
  error?: ReactNode;
  isOptional?: boolean | undefined;
}

/** What ties a control to those words. */
export interface ControlAttributes {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids of the words around a control, and the list of those that are there. */
export function useDescription({ description, error }: Pick<FieldTexts, 'description' | 'error'>, wantedId?: string) {
  const madeId = useId();
  const id = wantedId ?? madeId;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const describedBy = [description ? descriptionId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return { id, descriptionId, errorId, describedBy };
}

export function OptionalMark() {
  const t = useUiTexts();
  // The space stands outside, where the line may break.
  return (
    <>
      {' '}
      <span className={styles.optional}>{t.optional}</span>
    </>
  );
}

export function FieldDescription({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <div id={id} className={styles.description}>
      <WholeWords>{children}</WholeWords>
    </div>
  ) : null;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const t = useUiTexts();
  return children ? (
    <p id={id} className={styles.error}>
      <ErrorIcon />
      <span>
        <VisuallyHidden>{t.error} </VisuallyHidden>
        <WholeWords>{children}</WholeWords>
      </span>
    </p>
  ) : null;
}

interface FieldProps extends FieldTexts {
  /** Give one when an error summary must be able to link to the field. */
  id?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, description, error, control: the error stands above the control, where no list or keyboard of the browser covers it. */
export function Field({ id: wantedId, label, description, error, isOptional = false, children }: FieldProps) {
  const { id, descriptionId, errorId, describedBy } = useDescription({ description, error }, wantedId);
  return (
    <div className={styles.field} data-field>
      <label className={styles.label} htmlFor={id}>
        <WholeWords>{label}</WholeWords>
        {isOptional ? <OptionalMark /> : null}
      </label>
      <FieldDescription id={descriptionId}>{description}</FieldDescription>
      <FieldError id={errorId}>{error}</FieldError>
      {children({ id, required: !isOptional, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
    </div>
  );
}

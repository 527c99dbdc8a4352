import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useUiTexts } from '../texts.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  /** In the order of the form, in the same words as beside the field. `fieldId` is absent for what belongs to no field. */
  errors: readonly { fieldId?: string; message: ReactNode }[];
  takesFocus?: boolean;
}

/** Above a form that could not be accepted. Its heading takes focus once; give it a new `key` for every attempt. */
export function ErrorSummary({ errors, takesFocus = true }: ErrorSummaryProps) {
  const t = useUiTexts();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      {/* The attribute does without script what the effect does with it. */}
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title} autoFocus={takesFocus}>
        {t.errorSummary(errors.length)}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }, index) => (
          <li key={fieldId ?? index}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={focusField}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The label comes into view with the control, and the address of the page stays as it was. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('[data-field]') ?? field).scrollIntoView({ block: 'nearest' });
}

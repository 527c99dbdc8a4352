import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate'> {
  /** An error summary or error box, when it could not be accepted. */
  problem?: ReactNode;
  /** Why it could not be sent, though nothing in it is wrong: beside the button that was pressed, which may be far below the top. */
  failure?: ReactNode;
  /** The buttons; none where a bar over the page has them. */
  actions?: ReactNode;
}

/** Problem, fields, failure, buttons, top to bottom. The browser's own checks are off: their bubbles are gone before they are read. */
export function Form({ problem, failure, actions, children, ...attributes }: FormProps) {
  return (
    // Should it ever be sent before the browser has taken the page over, nothing of it may stand in an address.
    <form method="post" {...attributes} className={styles.form} noValidate>
      {problem}
      {children}
      {failure}
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'className' | 'noValidate'> {
  /** An error summary or error box, when it could not be accepted. */
  problem?: ReactNode;
  /** The buttons; none where a bar over the page has them. */
  actions?: ReactNode;
}

/** Problem, fields, buttons, top to bottom. The browser's own checks are off: their bubbles are gone before they are read. */
export function Form({ problem, actions, children, ...attributes }: FormProps) {
  return (
    // Should it ever be sent before the browser has taken the page over, nothing of it may stand in an address.
    <form method="post" {...attributes} className={styles.form} noValidate>
      {problem}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </form>
  );
}

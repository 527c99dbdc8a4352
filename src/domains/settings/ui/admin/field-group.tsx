import type { ReactNode } from 'react';
import styles from './settings-screen.module.css';

interface FieldGroupProps {
  /** The address of its heading within the page. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** Settings that belong together, under their own heading. */
export function FieldGroup({ id, title, intro, children }: FieldGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {intro ? <p className={styles.note}>{intro}</p> : null}
      </div>
      {children}
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import styles from './settings-screen.module.css';

/** Settings that belong together, under their own heading. */
export function FieldGroup({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  const id = useId();
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

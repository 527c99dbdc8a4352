import { useId, type ReactNode } from 'react';
import styles from './settings-screen.module.css';

/** Settings that belong together, under their own heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

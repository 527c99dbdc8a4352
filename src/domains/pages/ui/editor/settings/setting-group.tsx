import { useId, type ReactNode } from 'react';
import styles from './page-settings.module.css';

/** Settings that belong together, under a heading of their own. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

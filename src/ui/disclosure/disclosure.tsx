import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import styles from './disclosure.module.css';

/** A line that unfolds what stands behind it, without any script. Several stand under each other as one list. */
export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <DisclosureLine>{title}</DisclosureLine>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** That line by itself, for `<details>` with a look of their own. */
export function DisclosureLine({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.line}>
      {children}
      <ChevronDownIcon />
    </summary>
  );
}

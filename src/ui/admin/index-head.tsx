import type { ReactNode } from 'react';
import { useUiLanguage } from '../texts.tsx';
import { formatNumber } from '#platform/shared/format.ts';
import styles from './index-head.module.css';

interface IndexHeadProps {
  title: string;
  /** How many there are, as soon as that is known. */
  count?: number | undefined;
  /** The buttons at the end of the line. */
  children?: ReactNode;
}

export function IndexHead({ title, count, children }: IndexHeadProps) {
  const language = useUiLanguage();
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {count === undefined ? null : <p className={styles.count}>{formatNumber(language, count)}</p>}
      <div className={styles.acts}>{children}</div>
    </div>
  );
}

/** Search and filters in one row, or what can be done with the rows that were chosen. */
export function IndexTools({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.tools} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { formatPercentage } from '#platform/shared/format.ts';
import { useUiLanguage } from '../texts.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  label: ReactNode;
  /** From 0 to 1; absent when nobody knows how long it takes. */
  value?: number;
}

export function Progress({ label, value }: ProgressProps) {
  const id = useId();
  const language = useUiLanguage();
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      {value === undefined ? null : <span className={styles.value}>{formatPercentage(language, value)}</span>}
      <progress aria-labelledby={id} className={styles.bar} value={value} max={1} />
    </div>
  );
}

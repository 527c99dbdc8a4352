import type { ReactNode } from 'react';
import { useUiTexts } from '../texts.tsx';
import styles from './wide-table.module.css';

interface WideTableProps {
  /** The words above its columns, by which it is known. */
  columns: readonly string[];
  children: ReactNode;
}

/** Around a table that may be wider than the page: it scrolls by itself, and with the keyboard too. */
export function WideTable({ columns, children }: WideTableProps) {
  const t = useUiTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={styles.wide} role="group" aria-label={t.table(columns)} tabIndex={0}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './hours-table.module.css';

interface HoursTableProps {
  /** Absent where a heading says it. */
  caption?: string;
  /** Rows: the days as the head, then the hours. */
  children: ReactNode;
}

/** When something is open, a row for each day or row of days. */
export function HoursTable({ caption, children }: HoursTableProps) {
  return (
    <div className={styles.room}>
      <table className={styles.hours}>
        {caption === undefined ? null : <caption>{caption}</caption>}
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

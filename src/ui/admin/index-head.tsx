import { useId, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '#platform/shared/format.ts';
import { Button } from '../actions/button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useUiLanguage } from '../texts.tsx';
import styles from './index-head.module.css';
import { useAdminUiTexts } from './messages/index.ts';
import { useBarBelow } from './use-bar-below.ts';

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

/** Search and filters in one row. */
export function IndexTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

/** What can be done with the rows that were chosen: in sight at the foot of the list, however far down they stand. */
export function IndexActs({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar);
  return (
    <div ref={bar} className={styles.chosen} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** What narrows a list, beside the field to search in. A telephone has room for it only on demand, and then says how many are in use. */
export function IndexFilters({ inUse, children }: { inUse: number; children: ReactNode }) {
  const t = useAdminUiTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button className={styles.filterButton} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {t.filters(inUse)}
        <ChevronDownIcon />
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

import { useId } from 'react';
import control from '../forms/control.module.css';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useAdminUiTexts } from './messages/index.ts';
import styles from './rows-per-page.module.css';

const itemCounts = [25, 50, 100] as const;

/** How many rows an address asks for. What stands there may be anything. */
export function itemCountIn(text: string | undefined): number {
  return itemCounts.find((count) => String(count) === text) ?? itemCounts[0];
}

/** Which page an address asks for. What stands there may be anything. */
export function pageIn(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

interface RowsPerPageProps {
  itemCount: number;
  total: number;
  onChange: (itemCount: number) => void;
}

/** More rows at once, or fewer; where all of them fit there is nothing to choose. */
export function RowsPerPage({ itemCount, total, onChange }: RowsPerPageProps) {
  const t = useAdminUiTexts();
  const id = useId();
  if (total <= itemCounts[0]) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t.perPage}</label>
      <span className={control.select}>
        <select id={id} className={control.control} value={itemCount} onChange={(event) => onChange(Number(event.target.value))}>
          {itemCounts.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </div>
  );
}

import { useId } from 'react';
import control from '../forms/control.module.css';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './rows-per-page.module.css';

/** The last is as many as one answer holds: where all of them fit into it, it is called so. */
const itemCounts = [25, 50, 100, 500] as const;

/** How many rows an address asks for. What stands there may be anything. */
export function itemCountIn(text: string | undefined, { most = 500 } = {}): number {
  return itemCounts.find((count) => String(count) === text && count <= most) ?? itemCounts[0];
}

/** Which page an address asks for. What stands there may be anything. */
export function pageIn(text: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
}

interface RowsPerPageProps {
  itemCount: number;
  total: number;
  most?: number | undefined;
  onChange: (itemCount: number) => void;
}

/** More rows at once, or fewer; where all of them fit there is nothing to choose. */
export function RowsPerPage({ itemCount, total, most = 500, onChange }: RowsPerPageProps) {
  const t = useUiTexts();
  const id = useId();
  if (total <= itemCounts[0]) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t.recordsPerPage}</label>
      <span className={control.select}>
        <select id={id} className={control.control} value={itemCount} onChange={(event) => onChange(Number(event.target.value))}>
          {itemCounts
            .filter((count) => count <= most)
            .map((count) => (
              <option key={count} value={count}>
                {count === most && total <= most ? t.allRows : count}
              </option>
            ))}
        </select>
        <ChevronDownIcon />
      </span>
    </div>
  );
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers forget what a row is once it is no longer laid out as one */
import type { Line } from '../model/legal-text.ts';
import styles from './legal-table.module.css';
import { LineView } from './line.tsx';

interface LegalTableProps {
  label: string;
  columns: readonly string[];
  rows: readonly Line[][];
  /** One of several that stand under each other, so their columns line up. */
  isInSeries?: boolean;
}

/** A table with much text in it. On a narrow screen each row becomes a list of its own, every cell under the words of its column. */
export function LegalTable({ label, columns, rows, isInSeries }: LegalTableProps) {
  return (
    <table className={styles.table} data-series={isInSeries} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a text are never rearranged
          <tr key={index} role="row">
            {row.map((line, place) => (
              <Cell key={columns[place]} line={line} column={columns[place] ?? ''} isFirst={place === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ line, column, isFirst }: { line: Line; column: string; isFirst: boolean }) {
  return isFirst ? (
    <th scope="row" role="rowheader">
      <LineView line={line} />
    </th>
  ) : (
    <td role="cell" data-column={column}>
      <LineView line={line} />
    </td>
  );
}

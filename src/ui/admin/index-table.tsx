import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorBox } from '../feedback/error-box.tsx';
import { LoadingText } from '../feedback/loading-text.tsx';
import { Box } from '../forms/choice.tsx';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './index-table.module.css';
import narrow from './index-table-narrow.module.css';
import { actsOfChosenId } from './index-head.tsx';
import { useAdminUiTexts } from './messages/index.ts';
import { RowsPerPage } from './rows-per-page.tsx';
import { goToStartOfList, useKeptFocus } from './use-kept-focus.ts';

export interface Column<Row, Sort extends string = string> {
  key: string;
  label: string;
  /** What rows can be put in order by here. */
  sort?: Sort;
  /** Short enough to stand on one line: a date, a number. */
  isOneLine?: boolean;
  /** Only a wide screen has room for it. */
  isMinor?: boolean;
  /** What can be done with the row, which needs no word above it. */
  isActs?: boolean;
  /** On a telephone it stands below the name of the row, without a word for it unless it is named. Beside those, only the name is shown there. */
  isFact?: boolean | 'named';
  cell: (row: Row) => ReactNode;
}

export interface Sorting<Sort extends string> {
  by: Sort;
  isDescending: boolean;
  onChange: (by: Sort, isDescending: boolean) => void;
}

export interface Selection<Row> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
}

interface IndexTableProps<Row, Sort extends string> {
  label: string;
  /** The first one names the row. */
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  sorting?: Sorting<Sort>;
  selection?: Selection<Row>;
}

/** What most rows say: on a telephone only what differs is a fact. */
export function Usual({ children }: { children: ReactNode }) {
  return <span data-usual>{children}</span>;
}

/** Where there is room for it, which a telephone has not. */
export function WhereWide({ children }: { children: ReactNode }) {
  return <span data-wide>{children}</span>;
}

/** The same fact in the fewest words, where only a telephone needs it. */
export function WhereNarrow({ children }: { children: ReactNode }) {
  return <span data-narrow>{children}</span>;
}

/** A real table whose head stays in sight; on a telephone every row is two lines, its name and its facts. */
export function IndexTable<Row extends { guid: string }, Sort extends string = string>(props: IndexTableProps<Row, Sort>) {
  const { label, columns, rows, sorting, selection } = props;
  /** Behind one box only: at every ticked one it would be a stop more for each row. */
  const [lastTicked, setLastTicked] = useState<string | null>(null);
  const placeOfWay = selection && selection.chosen.size > 0 ? lastTicked : null;
  return (
    <table className={classNames(styles.table, narrow.rows)} aria-label={label}>
      <thead>
        <tr>
          {selection ? <ChooseAll rows={rows} selection={selection} hasWay={placeOfWay === all} onTick={() => setLastTicked(all)} /> : null}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.guid} data-row={row.guid} data-chosen={selection?.chosen.has(row.guid) || undefined}>
            {selection ? (
              <ChooseRow row={row} selection={selection} hasWay={placeOfWay === row.guid} onTick={() => setLastTicked(row.guid)} />
            ) : null}
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.key} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  data-label={column.isActs ? undefined : column.label}
                  data-one-line={column.isOneLine || undefined}
                  data-minor={column.isMinor || undefined}
                  data-acts={column.isActs || undefined}
                  data-fact={column.isFact || undefined}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ColumnHead<Row, Sort extends string>({ column, sorting }: { column: Column<Row, Sort>; sorting: Sorting<Sort> | undefined }) {
  const { sort, label } = column;
  const isMinor = column.isMinor || undefined;
  if (sort === undefined || !sorting) {
    return (
      <th scope="col" data-minor={isMinor}>
        {/* What stands in that column speaks for itself. */}
        {column.isActs ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </th>
    );
  }
  const isCurrent = sorting.by === sort;
  return (
    <th
      scope="col"
      data-column={column.key}
      data-minor={isMinor}
      aria-sort={isCurrent ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => sorting.onChange(sort, isCurrent && !sorting.isDescending)}>
        {label}
        <span aria-hidden="true">{isCurrent ? (sorting.isDescending ? '↓' : '↑') : ''}</span>
      </button>
    </th>
  );
}

const all = 'all';

interface ChoiceProps<Row> {
  selection: Selection<Row>;
  /** The way to what can be done with what was chosen. */
  hasWay: boolean;
  onTick: () => void;
}

function ChooseAll<Row extends { guid: string }>({ rows, selection, hasWay, onTick }: ChoiceProps<Row> & { rows: readonly Row[] }) {
  const t = useAdminUiTexts();
  const box = useRef<HTMLInputElement>(null);
  const count = rows.filter(({ guid }) => selection.chosen.has(guid)).length;
  const isAll = rows.length > 0 && count === rows.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);

  function handleChange() {
    onTick();
    selection.onChange(new Set(isAll ? [] : rows.map(({ guid }) => guid)));
  }

  return (
    <td data-choice>
      <label>
        <Box ref={box} type="checkbox" aria-label={t.chooseAll} checked={isAll} onChange={handleChange} />
        <span className={styles.chooseAll} aria-hidden="true">
          {t.all}
        </span>
      </label>
      {hasWay ? <WayToActs /> : null}
    </td>
  );
}

function ChooseRow<Row extends { guid: string }>({ row, selection, hasWay, onTick }: ChoiceProps<Row> & { row: Row }) {
  const t = useAdminUiTexts();
  const isChosen = selection.chosen.has(row.guid);

  function handleChange() {
    const chosen = new Set(selection.chosen);
    if (!chosen.delete(row.guid)) chosen.add(row.guid);
    onTick();
    selection.onChange(chosen);
  }

  return (
    <td data-choice>
      <label>
        <Box type="checkbox" checked={isChosen} onChange={handleChange} />
        <VisuallyHidden>{t.choose(selection.nameOf(row))}</VisuallyHidden>
      </label>
      {hasWay ? <WayToActs /> : null}
    </td>
  );
}

/** The next stop of the keyboard after a box was ticked; what can be done stands below all of the rows. */
function WayToActs() {
  const t = useAdminUiTexts();
  return (
    <button type="button" className={styles.way} data-way onClick={() => document.getElementById(actsOfChosenId)?.focus()}>
      {t.toActsOfChosen}
    </button>
  );
}

interface IndexPagerProps {
  page: number;
  itemCount: number;
  total: number;
  onPage: (page: number) => void;
  /** Somebody wants more rows at once, or fewer. */
  onItemCount?: (itemCount: number) => void;
  /** As many rows as one answer holds. */
  most?: number;
}

/** Which part of the whole this is, and the ways to the parts beside it. */
export function IndexPager({ page, itemCount, total, onPage, onItemCount, most }: IndexPagerProps) {
  const t = useAdminUiTexts();
  const ui = useUiTexts();
  const from = (page - 1) * itemCount + 1;
  const to = Math.min(page * itemCount, total);

  // An address may name a page that is not there, or not any more.
  const lastPage = Math.ceil(total / itemCount);
  const goToPage = useEffectEvent(onPage);
  useEffect(() => {
    if (total > 0 && page > lastPage) goToPage(lastPage);
  }, [page, lastPage, total]);

  function turnTo(next: number, button: HTMLElement) {
    goToStartOfList(button);
    onPage(next);
  }

  return (
    <div className={styles.pager}>
      <p role="status">{total === 0 ? '' : t.range(from, to, total)}</p>
      {onItemCount ? <RowsPerPage itemCount={itemCount} total={total} most={most} onChange={onItemCount} /> : null}
      {total > itemCount ? (
        <p className={styles.steps}>
          <Button disabled={page <= 1} onClick={(event) => turnTo(page - 1, event.currentTarget)}>
            {ui.previousPage}
          </Button>
          <Button disabled={to >= total} onClick={(event) => turnTo(page + 1, event.currentTarget)}>
            {ui.nextPage}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

interface IndexStateProps {
  isLoading: boolean;
  hasFailed: boolean;
  isEmpty: boolean;
  /** Something was sought, so there may be more without it. */
  isFiltered: boolean;
  onRetry: () => void;
  onClear: () => void;
  /** What this is about, when there is nothing at all. */
  empty: ReactNode;
  children: ReactNode;
}

/** The rows, or why there are none. Who was among them stays there when what had the focus goes away. */
export function IndexState(props: IndexStateProps) {
  const list = useRef<HTMLDivElement>(null);
  useKeptFocus(list, props);
  return (
    <div ref={list}>
      <RowsOrReason {...props} />
    </div>
  );
}

function RowsOrReason({ isLoading, hasFailed, isEmpty, isFiltered, onRetry, onClear, empty, children }: IndexStateProps) {
  const t = useAdminUiTexts();
  if (hasFailed) return <ErrorBox onRetry={onRetry} />;
  if (isLoading) return <LoadingText />;
  if (!isEmpty) return children;
  if (!isFiltered) return empty;
  return (
    <EmptyState isNoMatch action={<Button onClick={onClear}>{t.clearFilters}</Button>}>
      <p>{t.noMatch}</p>
    </EmptyState>
  );
}

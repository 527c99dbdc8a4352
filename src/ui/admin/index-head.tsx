import { useId, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '#platform/shared/format.ts';
import { Button } from '../actions/button.tsx';
import { FilterIcon } from '../icons/admin-icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useUiLanguage } from '../texts.tsx';
import styles from './index-head.module.css';
import { useAdminUiTexts } from './messages/index.ts';
import { useBarBelow } from './use-bar-below.ts';

interface IndexHeadProps {
  title: string;
  /** How many there are, as soon as that is known. That there are none is said where they would stand. */
  count?: number | undefined;
  /** The buttons at the end of the line. */
  children?: ReactNode;
}

export function IndexHead({ title, count, children }: IndexHeadProps) {
  const language = useUiLanguage();
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {count ? <p className={styles.count}>{formatNumber(language, count)}</p> : null}
      <div className={styles.acts}>{children}</div>
    </div>
  );
}

/** What a button beside the title says: on a telephone in fewer words, so that both stand on one line. */
export function WordsByRoom({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short}>{short}</span>
    </>
  );
}

/** Search and filters in one row. */
export function IndexTools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

/** Where a way leads that stands at the box that was ticked last. */
export const actsOfChosenId = 'acts-of-chosen';

/** What can be done with the rows that were chosen: in sight at the foot of the list, however far down they stand. */
export function IndexActs({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar);
  return (
    <div ref={bar} id={actsOfChosenId} tabIndex={-1} className={styles.chosen} role="group" aria-label={label}>
      {children}
    </div>
  );
}

interface IndexChoiceProps<Value extends string> {
  label: string;
  /** The first one is everything. `count`: how many it leaves, as soon as that is known. */
  choices: readonly { value: Value; name: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One narrowing that people use often, in sight: a row of which one is pressed. A telephone moves it sideways. */
export function IndexChoice<Value extends string>({ label, choices, value, onChange }: IndexChoiceProps<Value>) {
  const language = useUiLanguage();
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button key={choice.value} type="button" aria-pressed={choice.value === value} onClick={() => onChange(choice.value)}>
          {choice.name}
          {choice.count === undefined ? null : <span> {formatNumber(language, choice.count)}</span>}
        </button>
      ))}
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
        <FilterIcon />
        {inUse > 0 && <span aria-hidden="true">{inUse}</span>}
        <VisuallyHidden>{t.filters(inUse)}</VisuallyHidden>
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

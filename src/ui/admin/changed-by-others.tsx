import { Button } from '../actions/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import styles from './changed-by-others.module.css';
import { useAdminUiTexts } from './messages/index.ts';

interface OthersChange {
  /** That of its field. */
  id: string;
  /** What it is about. */
  label: string;
  /** What stands there now, in words. */
  value: string;
  /** Takes that over; only for what was changed here as well. */
  take?: (() => void) | undefined;
}

/** What somebody else made of the record in this form, to read, and to choose where it was changed here as well. */
export function ChangedByOthers({ changes }: { changes: readonly OthersChange[] }) {
  const t = useAdminUiTexts();
  if (changes.length === 0) return null;

  /** The button goes away, and must not take the focus along. */
  function handleTake({ id, take }: OthersChange) {
    document.getElementById(id)?.focus();
    take?.();
  }

  const isChoice = changes.some(({ take }) => take);
  return (
    <Notice look={isChoice ? 'warning' : 'info'} title={t.changedByOthers(changes.map(({ label }) => label).join(', '))}>
      <p>{isChoice ? t.keepOrTake : t.typedStays}</p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              {t.standsNow(change.label)} <strong>{change.value || t.nothing}</strong>
            </span>
            {change.take ? (
              <Button aria-label={`${t.takeTheirs}: ${change.label}`} onClick={() => handleTake(change)}>
                {t.takeTheirs}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

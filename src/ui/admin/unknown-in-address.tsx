import type { MouseEvent } from 'react';
import { Button } from '../actions/button.tsx';
import { WarningIcon } from '../icons/icons.tsx';
import { useAdminUiTexts } from './messages/index.ts';
import styles from './unknown-in-address.module.css';
import { goToStartOfList } from './use-kept-focus.ts';

interface UnknownInAddressProps {
  /** The filters that mean nothing here, or whose value does not. None of something else: what was to be opened is not there. */
  filters?: readonly string[];
  onRemove: () => void;
}

/** Somebody follows an address that asks for what a list does not know: it says so, instead of showing something else without a word. */
export function UnknownInAddress({ filters, onRemove }: UnknownInAddressProps) {
  const t = useAdminUiTexts();

  /** It goes away with what it says, and must not take the focus along. */
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    goToStartOfList(event.currentTarget);
    onRemove();
  }

  return (
    <div className={styles.unknown} role="status">
      <WarningIcon />
      <p>{filters ? t.unknownFilters(filters.map(shortened)) : t.notThere}</p>
      <Button kind="quiet" onClick={handleClick}>
        {t.removeFromAddress}
      </Button>
    </div>
  );
}

/** An address may hold anything, also a whole story. */
function shortened(name: string): string {
  return name.length > 30 ? `${name.slice(0, 30)}…` : name;
}

/** Of these keys, those that an address gives a value that is no filter. */
export function unknownKeys<Key extends string>(
  keys: readonly Key[],
  asked: Partial<Record<Key, string>>,
  filter: Partial<Record<Key, unknown>>,
): Key[] {
  return keys.filter((key) => asked[key] && filter[key] === undefined);
}

import styles from './square-button.module.css';

interface SquareButtonProps {
  /** One character that shows what it does. */
  sign: string;
  /** The same in words. */
  label: string;
  /** As high as the fields beside it; small in a row of a table. */
  size: 'small' | 'field';
  /** It stays where it is and keeps focus, though it can do nothing now. */
  isOff?: boolean;
  onClick: () => void;
}

/** For an act on one row, beside others like it. */
export function SquareButton({ sign, label, size, isOff = false, onClick }: SquareButtonProps) {
  return (
    <button
      type="button"
      className={styles.square}
      data-size={size}
      data-sign
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

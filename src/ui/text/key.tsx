import styles from './key.module.css';

/** A key of the keyboard, for who sees it: a screen reader tells what its own keys do. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}

import styles from './settings-screen.module.css';

/** Decorative: the colour is written beside it. */
export function ColourSample({ hex }: { hex: string }) {
  return (
    <svg className={styles.sample} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <rect width="16" height="16" fill={hex} />
    </svg>
  );
}

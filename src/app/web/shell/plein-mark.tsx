import styles from './plein-mark.module.css';

/** The mark of the platform: a house at the water. Decorative beside the name. */
export function PleinMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 46 46" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="46" height="46" rx="8" />
      <path className={styles.house} d="M14 25V14l9-6 9 6v11" />
      <path className={styles.house} d="M9 31c4.7-3.6 9.3-3.6 14 0s9.3 3.6 14 0" />
      <path className={styles.water} d="M9 37.5c4.7-3.6 9.3-3.6 14 0s9.3 3.6 14 0" />
    </svg>
  );
}

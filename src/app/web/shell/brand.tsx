import type { Chrome } from '#app/route-answer.ts';
import styles from './brand.module.css';
import { PleinMark } from './plein-mark.tsx';

/** The mark and the name of the platform, and the way home. */
export function Brand({ chrome }: { chrome: Chrome }) {
  return (
    <a className={styles.brand} href={chrome.homeHref}>
      <PleinMark />
      <span>
        <span className={styles.name}>{chrome.platformName}</span>
        <span className={styles.description}>{chrome.platformDescription}</span>
      </span>
    </a>
  );
}

import { useUiTexts } from '../texts.tsx';
import styles from './skip-link.module.css';

/** First in the document; seen as soon as it has focus. */
export function SkipLink({ href = '#main' }: { href?: string }) {
  return (
    <a className={styles.skip} href={href}>
      {useUiTexts().skipToContent}
    </a>
  );
}

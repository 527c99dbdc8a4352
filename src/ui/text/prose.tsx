import type { ReactNode } from 'react';
import type { Language } from '#platform/shared/language.ts';
import styles from './prose.module.css';

/** Running text: headings, paragraphs, lists, quotes and tables at reading width. */
export function Prose({ children, lang }: { children: ReactNode; lang?: Language }) {
  return (
    <div className={styles.prose} lang={lang}>
      {children}
    </div>
  );
}

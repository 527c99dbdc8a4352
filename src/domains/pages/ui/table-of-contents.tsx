import type { PageHeading } from '#domains/blocks/model/page-headings.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { pageMessages } from '../messages/index.ts';
import styles from './table-of-contents.module.css';

/** What a long text is about, and the way to each part of it. */
export function TableOfContents({ headings, pageLanguage }: { headings: readonly PageHeading[]; pageLanguage: string }) {
  const t = useMessages(pageMessages);
  const language = useLanguage();
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents" className={styles.title} lang={language}>
        {t.onThisPage}
      </p>
      <ul>
        {headings.map(({ id, text, block }) => (
          <li key={id}>
            <a href={`#${id}`} lang={block.language === pageLanguage ? undefined : block.language}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

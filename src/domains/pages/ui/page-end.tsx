import { useEffect, useRef } from 'react';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { pageMessages } from '../messages/index.ts';
import type { Page } from '../model/page.ts';
import styles from './page-end.module.css';
import { enhancePrint } from './print.enhance.ts';

/** How recent a page is, and how to pass it on. */
export function PageEnd({ page, url }: { page: Pick<Page, 'title' | 'publishedOn'>; url: string }) {
  const t = useMessages(pageMessages);
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? enhancePrint(button.current) : undefined), []);
  const mail = `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(url)}`;
  return (
    <section className={styles.end} aria-label={t.aboutThisPage} lang={language}>
      <p>
        {t.lastUpdated} <time dateTime={page.publishedOn}>{formatDate(language, new Date(page.publishedOn))}</time>
      </p>
      <ul>
        <li>
          <a href={mail}>{t.sendByEmail}</a>
        </li>
        <li>
          {/* There is nothing to print with when there is no script. */}
          <button ref={button} type="button" data-print hidden>
            {t.print}
          </button>
        </li>
      </ul>
    </section>
  );
}

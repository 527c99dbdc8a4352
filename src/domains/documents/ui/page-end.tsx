import { useEffect, useRef, type ReactNode } from 'react';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { documentMessages } from '../messages/index.ts';
import styles from './page-end.module.css';
import { enhancePrint } from './print.enhance.ts';

interface PageEndProps {
  title: string;
  url: string;
  /** Absent where the page says elsewhere from when it is. */
  updatedOn?: string;
  /** Another way to stay in touch with it. */
  children?: ReactNode;
}

/** How recent a page is, and how to pass it on. */
export function PageEnd({ title, url, updatedOn, children }: PageEndProps) {
  const t = useMessages(documentMessages);
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? enhancePrint(button.current) : undefined), []);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <section className={styles.end} aria-label={t.aboutThisPage} lang={language}>
      {updatedOn !== undefined && (
        <p>
          {t.lastUpdated} <time dateTime={updatedOn}>{formatDate(language, new Date(updatedOn))}</time>
        </p>
      )}
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
        {children && <li>{children}</li>}
      </ul>
    </section>
  );
}

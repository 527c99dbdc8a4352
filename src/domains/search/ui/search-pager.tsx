import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { searchMessages } from '../messages/index.ts';
import { searchHref, type AskedSearch } from '../model/search-address.ts';
import { pagesToShow } from '../model/search-pages.ts';
import styles from './search-screen.module.css';

export function SearchPager({ asked, pages }: { asked: AskedSearch; pages: number }) {
  const t = useMessages(searchMessages);
  const language = useLanguage();
  const hrefOf = (pageNumber: number) => searchHref(language, { ...asked, pageNumber });
  const current = asked.pageNumber;
  return (
    <nav className={styles.pager} aria-label={t.pager}>
      {current > 1 && (
        <a href={hrefOf(current - 1)} rel="prev">
          {t.previous}
        </a>
      )}
      <ol>
        {pagesToShow(current, pages).map((page, index) => (
          <li key={index}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
                <VisuallyHidden>{t.pageOf(page, pages)}</VisuallyHidden>
                <span aria-hidden="true">{page}</span>
              </a>
            )}
          </li>
        ))}
      </ol>
      {current < pages && (
        <a href={hrefOf(current + 1)} rel="next">
          {t.next}
        </a>
      )}
    </nav>
  );
}

import { Fragment } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ListView } from '../model/list-view.ts';
import styles from './list-pager.module.css';

/** Every page of a list has an address of its own. */
export function ListPager({ view: { pages, pageNumber }, anchor }: { view: ListView; anchor: string }) {
  const t = useMessages(listItemMessages);
  if (pages.length === 0) return null;
  const hrefOf = (number: number) => pages.find((page) => page.number === number)?.href;
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <Step href={hrefOf(pageNumber - 1)} rel="prev" anchor={anchor}>
        {t.previousPage}
      </Step>
      <ol>
        {pages.map(({ number, href }, index) => (
          <Fragment key={number}>
            {number - (pages[index - 1]?.number ?? 0) > 1 ? (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            ) : null}
            <li>
              <a href={`${href}#${anchor}`} aria-label={t.pageNumber(number)} aria-current={number === pageNumber ? 'page' : undefined}>
                {number}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      <Step href={hrefOf(pageNumber + 1)} rel="next" anchor={anchor}>
        {t.nextPage}
      </Step>
    </nav>
  );
}

function Step({ href, rel, anchor, children }: { href: string | undefined; rel: 'prev' | 'next'; anchor: string; children: string }) {
  if (href === undefined) return null;
  return (
    <a href={`${href}#${anchor}`} rel={rel} className={styles.step}>
      {children}
    </a>
  );
}

import { Fragment } from 'react';
import { useUiTexts } from '../texts.tsx';
import styles from './pager.module.css';

interface PagerProps {
  /** In order; where the numbers jump, some are left out. */
  pages: readonly { number: number; href: string }[];
  current: number;
}

/** Every page has an address of its own. Nothing when there is one. */
export function Pager({ pages, current }: PagerProps) {
  const t = useUiTexts();
  if (pages.length === 0) return null;
  const hrefOf = (wanted: number) => pages.find(({ number }) => number === wanted)?.href;
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <Step href={hrefOf(current - 1)} rel="prev">
        {t.previousPage}
      </Step>
      <ol>
        {pages.map(({ number, href }, index) => (
          <Fragment key={number}>
            {number - (pages[index - 1]?.number ?? 0) > 1 ? <li aria-hidden="true">…</li> : null}
            <li>
              <a href={href} aria-label={t.page(number)} aria-current={number === current ? 'page' : undefined}>
                {number}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      <Step href={hrefOf(current + 1)} rel="next">
        {t.nextPage}
      </Step>
    </nav>
  );
}

function Step({ href, rel, children }: { href: string | undefined; rel: 'prev' | 'next'; children: string }) {
  if (href === undefined) return null;
  return (
    <a href={href} rel={rel}>
      {children}
    </a>
  );
}

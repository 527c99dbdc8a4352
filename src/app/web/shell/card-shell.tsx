import type { ReactNode } from 'react';
import type { RouteAnswer } from '#app/route-answer.ts';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { AccountNotice } from './account-notice.tsx';
import { Brand } from './brand.tsx';
import styles from './card-shell.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** Around a page that stands outside the site: who it is from, in which language, and one thing to do. */
export function CardShell({ answer, children }: { answer: RouteAnswer; children: ReactNode }) {
  const { frame } = answer;
  return (
    <>
      <SkipLink />
      <AccountNotice answer={answer} />
      <div className={styles.page}>
        <header className={styles.header}>
          <Brand frame={frame} />
          <LanguageSwitch frame={frame} />
        </header>
        <main id="main" className={styles.card} tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}

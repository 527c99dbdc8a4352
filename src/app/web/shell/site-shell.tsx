import { useEffect, useRef, type ReactNode } from 'react';
import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer, Screen } from '#app/route-answer.ts';
import { BlockView } from '#domains/blocks/ui/index.ts';
import { ConsentDialog } from '#domains/consent/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { AbovePagePlace } from '#platform/web/above-page.tsx';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { AccountNotice, SignedOutNotice } from './account-notice.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { EditButton } from './edit-button.tsx';
import { HeaderPictures } from './header-pictures.tsx';
import { closeMenus, enhanceShell } from './shell.enhance.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import styles from './site-shell.module.css';

const wholeWidth: readonly Screen['kind'][] = ['page', 'page-editor'];

/** Header, main and footer of every page of the site. */
export function SiteShell({ answer, children }: { answer: RouteAnswer; children: ReactNode }) {
  const { frame, path } = answer;
  useEnhancedShell(path);
  return (
    <>
      <SkipLink />
      <EditButton answer={answer} />
      <AccountNotice answer={answer} />
      {answer.isSignedOut && <SignedOutNotice />}
      {answer.screen.kind === 'page-editor' && <AbovePagePlace />}
      <ConsentDialog platformName={frame.platformName} state={frame.consent} returnTo={path} />
      <div className={styles.site}>
        {frame.parts.header && <SiteHeader frame={frame} />}
        <HeaderBlocks answer={answer} />
        <HeaderPictures key={path} pictures={frame.headerPictures} />
        {frame.parts.breadcrumbs && <Breadcrumbs path={frame.navigation.breadcrumbs} />}
        <main id="main" className={styles.main} tabIndex={-1}>
          {/* A page lays itself out over the whole width. */}
          {wholeWidth.includes(answer.screen.kind) ? children : <div className={styles.wrap}>{children}</div>}
        </main>
        <SiteFooter answer={answer} />
      </div>
    </>
  );
}

/** The row of a template in place of the header's picture. */
function HeaderBlocks({ answer: { frame, language } }: { answer: RouteAnswer }) {
  const t = useMessages(appMessages);
  if (frame.headerBlocks.length === 0) return null;
  return (
    <section className={styles.headerBlocks} aria-label={t.headerBlocks} data-region="top">
      {frame.headerBlocks.map((block) => (
        <BlockView key={block.guid} block={block} pageLanguage={language} />
      ))}
    </section>
  );
}

/** What visitors get from the small script, for who is signed in. */
function useEnhancedShell(path: string): void {
  const shown = useRef(path);
  useEffect(enhanceShell, []);
  useEffect(() => {
    // What was opened before the browser took the page over stays open.
    if (shown.current !== path) closeMenus();
    shown.current = path;
  }, [path]);
}

import { useEffect, useState, type ReactNode } from 'react';
import { adminMessages } from '#app/messages/admin.ts';
import type { Chrome } from '#app/route-answer.ts';
import { adminHeaderHeight } from '#domains/settings/model/header-height.ts';
import { useColourMode, useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { LanguageLinks, LanguageSwitch } from '../shell/language-switch.tsx';
import { enhanceShell } from '../shell/shell.enhance.ts';
import styles from './admin-shell.module.css';
import { CommandPalette } from './command-palette.tsx';
import { adminSections, firstOfPlatform, type AdminSection } from './admin-sections.ts';

interface AdminShellProps {
  chrome: Chrome;
  section: AdminSection;
  children: ReactNode;
}

/** Header, menu and main of every admin page. The picture, the path and the edit button of the site have no place here. */
export function AdminShell({ chrome, section, children }: AdminShellProps) {
  const [isFinding, setIsFinding] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const t = useMessages(adminMessages);
  useColourMode(useCurrentUser().currentUser.property('colourMode'));
  useEffect(enhanceShell, []);
  useFindKey(() => setIsFinding(true));

  return (
    <div className={styles.admin} data-density="admin" ref={keepHeaderHeight}>
      <SkipLink />
      <header className={styles.header}>
        <Button
          className={styles.menuButton}
          aria-expanded={isMenuOpen}
          aria-controls="admin-menu"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          {t.menu}
        </Button>
        <span className={styles.name}>{chrome.platformName}</span>
        <a className={styles.toSite} href={chrome.homeHref}>
          {t.toSite}
        </a>
        <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={() => setIsFinding(true)}>
          <span className={styles.findWide}>{t.find}</span>
          <span className={styles.findNarrow}>{t.findShort}</span>
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
        <div className={styles.languages}>
          <LanguageSwitch chrome={chrome} />
        </div>
        <AccountMenu chrome={chrome} />
      </header>
      <div className={styles.columns}>
        <AdminMenu section={section} isOpen={isMenuOpen} chrome={chrome} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
      <CommandPalette isOpen={isFinding} onClose={() => setIsFinding(false)} />
    </div>
  );
}

function AdminMenu({ section, isOpen, chrome }: { section: AdminSection; isOpen: boolean; chrome: Chrome }) {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  return (
    <nav id="admin-menu" className={styles.menu} aria-label={t.admin} data-open={isOpen || undefined}>
      <ul>
        {adminSections.map(({ name, path }) => (
          <li key={name} className={name === firstOfPlatform ? styles.secondGroup : undefined}>
            <a href={localizePath(language, path)} aria-current={name === section ? 'page' : undefined}>
              {t.sections[name]}
            </a>
          </li>
        ))}
        <li className={styles.siteEntry}>
          <a href={chrome.homeHref}>{t.toSite}</a>
        </li>
      </ul>
      <div className={styles.menuLanguages}>
        <LanguageLinks chrome={chrome} />
      </div>
    </nav>
  );
}

/** Known before it is drawn, so that what sticks below it knows where. */
function keepHeaderHeight(element: HTMLElement | null): void {
  element?.style.setProperty('--p-admin-header', `${adminHeaderHeight}px`);
}

/** Ctrl+K, or ⌘K: from wherever one is, unless a dialog is asking something. */
function useFindKey(open: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      if (document.querySelector(':modal')) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}

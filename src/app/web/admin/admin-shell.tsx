import { useEffect, useState, type ReactNode } from 'react';
import type { AdminSection } from '#app/admin-sections.ts';
import { adminMessages } from '#app/messages/admin.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { useChosenLanguage, useColourMode, useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { LanguageProvider, useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useInertAtFirst } from '#platform/web/use-inert-at-first.ts';
import { Button } from '#ui/actions/button.tsx';
import { ExternalIcon } from '#ui/icons/icons.tsx';
import { MoreIcon, SearchIcon } from '#ui/icons/admin-icons.tsx';
import { SkipLink } from '#ui/text/skip-link.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { AccountMenu } from '../shell/account-menu.tsx';
import { LanguageLinks, LanguageSwitch } from '../shell/language-switch.tsx';
import { enhanceShell } from '../shell/shell.enhance.ts';
import { useFindKey } from '../use-find-key.ts';
import { Key } from '#ui/text/key.tsx';
import styles from './admin-shell.module.css';
import { CommandPalette } from './command-palette.tsx';
import { sectionIcons } from './section-icons.tsx';
import { useSections } from './use-sections.ts';

interface AdminShellProps {
  frame: PageFrame;
  /** None where there is nothing at the address. */
  section: AdminSection | undefined;
  children: ReactNode;
}

/** Every admin page, in the language that its reader chose. Who chose none has the one of the address. */
export function AdminShell(props: AdminShellProps) {
  const addressLanguage = useLanguage();
  const chosen = useChosenLanguage();
  const language = chosen ?? addressLanguage;
  return (
    <LanguageProvider language={language}>
      <UiLanguage language={language}>
        <AdminFrame {...props} lang={language === addressLanguage ? undefined : language} />
      </UiLanguage>
    </LanguageProvider>
  );
}

interface AdminFrameProps extends AdminShellProps {
  lang: Language | undefined;
}

/** Header, menu and main. The picture, the path and the edit button of the site have no place here. */
function AdminFrame({ frame, section, children, lang }: AdminFrameProps) {
  const [isFinding, setIsFinding] = useState(false);
  // Where it was opened: who went on to another part of admin, or to another language, is not kept waiting behind it.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  const here = `${useLanguage()} ${section}`;
  const isMenuOpen = menuOpenAt === here;
  const toggleMenu = () => setMenuOpenAt(isMenuOpen ? undefined : here);
  const t = useMessages(adminMessages);
  // The links around it work at once.
  const inertAtFirst = useInertAtFirst();
  useColourMode(useCurrentUser().currentUser.property('colourMode'));
  useEffect(enhanceShell, []);
  useFindKey(() => setIsFinding(true));
  useEscape(isMenuOpen, () => setMenuOpenAt(undefined));

  return (
    <div className={styles.admin} lang={lang} data-density="admin">
      <SkipLink />
      <header className={styles.header}>
        <Button className={styles.menuButton} aria-expanded={isMenuOpen} aria-controls="admin-menu" onClick={toggleMenu}>
          {t.menu}
        </Button>
        <span className={styles.name}>{frame.platformName}</span>
        <a className={styles.toSite} href={frame.homeHref}>
          {t.toSite}
        </a>
        <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={() => setIsFinding(true)}>
          <SearchIcon />
          <span className={styles.findWide}>{t.find}</span>
          <span className={styles.findNarrow}>{t.findShort}</span>
          <Key>Ctrl K</Key>
        </button>
        <div className={styles.languages}>
          <LanguageSwitch frame={frame} />
        </div>
        <AccountMenu frame={frame} />
      </header>
      <div className={styles.columns}>
        <AdminMenu
          section={section}
          isOpen={isMenuOpen}
          onToggle={toggleMenu}
          homeHref={frame.homeHref}
          languageLinks={<LanguageLinks frame={frame} />}
        />
        <main id="main" className={styles.main} tabIndex={-1} {...inertAtFirst}>
          {children}
        </main>
      </div>
      <CommandPalette isOpen={isFinding} onClose={() => setIsFinding(false)} />
    </div>
  );
}

interface AdminMenuProps {
  section: AdminSection | undefined;
  isOpen: boolean;
  onToggle(): void;
  homeHref: string;
  languageLinks: ReactNode;
}

/** Beside the page, behind the button in the header, or on a telephone along the bottom: the first four, and the rest behind a word. */
function AdminMenu({ section, isOpen, onToggle, homeHref, languageLinks }: AdminMenuProps) {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  const sections = useSections();
  return (
    <nav id="admin-menu" className={styles.menu} aria-label={t.admin} data-open={isOpen || undefined}>
      <ul id="admin-menu-list">
        {sections.map(({ name, path, isFirstOfGroup, isInBar }) => {
          const Icon = sectionIcons[name];
          return (
            <li key={name} className={isFirstOfGroup && styles.nextGroup} data-in-bar={isInBar}>
              <a href={localizePath(language, path)} aria-current={name === section ? 'page' : undefined}>
                <Icon />
                <span>{t.sections[name]}</span>
              </a>
            </li>
          );
        })}
        <li className={styles.siteEntry}>
          <a href={homeHref}>
            <ExternalIcon />
            <span>{t.toSite}</span>
          </a>
        </li>
      </ul>
      <div className={styles.menuLanguages}>{languageLinks}</div>
      <button type="button" className={styles.more} aria-expanded={isOpen} aria-controls="admin-menu-list" onClick={onToggle}>
        <MoreIcon />
        <span>{isOpen ? t.less : t.more}</span>
      </button>
    </nav>
  );
}

/** Closes the menu. Who is in it goes back to what opened it: the button in the header, or the one in the bar of a telephone. */
function useEscape(isMenuOpen: boolean, close: () => void): void {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':modal')) return;
      const isInside = document.getElementById('admin-menu')?.contains(document.activeElement);
      close();
      if (isInside) for (const opener of document.querySelectorAll<HTMLElement>('[aria-controls^="admin-menu"]')) opener.focus();
    }
    if (!isMenuOpen) return;
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });
}

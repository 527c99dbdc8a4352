import { appMessages } from '#app/messages/index.ts';
import type { NavLink, SectionLink } from '#domains/menus/model/navigation.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { AccountSection } from './account-menu.tsx';
import { BrandRow } from './brand-row.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './main-menu.module.css';
import { NavAnchor } from './nav-anchor.tsx';
import { SearchForm } from './search-form.tsx';

const panelId = 'site-menu';

/** Opens the panel on a narrow screen; the browser does it, without any script. */
export function MenuButton({ className }: { className?: string | undefined }) {
  const t = useMessages(appMessages);
  return (
    <button type="button" className={classNames(styles.button, styles.open, className)} popoverTarget={panelId}>
      {t.menu}
    </button>
  );
}

/** One list of links: a row below the header on a wide screen, a panel over the page on a narrow one. */
export function MainMenu({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  const { parts, navigation } = frame;
  return (
    <div id={panelId} className={styles.panel} popover="auto" data-site-menu={parts.mainMenu ? 'row' : 'panel'}>
      <div className={styles.top}>
        <BrandRow frame={frame}>
          {/* Takes the focus when the panel opens, and only then: nothing of the panel can be seen before. */}
          <button type="button" className={styles.button} popoverTarget={panelId} popoverTargetAction="hide" autoFocus>
            {t.closeMenu} <CloseIcon />
          </button>
        </BrandRow>
      </div>
      <div className={styles.search}>
        <SearchForm id="search-in-menu" />
      </div>
      {parts.mainMenu && navigation.mainMenu.length > 0 && (
        <nav className={styles.nav} aria-label={t.mainMenu}>
          <MenuItems items={navigation.mainMenu} />
        </nav>
      )}
      <div className={styles.bottom}>
        <LanguageSwitch frame={frame} />
        <AccountSection frame={frame} />
      </div>
    </div>
  );
}

function MenuItems({ items }: { items: readonly SectionLink[] }) {
  const t = useMessages(appMessages);
  const inRow = items.filter((item) => item.inRow !== 'never');
  const folded = items.filter((item) => item.inRow !== 'always');
  return (
    <ul className={styles.items}>
      {inRow.map((item) => (
        <MenuItem key={item.href} item={item} />
      ))}
      {folded.length > 0 && (
        <li
          className={styles.item}
          data-open={folded.some(({ isOpen }) => isOpen) || undefined}
          data-folded={folded.every((item) => item.inRow === 'wide') || undefined}
        >
          <details name={panelId} data-menu="main">
            <summary className={classNames(styles.link, styles.others)}>
              {t.more} <ChevronDownIcon />
            </summary>
            <Others items={folded} />
          </details>
        </li>
      )}
    </ul>
  );
}

/** What the row has no room for. One alone brings its pages, as it does in the row. */
function Others({ items }: { items: readonly SectionLink[] }) {
  const [first, ...rest] = items;
  if (first && rest.length === 0 && first.children.length > 0) return <Pages links={[first, ...first.children]} />;
  return (
    <div className={styles.below}>
      <ul>
        {items.map((item) => (
          <li key={item.href} data-folded={item.inRow === 'wide' || undefined}>
            <NavAnchor link={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuItem({ item }: { item: SectionLink }) {
  const t = useMessages(appMessages);
  const { name, children, isOpen, hasMore } = item;
  return (
    <li className={styles.item} data-open={isOpen || undefined} data-unfolded={item.inRow === 'wide' || undefined}>
      <NavAnchor className={styles.link} link={item} />
      {children.length > 0 && (
        <details name={panelId} data-menu="main">
          <summary className={styles.unfold}>
            <ChevronDownIcon />
            <VisuallyHidden>{t.pagesBelow(name)}</VisuallyHidden>
          </summary>
          <Pages links={hasMore ? [...children, { ...item, name: t.allBelow(name), lang: null, isCurrent: false }] : children} />
        </details>
      )}
    </li>
  );
}

/** Each with what it is about. Editors put what most people come for first, so that stands out. */
function Pages({ links }: { links: readonly NavLink[] }) {
  return (
    <div className={styles.below}>
      <ul className={styles.pages}>
        {links.map((link) => (
          <li key={`${link.href} ${link.name}`}>
            <NavAnchor link={link} />
            {link.line && <p className={styles.line}>{link.line}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

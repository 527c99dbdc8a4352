import { appMessages } from '#app/messages/index.ts';
import type { NavLink } from '#domains/menus/model/navigation.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { NavAnchor } from './nav-anchor.tsx';
import styles from './sub-menu.module.css';

interface SubMenuProps {
  section: NavLink;
  /** In a column beside the text, or in rows above it where the page has no such column. */
  shape: 'column' | 'rows';
}

/** The pages of the section that the reader is in: what stands next to this page, and what stands below it. Folded on a narrow screen. */
export function SubMenu({ section, shape }: SubMenuProps) {
  const t = useMessages(appMessages);
  return (
    <nav className={styles.subMenu} aria-label={t.inThisSection} data-shape={shape} data-sub-menu>
      <details className={styles.folded}>
        <summary>
          {t.inThisSection} <ChevronDownIcon />
        </summary>
        <div className={styles.list}>
          <SectionLinks section={section} />
        </div>
      </details>
    </nav>
  );
}

function SectionLinks({ section }: { section: NavLink }) {
  return (
    <>
      <p className={styles.section}>
        <NavAnchor link={section} />
      </p>
      <ul className={styles.first}>
        {section.children.map((link) => (
          <li key={link.href} data-open={link.isOpen || undefined}>
            <NavAnchor link={link} />
            {link.isOpen && link.children.length > 0 && (
              <ul className={styles.second}>
                {link.children.map((child) => (
                  <li key={child.href} data-open={child.isOpen || undefined}>
                    <NavAnchor link={child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

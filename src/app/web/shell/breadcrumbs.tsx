import { appMessages } from '#app/messages/index.ts';
import type { NavLink } from '#domains/menus/model/navigation.ts';
import { useMessages } from '#platform/web/messages.tsx';
import styles from './breadcrumbs.module.css';
import { NavAnchor } from './nav-anchor.tsx';

/** Where the page stands, from the home page down. On a narrow screen only what is right above it. */
export function Breadcrumbs({ path }: { path: readonly NavLink[] }) {
  const t = useMessages(appMessages);
  if (path.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={t.breadcrumbs}>
      <ol>
        {path.map((link) => (
          <li key={link.href}>
            <NavAnchor link={link} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

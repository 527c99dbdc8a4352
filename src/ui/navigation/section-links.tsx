import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import styles from './section-links.module.css';

export interface SectionLink {
  href: string;
  name: string;
  isCurrent: boolean;
}

/** The pages of one thing, or the parts of one page, beside each other; on a telephone behind one line that says which of them this is. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const line = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const isWithinPage = links.every(({ href }) => href.startsWith('#'));
  const currentAs = isWithinPage ? 'location' : 'page';
  const current = links.find(({ isCurrent }) => isCurrent);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    line.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, wherever in it the focus is
    <nav className={styles.nav} aria-label={label} data-within-page={isWithinPage || undefined} onKeyDown={handleKeyDown}>
      <button
        ref={line}
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {current?.name}
        <ChevronDownIcon />
      </button>
      <ul id={listId} className={styles.links} data-open={isOpen || undefined}>
        {links.map(({ href, name, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? currentAs : undefined} onClick={() => setIsOpen(false)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

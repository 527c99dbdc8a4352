import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { editorMessages } from '../../messages/index.ts';
import { useSelection } from '../selection.ts';
import styles from './panel.module.css';

interface PanelProps {
  title: ReactNode;
  /** Beside its title, such as the language it is about. */
  badge?: ReactNode;
  /** What is compared takes the room of half a page; settings take that of a column. */
  isWide?: boolean;
  /** Stays in sight below what is scrolled. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Beside the page that is edited, which can be worked in meanwhile. On a telephone it lies over the lower part of the page. */
export function Panel({ title, badge, isWide = false, footer, children }: PanelProps) {
  const t = useMessages(editorMessages);
  const selection = useSelection();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(heading);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    selection.close();
  }

  return (
    <aside className={classNames(styles.panel, isWide && styles.wide)} data-editor-area aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <header className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {badge}
        <button type="button" className={styles.close} aria-label={t.closePanel} onClick={() => selection.close()}>
          <CloseIcon />
        </button>
      </header>
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </aside>
  );
}

/** Who opened it goes on in it, and comes back to where they were. */
function useFocusInside(heading: { current: HTMLElement | null }): void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  useEffect(
    () => () => {
      // Who went on elsewhere meanwhile stays there.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) placeToReturnTo(opener.current)?.focus({ preventScroll: true });
    },
    [],
  );
}

/** Who came from another panel goes back to the bar. */
function placeToReturnTo(opener: Element | null): HTMLElement | null {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  return isThere ? opener : document.querySelector<HTMLElement>('[data-opens-publishing]');
}

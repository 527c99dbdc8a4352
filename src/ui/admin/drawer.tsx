import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './drawer.module.css';
import { useAdminUiTexts } from './messages/index.ts';

interface DrawerProps {
  isOpen: boolean;
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
}

const fields = ':is(input:not([type=hidden]), select, textarea):not(:disabled)';

/** One thing of a list, beside the list; the whole screen on a telephone. */
export function Drawer({ isOpen, title, children, onClose }: DrawerProps) {
  const t = useAdminUiTexts();
  const titleId = useId();
  const { dialog, handlers } = useModal({ isOpen, isPersistent: false, onClose });
  const heading = useRef<HTMLHeadingElement>(null);

  // The first thing in it is the way out, which is the last thing that somebody opened it for.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const first = dialog.current?.querySelector<HTMLElement>(fields) ?? heading.current;
    first?.focus();
  }, [isOpen, dialog]);

  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} {...handlers}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <Button kind="quiet" onClick={onClose}>
            {t.close}
          </Button>
        </div>
        {isOpen ? children : null}
      </div>
    </dialog>
  );
}

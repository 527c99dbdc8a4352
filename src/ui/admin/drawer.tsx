import { useId, type ReactNode } from 'react';
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

/** One thing of a list, beside the list; the whole screen on a telephone. */
export function Drawer({ isOpen, title, children, onClose }: DrawerProps) {
  const t = useAdminUiTexts();
  const titleId = useId();
  const { dialog, handlers } = useModal({ isOpen, isPersistent: false, onClose });
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} {...handlers}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <Button kind="quiet" onClick={onClose}>
            {t.close}
          </Button>
        </div>
        {isOpen ? children : null}
      </div>
    </dialog>
  );
}

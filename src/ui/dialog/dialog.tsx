import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiTexts } from '../texts.tsx';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

interface DialogProps {
  isOpen: boolean;
  /** A question, or what this is about. */
  title: ReactNode;
  children?: ReactNode;
  /** Danger: the act cannot be undone, so its button is red and focus starts at the way back. */
  kind?: 'normal' | 'danger';
  /** Only its own buttons close it: it asks for a choice, or holds work that a stray click must not lose. */
  isPersistent?: boolean;
  /** It came by itself, over what somebody was doing: it is read from the top, and a key that was meant for the page answers nothing. */
  startsAtTitle?: boolean;
  /** The act in words, "Verwijder 3 pagina's"; OK when absent. */
  confirmText?: string;
  cancelText?: string;
  isBusy?: boolean;
  onConfirm?: () => void;
  onClose: () => void;
  /** In place of the two default buttons; null when the content brings its own. */
  buttons?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { isOpen, title, children, kind = 'normal', isPersistent = false, startsAtTitle = false, onClose, onConfirm = onClose } = props;
  const t = useUiTexts();
  const titleId = useId();
  const { dialog, firstFocus, isRefused, handlers } = useModal({ isOpen, isPersistent, onClose });
  const startsAtCancel = kind === 'danger' && !startsAtTitle;

  const defaultButtons = (
    <>
      <Button kind={kind === 'danger' ? 'danger' : 'primary'} isBusy={props.isBusy} onClick={onConfirm}>
        {props.confirmText ?? t.ok}
      </Button>
      <Button ref={startsAtCancel ? firstFocus : undefined} onClick={onClose}>
        {props.cancelText ?? t.cancel}
      </Button>
    </>
  );
  const { buttons = defaultButtons } = props;
  // With the buttons that it is about, which stay in sight however long the dialog is.
  const hint = (
    <p role="status" className={styles.hint}>
      {isRefused ? t.chooseFirst : null}
    </p>
  );

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} {...handlers}>
      <div className={styles.content}>
        <h2 ref={startsAtTitle ? firstFocus : undefined} id={titleId} className={styles.title} tabIndex={startsAtTitle ? -1 : undefined}>
          {title}
        </h2>
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
        {buttons === null ? (
          hint
        ) : (
          <div className={styles.buttons}>
            {hint}
            {buttons}
          </div>
        )}
      </div>
    </dialog>
  );
}

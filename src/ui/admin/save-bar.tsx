import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useAdminUiTexts } from './messages/index.ts';
import styles from './save-bar.module.css';
import { useBarBelow } from './use-bar-below.ts';

interface SaveBarProps {
  /** What saving is called here. */
  saveLabel: string;
  isSaving: boolean;
  /** Why the last try to save failed: above the button that was pressed, wherever in the form that is. */
  failure?: ReactNode;
  onRestore: () => void;
}

/** The last part of a form in which something was changed: in sight wherever the reader is in it, and gone when it is saved. */
export function SaveBar({ saveLabel, isSaving, failure, onRestore }: SaveBarProps) {
  const t = useAdminUiTexts();
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar);

  // The focus must not go away with it: back to what was changed last.
  useLayoutEffect(() => {
    const shown = bar.current;
    const form = shown?.closest('form');
    let field = document.activeElement;
    // It comes with the first letter, maybe over the field that this is typed in.
    if (form?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
    function handleFocus({ target }: FocusEvent) {
      if (target instanceof Element && !shown?.contains(target)) field = target;
    }
    form?.addEventListener('focusin', handleFocus);
    return () => {
      form?.removeEventListener('focusin', handleFocus);
      if (!shown?.contains(document.activeElement)) return;
      const isInForm = field instanceof HTMLElement && form?.contains(field) && field.isConnected;
      if (isInForm) (field as HTMLElement).focus();
      else document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar}>
      {failure ? <div className={styles.failure}>{failure}</div> : null}
      <p role="status">{t.unsaved}</p>
      <Button kind="primary" type="submit" isBusy={isSaving}>
        {saveLabel}
      </Button>
      <Button onClick={onRestore}>{t.restore}</Button>
    </div>
  );
}

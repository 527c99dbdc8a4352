import { useEffect, type RefObject } from 'react';
import { useServices } from './services.tsx';

/** For every form that can be left half done: nothing typed is lost unasked, and Ctrl+S or ⌘S saves. */
export function useUnsavedChanges({ isDirty, form }: { isDirty: boolean; form: RefObject<HTMLFormElement | null> }): void {
  const { unsavedChanges } = useServices();
  useEffect(() => (isDirty ? unsavedChanges.add() : undefined), [isDirty, unsavedChanges]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave || event.defaultPrevented || isBehindDialog(form.current)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}

/** An open dialog comes first, unless the form stands in it: what it asks may be about this very form. */
function isBehindDialog(form: Element | null): boolean {
  return [...document.querySelectorAll(':modal')].some((dialog) => !dialog.contains(form));
}

/** For what a form stands in, such as a drawer: it closes at once, or after asking whether what was typed may go. */
export function useLeaving(close: () => void): () => void {
  const { unsavedChanges } = useServices();

  async function leave(): Promise<void> {
    if (await unsavedChanges.confirmLeaving()) close();
  }

  return () => void leave();
}

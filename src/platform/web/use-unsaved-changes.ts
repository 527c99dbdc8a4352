import { useEffect, type RefObject } from 'react';
import { useServices } from './services.tsx';

/** For every form that can be left half done: nothing typed is lost unasked, and Ctrl+S or ⌘S saves. */
export function useUnsavedChanges({ isDirty, form }: { isDirty: boolean; form: RefObject<HTMLFormElement | null> }): void {
  const { unsavedChanges } = useServices();
  useEffect(() => (isDirty ? unsavedChanges.add() : undefined), [isDirty, unsavedChanges]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent): void {
      const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's';
      // An open dialog comes first; what it asks may be about this very form.
      if (!isSave || event.defaultPrevented || document.querySelector(':modal')) return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [form]);
}

import { useEffect, type RefObject } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Dialogs } from './dialogs.ts';
import { platformMessages } from './messages/index.ts';
import { useServices } from './services.tsx';

export interface UnsavedChanges {
  /** A form holds what is not saved yet. Returns how to say that it does not any more. */
  add(): () => void;
  areThere(): boolean;
  /** Asks before work is lost; true at once when there is none. */
  confirmLeaving(): Promise<boolean>;
  /** The person chose to leave: the browser does not ask a second time. */
  forget(): void;
}

/** What people typed and did not save. The browser asks before the document goes; the application asks before the page does. */
export function createUnsavedChanges({ dialogs, language }: { dialogs: Dialogs; language(): Language }): UnsavedChanges {
  const forms = new Set<symbol>();
  addEventListener('beforeunload', (event) => {
    if (forms.size > 0) event.preventDefault();
  });

  return {
    add: () => {
      const form = Symbol('form');
      forms.add(form);
      return () => void forms.delete(form);
    },
    areThere: () => forms.size > 0,
    confirmLeaving: async () => {
      if (forms.size === 0) return true;
      const { title, message, leave, stay } = textsIn(platformMessages, language()).leaving;
      return dialogs.confirm({ title, message, kind: 'danger', confirmText: leave, cancelText: stay });
    },
    forget: () => forms.clear(),
  };
}

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

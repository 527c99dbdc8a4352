import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Dialogs } from './dialogs.ts';
import { platformMessages } from './messages/index.ts';

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

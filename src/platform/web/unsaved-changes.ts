import type { Language } from '#platform/shared/language.ts';
import { textsIn, type FormOfAddress } from '#platform/shared/messages.ts';
import type { Dialogs } from './dialogs.ts';
import { platformMessages } from './messages/index.ts';

interface UnsavedForm {
  /** For what is saved without being asked: nobody is asked about it unless it cannot be saved. True when it is. */
  save?(): Promise<boolean>;
}

export interface UnsavedChanges {
  /** A form holds what is not saved yet. Returns how to say that it does not any more. */
  add(form?: UnsavedForm): () => void;
  areThere(): boolean;
  /** Saves what saves by itself, and asks before other work is lost; true at once when there is none. */
  confirmLeaving(): Promise<boolean>;
  /** The person chose to leave: the browser does not ask a second time. */
  forget(): void;
}

interface UnsavedChangesOptions {
  dialogs: Dialogs;
  language(): Language;
  address(): FormOfAddress;
}

/** What people typed and did not save. The browser asks before the document goes; the application asks before the page does. */
export function createUnsavedChanges({ dialogs, language, address }: UnsavedChangesOptions): UnsavedChanges {
  const forms = new Map<symbol, UnsavedForm>();
  let question: AbortController | null = null;

  function remove(id: symbol): void {
    forms.delete(id);
    // What was asked about is saved in the meantime.
    if (forms.size === 0) question?.abort();
  }

  async function saveByThemselves(): Promise<void> {
    const saving = [...forms].map(async ([id, { save }]) => {
      if (save && (await save())) remove(id);
    });
    await Promise.all(saving);
  }

  addEventListener('beforeunload', (event) => {
    if (forms.size > 0) event.preventDefault();
  });

  return {
    add: (form = {}) => {
      const id = Symbol('form');
      forms.set(id, form);
      return () => remove(id);
    },
    areThere: () => forms.size > 0,
    confirmLeaving: async () => {
      await saveByThemselves();
      if (forms.size === 0) return true;
      const { title, message, leave, stay } = textsIn(platformMessages, language(), address()).leaving;
      question = new AbortController();
      const { signal } = question;
      const isLeaving = await dialogs.confirm({ title, message, kind: 'danger', confirmText: leave, cancelText: stay, signal });
      return isLeaving || signal.aborted;
    },
    forget: () => forms.clear(),
  };
}

import type { ReactNode } from 'react';
import { isLanguage, type Language } from '../shared/language.ts';
import { createStore, type Store } from './store.ts';

interface DialogOptions {
  /** A question, or what it is about. */
  title: string;
  message?: string;
  kind?: 'normal' | 'danger';
  /** Escape and a click beside it do not close it. */
  isPersistent?: boolean;
  /** The act in words; OK and Annuleer when absent. */
  confirmText?: string;
  cancelText?: string;
  /** Shown at once above the open dialog, for a question about that dialog itself. Without it, it waits its turn. */
  isAbove?: boolean;
  /** Takes the question back, as when it no longer matters. */
  signal?: AbortSignal;
}

interface BodyOptions<R> extends DialogOptions {
  /** What stands in the dialog instead of a message and two buttons. It closes the dialog with a value. */
  render(close: (value: R) => void): ReactNode;
}

export interface OpenDialog extends DialogOptions {
  id: number;
  /** Of the part of the page that asked: an account speaks the language of its owner, whatever the address says. */
  language: Language | undefined;
  isPersistent: boolean;
  render?(): ReactNode;
  confirm(): void;
  /** Closes it without an answer. */
  close(): void;
}

export interface Dialogs extends Store<readonly OpenDialog[]> {
  /** Asks, and waits for the answer: true for OK, false for every other way out. */
  confirm(options: DialogOptions): Promise<boolean>;
  /** Gives what the body closed with, or undefined when it was left without an answer. */
  open<R>(options: BodyOptions<R>): Promise<R | undefined>;
  /** Closes everything without an answer, as when the page is left. */
  closeAll(): void;
}

/** The dialogs on the screen, bottom to top: nearly always none or one. The others wait until it is closed. */
export function createDialogs(languageInUse: () => Language | undefined = () => undefined): Dialogs {
  const shown = createStore<readonly OpenDialog[]>([]);
  const waiting: OpenDialog[] = [];
  let lastId = 0;

  function add(dialog: OpenDialog): void {
    const open = shown.getSnapshot();
    if (open.length === 0 || dialog.isAbove) shown.set([...open, dialog]);
    else waiting.push(dialog);
  }

  function remove(id: number): void {
    const open = shown.getSnapshot();
    const left = open.filter((dialog) => dialog.id !== id);
    if (left.length < open.length) shown.set(left.length > 0 ? left : waiting.splice(0, 1));
  }

  function ask<R>(
    { isPersistent = false, ...options }: DialogOptions,
    confirmed: R | undefined,
    body?: BodyOptions<R>,
  ): Promise<R | undefined> {
    return new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const answer = (value: R | undefined) => {
        remove(id);
        resolve(value);
      };
      add({
        ...options,
        id,
        language: languageInUse(),
        isPersistent,
        render: body && (() => body.render(answer)),
        confirm: () => answer(confirmed),
        close: () => answer(undefined),
      });
      options.signal?.addEventListener('abort', () => answer(undefined));
    });
  }

  return {
    getSnapshot: shown.getSnapshot,
    subscribe: shown.subscribe,
    confirm: async (options) => (await ask(options, true)) ?? false,
    open: (options) => ask(options, undefined, options),
    closeAll: () => {
      const leaving = [...shown.getSnapshot(), ...waiting.splice(0)];
      shown.set([]);
      for (const dialog of leaving) dialog.close();
    },
  };
}

/** Of what somebody just used. */
export function languageOfFocus(): Language | undefined {
  const spoken = document.activeElement?.closest('[lang]')?.getAttribute('lang') ?? '';
  return isLanguage(spoken) ? spoken : undefined;
}

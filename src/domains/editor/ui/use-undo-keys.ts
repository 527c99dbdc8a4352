import { useEffect } from 'react';
import type { DraftStore } from './store/draft-state.ts';

/**
 * One history for all of the page: the keys and the browser's menu lead to it, from wherever on the page. What has a history of its own
 * are the fields of dialogs and of search, which are no part of the page.
 */
export function useUndoKeys(store: DraftStore): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const direction = directionOf(event);
      if (!direction || isOwnField(event.target)) return;
      event.preventDefault();
      store[direction]();
    }
    function handleInput(event: InputEvent) {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
      if (isOwnField(event.target)) return;
      event.preventDefault();
      store[event.inputType === 'historyUndo' ? 'undo' : 'redo']();
    }
    document.addEventListener('keydown', handleKey, { capture: true });
    document.addEventListener('beforeinput', handleInput, { capture: true });
    return () => {
      document.removeEventListener('keydown', handleKey, { capture: true });
      document.removeEventListener('beforeinput', handleInput, { capture: true });
    };
  }, [store]);
}

function directionOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

function isOwnField(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  // Beside the page, the settings of a block are fields of the page as well.
  const isOfPage = target.closest('[data-fields-of-page]') !== null && target.closest('dialog') === null;
  return !isOfPage && target.closest('input, textarea, select, dialog') !== null;
}

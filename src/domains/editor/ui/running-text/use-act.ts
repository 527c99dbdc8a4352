import type { Editor } from '@tiptap/core';
import { useDraftStore } from '../editing.ts';
import { asOneStep } from './as-one-step.ts';

/** Does what a button of the toolbar is for, as a step of undo by itself. */
export function useAct(editor: Editor): (change: () => void) => void {
  const store = useDraftStore();
  return (change) => {
    if (!editor.isDestroyed) asOneStep(store, change);
  };
}

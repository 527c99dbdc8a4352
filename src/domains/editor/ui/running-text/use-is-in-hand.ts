import type { Editor } from '@tiptap/core';
import { tableIn } from './table-acts.ts';
import { isNarrow } from './use-place-of-toolbar.ts';
import { useOfEditor } from './use-of-editor.ts';

/**
 * Whether there is something to do with words: some are selected, or the cursor is in a table. On a telephone the tools stand above the
 * keyboard as long as there is typing. Not while the mouse is still selecting: the toolbar would be in its way.
 */
export function useIsInHand(editor: Editor): boolean {
  return useOfEditor(editor, () => {
    if (!editor.isFocused) return false;
    if (isNarrow()) return true;
    return !editor.view.dom.matches(':active') && (!editor.state.selection.empty || tableIn(editor.state) !== null);
  });
}

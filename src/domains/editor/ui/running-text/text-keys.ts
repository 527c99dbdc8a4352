import { Extension, type Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { clearMarks, indent } from './tools.ts';
import { leaveTable } from './table-acts.ts';

/** The keys of running text that Tiptap has none for. Tab is none of them: it leads to the next control, as everywhere. */
export const TextKeys = Extension.create({
  name: 'textKeys',
  addKeyboardShortcuts() {
    const { editor } = this;
    // Also where there is nothing to do: what the browser does with these keys is to leave the page.
    const always = (act: () => unknown) => () => {
      act();
      return true;
    };
    return {
      'Mod-a': () => selectAllWords(editor),
      'Mod-]': always(() => indent(editor, 'in')),
      'Mod-[': always(() => indent(editor, 'out')),
      'Mod-\\': always(() => clearMarks(editor)),
      'Mod-.': () => editor.commands.toggleMark('superscript'),
      'Mod-,': () => editor.commands.toggleMark('subscript'),
      ArrowDown: () => leaveTable(editor, 'down'),
      ArrowUp: () => leaveTable(editor, 'up'),
    };
  },
});

/** From the first word to the last: what they stand in is known of words, and not of all there is. */
function selectAllWords({ commands, state: { doc } }: Editor): boolean {
  const all = TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size));
  return commands.command(({ tr }) => Boolean(tr.setSelection(all)));
}

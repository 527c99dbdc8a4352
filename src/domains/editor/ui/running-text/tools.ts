import type { Editor } from '@tiptap/core';

/** A button of the toolbar: what it does, whether that is so already, and whether it can be done where the cursor is. */
export interface Tool {
  name: ToolName;
  /** As `aria-keyshortcuts` has them, with `Mod` for Ctrl or ⌘. */
  keys?: string;
  /** Absent for what is no state. */
  isOn?(editor: Editor): boolean;
  can(editor: Editor): boolean;
  run(editor: Editor): void;
}

const headingLevels = [2, 3, 4] as const;

/** The closed list of running text. What leads to a dialog or a menu has a button of its own. */
export const groups = {
  letters: [mark('bold', 'Mod+B'), mark('italic', 'Mod+I')],
  headings: headingLevels.map((level): Tool => ({
    name: `heading${level}`,
    keys: `Mod+Alt+${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    can: (editor) => editor.can().toggleHeading({ level }),
    run: (editor) => void editor.commands.toggleHeading({ level }),
  })),
  lists: [
    {
      name: 'bulletList',
      keys: 'Mod+Shift+8',
      isOn: (editor) => listIn(editor) === 'bulletList',
      can: (editor) => editor.can().toggleBulletList(),
      run: (editor) => void editor.commands.toggleBulletList(),
    },
    {
      name: 'orderedList',
      keys: 'Mod+Shift+7',
      isOn: (editor) => listIn(editor) === 'orderedList',
      can: (editor) => editor.can().toggleOrderedList(),
      run: (editor) => void editor.commands.toggleOrderedList(),
    },
    { name: 'outdent', keys: 'Mod+[', can: (editor) => editor.can().liftListItem('listItem'), run: (editor) => void indent(editor, 'out') },
    { name: 'indent', keys: 'Mod+]', can: (editor) => editor.can().sinkListItem('listItem'), run: (editor) => void indent(editor, 'in') },
  ],
  quote: [
    {
      name: 'quote',
      keys: 'Mod+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      can: (editor) => editor.can().toggleBlockquote(),
      run: (editor) => void editor.commands.toggleBlockquote(),
    },
  ],
  rest: [
    mark('superscript', 'Mod+.'),
    mark('subscript', 'Mod+,'),
    { name: 'clear', keys: 'Mod+\\', can: () => true, run: (editor) => void clearMarks(editor) },
  ],
} satisfies Record<string, Tool[]>;

export const allTools: readonly Tool[] = Object.values(groups).flat();

export type ToolName =
  | 'bold'
  | 'italic'
  | `heading${(typeof headingLevels)[number]}`
  | 'bulletList'
  | 'orderedList'
  | 'outdent'
  | 'indent'
  | 'quote'
  | 'superscript'
  | 'subscript'
  | 'clear';

function mark(name: 'bold' | 'italic' | 'superscript' | 'subscript', keys: string): Tool {
  return {
    name,
    keys,
    isOn: (editor) => editor.isActive(name),
    can: (editor) => editor.can().toggleMark(name),
    run: (editor) => void editor.commands.toggleMark(name),
  };
}

/** The innermost list: a list may stand in one of another kind. */
function listIn({ state: { selection } }: Editor): string | undefined {
  const { $from } = selection;
  const lists = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).filter((name) => name.endsWith('List'));
  return lists.at(-1);
}

export function indent({ commands }: Editor, direction: 'in' | 'out'): boolean {
  return direction === 'in' ? commands.sinkListItem('listItem') : commands.liftListItem('listItem');
}

/** How words look; where they lead and in which language they are is no look. */
export function clearMarks(editor: Editor): boolean {
  return editor.chain().unsetMark('bold').unsetMark('italic').unsetMark('superscript').unsetMark('subscript').run();
}

/** Languages that words of a Dutch organisation are often in. */
export const passageLanguages = ['nl', 'en', 'fy', 'de', 'fr', 'es', 'pl', 'tr', 'ar', 'uk'] as const;

export function languageOfPassage(editor: Editor): string | null {
  return (editor.getAttributes('language')['lang'] as string | undefined) ?? null;
}

/** Null: these words are in the language of the page. Without a selection it is the passage that the cursor stands in. */
export function setLanguageOfPassage(editor: Editor, lang: string | null): boolean {
  const chain = editor.chain();
  const place = editor.state.selection.empty || lang === null ? chain.extendMarkRange('language') : chain;
  return (lang === null ? place.unsetMark('language') : place.setMark('language', { lang })).run();
}

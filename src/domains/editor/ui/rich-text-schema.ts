import { Mark, mergeAttributes, Node, type Extensions, type KeyboardShortcutCommand } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { isSafeHref } from '#platform/shared/link.ts';

/** What may stand in it is what can be stored there; by itself a quote and an item take any block. */
const closedContent: Record<string, string> = { blockquote: 'paragraph+', listItem: 'paragraph (paragraph | bulletList | orderedList)*' };

const ClosedKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((each) => {
      const content = closedContent[each.name];
      if (content === undefined || each.type !== 'node') return each;
      return each.extend({ content, ...(each.name === 'listItem' && { addKeyboardShortcuts: keysOfItem }) });
    });
  },
});

/** Of the keys of an item: Tab leads to the next control, as everywhere. */
function keysOfItem(): Record<string, KeyboardShortcutCommand> {
  return { Enter: ({ editor }) => editor.commands.splitListItem('listItem') };
}

/** The closed list of rich text, as the editor knows it: what is not here cannot be typed, pasted or saved. */
export function richTextExtensions(wideTableClass: string): Extensions {
  return [
    ClosedKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        isAllowedUri: isStorable,
        openOnClick: false,
        autolink: false,
        linkOnPaste: false,
        HTMLAttributes: { rel: null, target: null },
      },
      // The page has one history for all of its words.
      undoRedo: false,
      code: false,
      codeBlock: false,
      horizontalRule: false,
      strike: false,
      underline: false,
      // They draw with inline styles, which no page of ours allows.
      dropcursor: false,
      gapcursor: false,
      trailingNode: false,
    }),
    simpleMark('superscript', 'sup'),
    simpleMark('subscript', 'sub'),
    language,
    ...tableNodes(wideTableClass),
  ];
}

function isStorable(href: string): boolean {
  return ownTargetOf(href) !== undefined || isSafeHref(href);
}

function simpleMark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}

const language = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: 'en' } }),
  parseHTML: () => [{ tag: 'span[lang]', getAttrs: (element) => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/.test(element.lang) && null }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** As in the reader's table, but for its head: a row is a row here. */
function tableNodes(wideTableClass: string) {
  const cell = (name: string, tag: 'td' | 'th') =>
    Node.create({ name, content: 'paragraph+', isolating: true, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
  return [
    Node.create({
      name: 'table',
      group: 'block',
      content: 'tableRow+',
      isolating: true,
      parseHTML: () => [{ tag: 'table' }],
      renderHTML: () => ['div', { class: wideTableClass }, ['table', ['tbody', 0]]],
    }),
    Node.create({
      name: 'tableRow',
      content: '(tableCell | tableHeader)+',
      parseHTML: () => [{ tag: 'tr' }],
      renderHTML: () => ['tr', 0],
    }),
    cell('tableCell', 'td'),
    cell('tableHeader', 'th'),
  ];
}

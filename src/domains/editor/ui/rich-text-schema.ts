import { Mark, mergeAttributes, Node, type Extensions, type KeyboardShortcutCommand } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { isSafeHref } from '#platform/shared/link.ts';

/** Of the keys of an item: Tab leads to the next control, as everywhere. */
function keysOfItem(): Record<string, KeyboardShortcutCommand> {
  return { Enter: ({ editor }) => editor.commands.splitListItem('listItem') };
}

/** The closed list of rich text, as the editor knows it: what is not here cannot be typed, pasted or saved. */
export function richTextExtensions(wideTableClass: string): Extensions {
  return [
    Document,
    Paragraph,
    Text,
    HardBreak,
    Heading.configure({ levels: [2, 3, 4] }),
    Bold,
    Italic,
    link,
    // What may stand in it is what can be stored there; by itself a quote and an item take any block.
    Blockquote.extend({ content: 'paragraph+' }),
    BulletList,
    OrderedList,
    ListItem.extend({ content: 'paragraph (paragraph | bulletList | orderedList)*', addKeyboardShortcuts: keysOfItem }),
    ListKeymap,
    simpleMark('superscript', 'sup'),
    simpleMark('subscript', 'sub'),
    language,
    ...tableNodes(wideTableClass),
  ];
}

/** Only where it can be stored. What is typed behind it is no part of it. */
const link = Mark.create({
  name: 'link',
  // Around what is bold in it: one link, and not three.
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => isStorable(element.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

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

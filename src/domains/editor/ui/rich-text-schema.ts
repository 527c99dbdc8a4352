import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

/** The closed list of rich text, as the editor knows it: what is not here cannot be typed, pasted or saved. */
export function richTextExtensions(wideTableClass: string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { rel: null, target: null } },
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

function simpleMark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}

const language = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: 'en' } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});

/** As in the reader's table, but for its head: a row is a row here. Cells are edited; rows and columns are not added yet. */
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

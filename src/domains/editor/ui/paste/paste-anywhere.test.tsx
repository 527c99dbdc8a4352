import { Editor, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { RichText } from '#domains/blocks/model/rich-text.ts';
import { anyHtml, visibleWords } from '../../testing/any-html.ts';
import { richTextExtensions } from '../rich-text-schema.ts';
import { toStored } from '../stored-rich-text.ts';
import { pasteProps } from './handle-paste.ts';

const paragraph = (text: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const here = paragraph('HierDaar');

function editorWith(block: JSONContent): Editor {
  const editor = new Editor({
    element: { mount: document.body.appendChild(document.createElement('div')) },
    injectCSS: false,
    extensions: richTextExtensions(''),
    content: { type: 'doc', content: [paragraph('voor'), block, paragraph('na')] },
    editorProps: pasteProps({ room: () => 1_000_000, onLeftOut: () => {}, onPicture: () => {} }),
  });
  editor.state.doc.descendants((node, position) => {
    if (node.text === 'HierDaar') editor.commands.setTextSelection(position + 'Hier'.length);
  });
  return editor;
}

const cell = (content: JSONContent): JSONContent => ({ type: 'tableCell', content: [content] });
const item = (content: JSONContent): JSONContent => ({ type: 'listItem', content: [content] });

test.each([
  { place: 'a paragraph', block: here },
  { place: 'a heading', block: { ...here, type: 'heading', attrs: { level: 2 } } },
  { place: 'a quote', block: { type: 'blockquote', content: [here] } },
  { place: 'a cell', block: { type: 'table', content: [{ type: 'tableRow', content: [cell(here), cell(paragraph('ernaast'))] }] } },
  { place: 'a line of a list', block: { type: 'bulletList', content: [item(here), item(paragraph('eronder'))] } },
])('R1.06 in the midst of $place whatever is pasted can be stored, with all its words where they were pasted', ({ block }) => {
  fc.assert(
    fc.property(anyHtml, (html) => {
      const editor = editorWith(block);
      editor.view.pasteHTML(html);
      const stored = toStored(editor.getJSON());
      editor.destroy();
      expect(RichText.safeParse(stored).success).toBe(true);
      expect(plainText(stored).replace(/\s/g, '')).toContain(`Hier${visibleWords(html).join('')}Daar`);
    }),
    { numRuns: 60 },
  );
});

test('what is pasted into a cell is no more than a cell can hold', () => {
  const editor = editorWith({ type: 'table', content: [{ type: 'tableRow', content: [cell(here), cell(paragraph('ernaast'))] }] });
  editor.view.pasteHTML(Array.from({ length: 60 }, (_, index) => `<p>woord${index}</p>`).join(''));
  const stored = RichText.parse(toStored(editor.getJSON()));
  editor.destroy();
  expect(plainText(stored).match(/woord\d+/g)).toHaveLength(60);
});

test('a text that is full takes some words more in the midst of a paragraph, and no paragraph', () => {
  const editor = editorWith(here);
  editor.commands.insertContentAt(
    0,
    Array.from({ length: 497 }, () => paragraph('vol')),
    { updateSelection: false },
  );
  editor.view.pasteHTML('<b>nog iets</b>');
  expect(plainText(editor.getJSON())).toContain('Hiernog ietsDaar');
  editor.view.pasteHTML('<p>meer</p><p>te veel</p>');
  expect(editor.state.doc.childCount).toBe(500);
  expect(plainText(editor.getJSON())).toContain('nog ietsmeer');
  editor.destroy();
});

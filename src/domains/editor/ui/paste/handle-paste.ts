import { getHTMLFromFragment } from '@tiptap/core';
import { Fragment, Slice, type Node as EditorNode } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { cutToFit, mostBlocks } from './cut-to-fit.ts';
import { paragraphsIn, type Paragraph } from './flat.ts';
import { hardBreak } from './lines.ts';
import { hasPictures, isOwnHtml, readPastedHtml } from './read-html.ts';
import { readPastedText } from './read-text.ts';

interface Pasting {
  /** How many bytes the field can take beyond what it holds. */
  room(): number;
  /** For what does not come along: its editor is told what it is. */
  onLeftOut(words: string): void;
  onPicture(): void;
}

/** What is pasted or dropped into running text comes in as what can be stored, and what there is no room for is told. */
export function pasteProps({ room, onLeftOut, onPicture }: Pasting) {
  return {
    transformPastedHTML(html, view) {
      if (isOwnHtml(html)) return html;
      if (hasPictures(html)) onPicture();
      return asHtml(fitted(readPastedHtml(html), view), view);
    },
    transformPastedText: (text) => readPastedText(text).content.map(plainText).join('\n'),
    transformPasted(slice, view) {
      const { kept, leftOut } = withinRoom(slice, view, room());
      if (leftOut.length > 0) onLeftOut(plainText({ content: leftOut }));
      return kept;
    },
    handlePaste(_, { clipboardData }, slice) {
      const files = [...(clipboardData?.files ?? [])];
      const isFile = clipboardData?.types.every((type) => type === 'Files') ?? false;
      if (isFile && files.some(({ type }) => type.startsWith('image/'))) onPicture();
      // Nothing came along, so nothing that was selected is written over.
      return slice.size === 0;
    },
  } satisfies EditorProps;
}

/** What holds paragraphs alone, and how many. There a list would not fit, and land elsewhere. */
const mostParagraphs: Record<string, number> = { blockquote: 50, tableCell: 20, tableHeader: 20 };

function placeOfParagraphs({ state: { selection } }: EditorView): EditorNode | undefined {
  const { $from } = selection;
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).find(({ type }) => type.name in mostParagraphs);
}

interface Cut {
  kept: Slice;
  leftOut: readonly object[];
}

/** As much of it as leaves the text within what can be stored, as it would be with this in it. */
function withinRoom(slice: Slice, { state }: EditorView, bytes: number): Cut {
  const pieces: object[] = slice.content.toJSON() ?? [];
  const tooMany = (part: Slice) => state.tr.replaceSelection(part).doc.childCount - mostBlocks;
  function firstOf(blocks: number): Cut {
    const { kept, leftOut } = cutToFit(pieces, { blocks, bytes });
    return { kept: leftOut.length === 0 ? slice : beginningOf(slice, Fragment.fromJSON(state.schema, kept)), leftOut };
  }
  let blocks = pieces.length - Math.max(0, tooMany(slice));
  let cut = firstOf(blocks);
  while (blocks > 0 && tooMany(cut.kept) > 0) cut = firstOf((blocks -= 1));
  return cut;
}

/** The words behind the cursor go on in the last paragraph of it. */
function beginningOf({ openStart }: Slice, content: Fragment): Slice {
  return content.childCount === 0 ? Slice.empty : new Slice(content, openStart, content.lastChild?.isTextblock ? 1 : 0);
}

function fitted(text: RichText, view: EditorView): RichText {
  const place = placeOfParagraphs(view);
  if (!place) return text;
  const most = (mostParagraphs[place.type.name] ?? 1) - place.childCount + 1;
  return { ...text, content: joinedTo(Math.max(1, most), paragraphsIn(text.content)) };
}

/** As many paragraphs as may be; the last holds what is left, each on a line of its own. */
function joinedTo(most: number, paragraphs: readonly Paragraph[]): Paragraph[] {
  const rest = paragraphs.slice(most - 1).flatMap(({ content = [] }, index) => [...(index > 0 ? [hardBreak] : []), ...content]);
  return [...paragraphs.slice(0, most - 1), ...(rest.length > 0 ? [{ type: 'paragraph' as const, content: rest }] : [])];
}

function asHtml(text: RichText, { state: { schema } }: EditorView): string {
  if (text.content.length === 0) return '';
  const document: EditorNode = schema.nodeFromJSON(text);
  return getHTMLFromFragment(document.content, schema);
}

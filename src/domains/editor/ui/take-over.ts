import type { Editor } from '@tiptap/core';
import { Fragment, type Node as EditorNode } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { commonPlaces } from './merge/align.ts';

/** Puts in what came from elsewhere, and leaves all that is as it was: the cursor stays where it is among that. */
export function takeOver({ state, view }: Editor, { content }: RichText): void {
  const next = state.schema.nodeFromJSON({ type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] });
  const [held, wanted] = [state.doc.children, next.children];
  const [begins, wantedBegins] = [beginsOf(held), beginsOf(wanted)];
  const { tr } = state;
  let [to, wantedTo] = [held.length, wanted.length];
  // From the last to the first, so that the places in front of each stay what they are.
  for (const [at, wantedAt] of [[-1, -1] as const, ...commonPlaces(held, wanted, (one, other) => one.eq(other))].toReversed()) {
    if (to > at + 1 || wantedTo > wantedAt + 1) {
      const [from, wantedFrom] = [begins[at + 1] ?? 0, wantedBegins[wantedAt + 1] ?? 0];
      replaceWhatDiffers(
        tr,
        { from, held: held.slice(at + 1, to) },
        { next, from: wantedFrom, wanted: wanted.slice(wantedAt + 1, wantedTo) },
      );
    }
    [to, wantedTo] = [at, wantedAt];
  }
  keepSelection(state, tr, begins);
  view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** Within blocks that differ, the letters before and behind the difference stay as well. */
function replaceWhatDiffers(
  tr: Transaction,
  { from, held }: { from: number; held: readonly EditorNode[] },
  { next, from: wantedFrom, wanted }: { next: EditorNode; from: number; wanted: readonly EditorNode[] },
): void {
  const [now, then] = [Fragment.fromArray([...held]), Fragment.fromArray([...wanted])];
  const start = now.findDiffStart(then);
  const end = now.findDiffEnd(then, now.size, then.size);
  if (start === null || !end) return;
  // What is doubled, as in “aa” that becomes “aaa”, is found from both sides.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(from + start, from + end.a + overlap, next.slice(wantedFrom + start, wantedFrom + end.b + overlap));
}

/** In a block that came in another form, as when bold was undone, the same words stay selected: as far into it as they were. */
function keepSelection({ doc, selection }: EditorState, tr: Transaction, begins: readonly number[]): void {
  const { from, to } = selection;
  const start = begins.findLast((begin) => begin <= from) ?? 0;
  const isReplaced = tr.mapping.mapResult(from).deleted || tr.mapping.mapResult(to).deleted;
  if (!isReplaced || from === start || to > (begins.find((begin) => begin > from) ?? doc.content.size)) return;
  const shift = tr.mapping.map(start, -1) - start;
  const end = tr.doc.content.size;
  tr.setSelection(TextSelection.between(tr.doc.resolve(Math.min(from + shift, end)), tr.doc.resolve(Math.min(to + shift, end))));
}

/** Where each block begins, and at last where the text ends. */
function beginsOf(blocks: readonly EditorNode[]): number[] {
  let end = 0;
  return [0, ...blocks.map(({ nodeSize }) => (end += nodeSize))];
}

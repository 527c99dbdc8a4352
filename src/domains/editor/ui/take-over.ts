import type { Editor } from '@tiptap/core';
import type { Node as EditorNode } from '@tiptap/pm/model';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { commonPlaces } from './merge/align.ts';

/** Puts in what came from elsewhere, and leaves each block that is as it was: the cursor stays where it is in those. */
export function takeOver({ state, view }: Editor, { content }: RichText): void {
  const next = state.schema.nodeFromJSON({ type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] });
  const [held, wanted] = [state.doc.children, next.children];
  const begins = beginsOf(held);
  const { tr } = state;
  let [to, wantedTo] = [held.length, wanted.length];
  // From the last to the first, so that the places in front of each stay what they are.
  for (const [at, wantedAt] of [[-1, -1] as const, ...commonPlaces(held, wanted, (one, other) => one.eq(other))].toReversed()) {
    if (to > at + 1 || wantedTo > wantedAt + 1) {
      tr.replaceWith(begins[at + 1] ?? 0, begins[to] ?? 0, wanted.slice(wantedAt + 1, wantedTo));
    }
    [to, wantedTo] = [at, wantedAt];
  }
  view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

/** Where each block begins, and at last where the text ends. */
function beginsOf(blocks: readonly EditorNode[]): number[] {
  let end = 0;
  return [0, ...blocks.map(({ nodeSize }) => (end += nodeSize))];
}

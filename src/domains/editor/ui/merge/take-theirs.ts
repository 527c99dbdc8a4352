import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { align } from './align.ts';
import { comparison, mergeRichText, type Piece, type PieceConflict } from './merge-rich-text.ts';

/** A conflict, and the text it was found in. */
export interface WithinText {
  merged: RichText;
  conflict: PieceConflict;
}

/** The text as it is now, with their part in the place of mine. What was typed elsewhere in it since stays. */
export function takeTheirs(now: RichText, { merged, conflict }: WithinText): RichText {
  const again = mergeRichText({ base: merged, mine: now, theirs: withTheirs(merged, conflict) });
  // From the last to the first: a part that goes moves those behind it.
  return again.conflicts.toReversed().reduce(withTheirs, again.merged);
}

function withTheirs(text: RichText, { path, theirs, mine }: PieceConflict): RichText {
  const changed = replaced(text, path, { theirs, mine });
  // Their parts are of the same closed list, and stand where mine stood.
  return (changed ?? { type: 'doc', content: [] }) as RichText;
}

function replaced(piece: Piece, [index, ...deeper]: readonly number[], change: Pick<PieceConflict, 'theirs' | 'mine'>): Piece | null {
  if (index === undefined) return change.theirs;
  const content = [...(piece.content ?? [])];
  if (deeper.length > 0) {
    const child = content[index];
    const inner = child ? replaced(child, deeper, change) : null;
    content.splice(index, 1, ...(inner ? [inner] : []));
  } else content.splice(index, change.mine ? 1 : 0, ...(change.theirs ? [change.theirs] : []));
  return filled({ ...piece, content });
}

/** An item begins with a paragraph and a cell holds one; what else is left empty goes. */
function filled(piece: Piece): Piece | null {
  const [first] = piece.content ?? [];
  const empty: Piece = { type: 'paragraph' };
  if (piece.type === 'listItem' && first && first.type !== 'paragraph') return { ...piece, content: [empty, ...(piece.content ?? [])] };
  if (first || piece.type === 'doc') return piece;
  return piece.type === 'tableCell' || piece.type === 'tableHeader' ? { ...piece, content: [empty] } : null;
}

/** My part as it is now: its writer may have gone on while the choice waited. */
export function mineNow(now: RichText, { merged, conflict: { path, mine } }: WithinText): Piece | null {
  let [before, piece]: [Piece, Piece] = [merged, now];
  for (const index of mine ? path : []) {
    const children: readonly Piece[] = before.content ?? [];
    const place = align(children, piece.content ?? [], comparison).places[index];
    const [child, present] = [children[index], place === undefined ? undefined : piece.content?.[place]];
    if (!child || !present) return null;
    [before, piece] = [child, present];
  }
  return mine && piece;
}

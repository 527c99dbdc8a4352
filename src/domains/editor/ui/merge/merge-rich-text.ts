import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { align, commonPlaces, type Comparison, type Fate } from './align.ts';

/** A part of running text: a block, an item, a row or a cell. */
export interface Piece {
  type: string;
  attrs?: unknown;
  content?: readonly Piece[];
}

/** A part that both changed, each in another way. Null: taken away. */
export interface PieceConflict {
  /** Where mine stands in what was merged, or where it would have. */
  path: readonly number[];
  base: Piece;
  mine: Piece | null;
  theirs: Piece | null;
}

interface Versions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

interface Merged {
  pieces: Piece[];
  conflicts: PieceConflict[];
}

/**
 * Two changes of one text in each other, paragraph by paragraph. What only one of them changed is as that one made it; what both added in
 * one place stands there twice, theirs first. What both changed is mine in it, and a conflict.
 */
export function mergeRichText({ base, mine, theirs }: Versions<RichText>): { merged: RichText; conflicts: PieceConflict[] } {
  const { pieces, conflicts } = mergePiece({ base, mine, theirs });
  const [merged = { type: 'doc', content: [] }] = pieces;
  // Made of pieces of three texts of this shape, each in a place where one of them had it.
  return { merged: merged as RichText, conflicts };
}

const keys = new WeakMap<Piece, string>();

function keyOf(piece: Piece): string {
  const known = keys.get(piece) ?? stableJson(piece);
  keys.set(piece, known);
  return known;
}

function isSamePiece(one: Piece | null, other: Piece | null): boolean {
  return one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));
}

const wordsOfPieces = new WeakMap<Piece, string[]>();

function wordsOf(piece: Piece): string[] {
  const known = wordsOfPieces.get(piece) ?? plainText(piece).toLowerCase().split(/\s+/).filter(Boolean).toSorted();
  wordsOfPieces.set(piece, known);
  return known;
}

/** How many of their words two pieces share, in parts of all words. */
function likeness(one: Piece, other: Piece): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  let [shared, place, otherPlace] = [0, 0, 0];
  while (place < words.length && otherPlace < others.length) {
    const [word = '', otherWord = ''] = [words[place], others[otherPlace]];
    if (word === otherWord) shared += 1;
    if (word <= otherWord) place += 1;
    if (otherWord <= word) otherPlace += 1;
  }
  return shared === 0 ? 0 : (2 * shared) / (words.length + others.length);
}

export const comparison: Comparison<Piece> = { isSame: isSamePiece, likeness };

function mergeLists({ base, mine, theirs }: Versions<readonly Piece[]>): Merged {
  const [my, their] = [align(base, mine, comparison), align(base, theirs, comparison)];
  const merged: Merged = { pieces: [], conflicts: [] };
  for (let index = 0; index <= base.length; index += 1) {
    merged.pieces.push(...bothAdded(my.added[index] ?? [], their.added[index] ?? []));
    const [piece, myFate, theirFate] = [base[index], my.fates[index], their.fates[index]];
    if (piece && myFate && theirFate) addTo(merged, settle(piece, after(piece, myFate), after(piece, theirFate)));
  }
  return merged;
}

function addTo(merged: Merged, { pieces, conflicts }: Merged): void {
  const at = merged.pieces.length;
  merged.conflicts.push(...conflicts.map((each) => ({ ...each, path: [at, ...each.path] })));
  merged.pieces.push(...pieces);
}

function after(piece: Piece, fate: Fate<Piece>): Piece | null {
  if (fate.kind === 'kept') return piece;
  return fate.kind === 'changed' ? fate.to : null;
}

/** What both added alike is there once. */
function bothAdded(mine: readonly Piece[], theirs: readonly Piece[]): Piece[] {
  const added: Piece[] = [];
  let [from, theirFrom] = [0, 0];
  for (const [at, theirAt] of [...commonPlaces(mine, theirs, isSamePiece), [mine.length, theirs.length] as const]) {
    added.push(...theirs.slice(theirFrom, theirAt), ...mine.slice(from, at + 1));
    [from, theirFrom] = [at + 1, theirAt + 1];
  }
  return added;
}

function settle(base: Piece, mine: Piece | null, theirs: Piece | null): Merged {
  const won = (piece: Piece | null): Merged => ({ pieces: piece ? [piece] : [], conflicts: [] });
  if (isSamePiece(theirs, base) || isSamePiece(mine, theirs)) return won(mine);
  if (isSamePiece(mine, base)) return won(theirs);
  return mine && theirs ? mergePiece({ base, mine, theirs }) : asConflict({ base, mine, theirs });
}

function asConflict(versions: Omit<PieceConflict, 'path'>): Merged {
  const { base, mine, theirs } = versions;
  return { pieces: mine ? [mine] : [], conflicts: [{ path: [], base, mine, theirs }] };
}

/** How much each kind can hold; a paragraph and a heading hold words, which are not taken apart. */
const most: Record<string, number> = {
  doc: 500,
  bulletList: 500,
  orderedList: 500,
  listItem: 50,
  blockquote: 50,
  table: 200,
  tableRow: 20,
  tableHeader: 20,
  tableCell: 20,
};
const kinds: Record<string, string> = { heading: 'paragraph', orderedList: 'bulletList', tableHeader: 'tableCell' };
const kindOf = ({ type }: Piece) => kinds[type] ?? type;

function mergePiece(versions: Versions<Piece>): Merged {
  const { base, mine, theirs } = versions;
  const look = winner(lookOf(base), lookOf(mine), lookOf(theirs));
  const isOneKind = kindOf(mine) === kindOf(base) && kindOf(theirs) === kindOf(base);
  if (!look || !isOneKind || hasOtherColumns(versions)) return asConflict(versions);
  if (!(base.type in most)) return mergeWords(versions, look);
  const lists = { base: base.content ?? [], mine: mine.content ?? [], theirs: theirs.content ?? [] };
  const { pieces, conflicts } = base.type === 'tableRow' ? mergeCells(lists) : mergeLists(lists);
  if (pieces.length > (most[base.type] ?? 0) || (base.type === 'listItem' && pieces[0]?.type !== 'paragraph')) return asConflict(versions);
  if (pieces.length > 0 || base.type === 'doc') return { pieces: [{ ...look, content: pieces }], conflicts };
  if (conflicts.length > 0) return asConflict(versions);
  return { pieces: kindOf(base) === 'tableCell' ? [{ ...look, content: [{ type: 'paragraph' }] }] : [], conflicts };
}

/** What a piece is, whatever it holds: who made a heading of it has not changed its words. */
function lookOf({ type, attrs }: Piece): Piece {
  return { type, ...(attrs !== undefined && { attrs }) };
}

/** The one that was changed, when one was; undefined when both were, each in another way. */
function winner(base: Piece, mine: Piece, theirs: Piece): Piece | undefined {
  if (isSamePiece(theirs, base) || isSamePiece(mine, theirs)) return mine;
  return isSamePiece(mine, base) ? theirs : undefined;
}

function mergeWords(versions: Versions<Piece>, look: Piece): Merged {
  const { base, mine, theirs } = versions;
  const contentOf = ({ content }: Piece): Piece => ({ type: 'words', content: content ?? [] });
  const words = winner(contentOf(base), contentOf(mine), contentOf(theirs));
  if (!words) return asConflict(versions);
  return { pieces: [{ ...look, ...(words.content?.length && { content: words.content }) }], conflicts: [] };
}

function columnsOf(table: Piece): number {
  return Math.max(...(table.content ?? []).map(({ content }) => content?.length ?? 0));
}

/** A column more in some rows would push the cells of the other rows aside. */
function hasOtherColumns({ base, mine, theirs }: Versions<Piece>): boolean {
  if (base.type === 'tableRow') return mine.content?.length !== base.content?.length || theirs.content?.length !== base.content?.length;
  return base.type === 'table' && (columnsOf(mine) !== columnsOf(base) || columnsOf(theirs) !== columnsOf(base));
}

/** Cells stand in their column, whatever is in them. */
function mergeCells({ base, mine, theirs }: Versions<readonly Piece[]>): Merged {
  const merged: Merged = { pieces: [], conflicts: [] };
  base.forEach((cell, index) => addTo(merged, settle(cell, mine[index] ?? null, theirs[index] ?? null)));
  return merged;
}

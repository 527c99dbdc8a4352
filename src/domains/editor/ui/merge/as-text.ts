import type { RichText } from '#domains/blocks/model/rich-text.ts';
import type { Piece } from './merge-rich-text.ts';

/** A part of running text as a text of its own, to be shown: with what it cannot stand without around it. */
export function asText(piece: Piece | null): RichText | null {
  if (!piece) return null;
  // Wrapped until it is a whole of the closed list, of which it was a part.
  return wrapped(piece) as RichText;
}

function wrapped(piece: Piece): Piece {
  switch (piece.type) {
    case 'doc':
      return piece;
    case 'listItem':
      return wrapped({ type: 'bulletList', content: [piece] });
    case 'tableRow':
      return wrapped({ type: 'table', content: [piece] });
    case 'tableCell':
    case 'tableHeader':
      return { type: 'doc', content: piece.content ?? [] };
    default:
      return { type: 'doc', content: [piece] };
  }
}

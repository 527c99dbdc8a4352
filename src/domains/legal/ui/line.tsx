import { relOf } from '#platform/shared/link.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { legalMessages } from '../messages/index.ts';
import type { Inline, Line } from '../model/legal-text.ts';
import styles from './legal-screen.module.css';

export function LineView({ line }: { line: Line }) {
  // A line is never rearranged, so its places are good keys.
  // oxlint-disable-next-line react/no-array-index-key
  return line.map((piece, index) => <Piece key={index} piece={piece} />);
}

function Piece({ piece }: { piece: Inline }) {
  const t = useMessages(legalMessages);
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('isMissing' in piece) return <mark className={styles.missing}>{t.fillIn}</mark>;
  return (
    <a href={piece.href} rel={relOf(piece.href)}>
      {piece.text}
    </a>
  );
}

import { useMessages } from '#platform/web/messages.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import styles from './block-chrome.module.css';
import type { PlacedBlocks } from './placed-blocks.ts';

/** Why not everybody sees a block, in words; nothing where everybody does. */
export function BlockState({ block: { isHidden, languages, unreadable } }: { block: PlacedBlocks[number] }) {
  const t = useMessages(chromeMessages);
  const [only] = languages ?? [];
  const words = [isHidden && t.hidden, only && t.onlyIn[only], unreadable && t.unreadable].filter(Boolean);
  if (words.length === 0) return null;
  return <span className={styles.state}> {words.join(', ')}</span>;
}

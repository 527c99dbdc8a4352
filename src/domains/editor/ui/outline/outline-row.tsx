import type { KeyboardEvent } from 'react';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { useStorePart } from '#platform/web/use-store.ts';
import { BlockMenu } from '../chrome/block-menu.tsx';
import { BlockState } from '../chrome/block-state.tsx';
import type { PlacedBlocks } from '../chrome/placed-blocks.ts';
import { useTypeName } from '../use-type-name.ts';
import type { BlockActs } from '../chrome/use-block-acts.ts';
import { useDraftStore } from '../editing.ts';
import { useSelection } from '../selection.ts';
import styles from './outline.module.css';

interface OutlineRowProps {
  block: PlacedBlocks[number];
  blocks: PlacedBlocks;
  acts: BlockActs;
}

/** One block: what it is, how it begins, who does not see it, and what can be done with it. */
export function OutlineRow({ block, blocks, acts }: OutlineRowProps) {
  const { guid, type } = block;
  const selection = useSelection();
  const name = useTypeName()(type);
  const isSelected = useStorePart(selection, (selected) => selected.block === guid);
  const words = useStorePart(useDraftStore(), (state) => beginningOf(state.blocks.find((each) => each.guid === guid)));

  function goThere() {
    selection.grab(guid);
    // Over a small page there is no room for both.
    if (matchMedia('(width < 48rem)').matches) selection.toggleOutline();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isMoving = (event.ctrlKey || event.metaKey) && event.shiftKey;
    if (isMoving && event.key === 'ArrowUp') acts.move(guid, 'up');
    else if (isMoving && event.key === 'ArrowDown') acts.move(guid, 'down');
    else if (event.key === 'Delete') acts.remove(guid);
    else if ((event.ctrlKey || event.metaKey) && event.key === 'd') void acts.duplicate(guid);
    else return;
    event.preventDefault();
  }

  return (
    <li className={styles.row} data-row={guid}>
      <button type="button" className={styles.block} aria-current={isSelected || undefined} onClick={goThere} onKeyDown={handleKeyDown}>
        <strong>{name}</strong>
        <BlockState block={block} />
        {words !== '' && <span className={styles.words}>{words}</span>}
      </button>
      <BlockMenu block={block} blocks={blocks} acts={acts} className={styles.icon} isReached label={name} />
    </li>
  );
}

/** Of a block that did not change it is known. */
const beginnings = new WeakMap<DraftBlock, string>();

function beginningOf(block: DraftBlock | undefined): string {
  if (!block || block.unreadable) return '';
  const known = beginnings.get(block);
  if (known !== undefined) return known;
  const text = findBlockType(block.type)?.plainText(block.content, block.language) ?? '';
  const beginning = (text.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 60);
  beginnings.set(block, beginning);
  return beginning;
}

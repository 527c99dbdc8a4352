import { useState } from 'react';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { useStorePart } from '#platform/web/use-store.ts';
import type { PlacedBlock } from '../../model/block-places.ts';
import { useDraftStore } from '../editing.ts';

export type PlacedBlocks = readonly (PlacedBlock & Pick<DraftBlock, 'unreadable'>)[];

/** The blocks as far as their places go, which stay the same while somebody types. */
export function usePlacedBlocks(): PlacedBlocks {
  const store = useDraftStore();
  const [read] = useState(createReader);
  return useStorePart(store, ({ blocks }) => read(blocks));
}

function createReader() {
  let last: PlacedBlocks = [];
  return (blocks: readonly DraftBlock[]) => {
    const isSame = blocks.length === last.length && blocks.every((block, index) => isSamePlace(block, last[index]));
    if (!isSame) {
      last = blocks.map(({ guid, type, layoutPosition, isHidden, languages, unreadable }) => {
        return { guid, type, layoutPosition, isHidden, languages, ...(unreadable && { unreadable }) };
      });
    }
    return last;
  };
}

function isSamePlace(block: DraftBlock, known: PlacedBlocks[number] | undefined): boolean {
  return (
    known !== undefined &&
    block.guid === known.guid &&
    block.layoutPosition === known.layoutPosition &&
    block.isHidden === known.isHidden &&
    block.languages === known.languages &&
    block.unreadable === known.unreadable
  );
}

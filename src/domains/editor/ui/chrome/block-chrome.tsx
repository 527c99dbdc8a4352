import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { chromeMessages } from '../../messages/chrome.ts';
import { neighbourOf } from '../../model/block-places.ts';
import { useDraftStore } from '../editing.ts';
import type { DraftStore } from '../store/draft-state.ts';
import { Dragging } from './dragging.tsx';
import { InsertDialog } from '../insert/insert-dialog.tsx';
import { Outline } from '../outline/outline.tsx';
import { useSelection, type Selection } from '../selection.ts';
import styles from './block-chrome.module.css';
import { BlockFrame } from './block-frame.tsx';
import { RegionEnds } from './region-ends.tsx';
import { blockOf, fieldAt, frameOf } from './page-elements.ts';
import { usePlacedBlocks, type PlacedBlocks } from './placed-blocks.ts';
import { useBlockClipboard } from './use-block-clipboard.ts';
import { useBlockActs } from './use-block-acts.ts';

/**
 * Over the page, which has none of it: the outline of the block in hand and of the one under the mouse, with their names and what can be
 * done with them.
 */
export function BlockChrome() {
  const t = useMessages(chromeMessages);
  const selection = useSelection();
  const store = useDraftStore();
  const blocks = usePlacedBlocks();
  const acts = useBlockActs();
  const selected = useStorePart(selection, ({ block }) => block);
  const hovered = useHovered();
  useBlockClipboard(acts);
  useSelecting(selection, store);
  useNextInHand(selection, blocks);
  const shown = blocks.filter(({ guid }) => guid === selected || guid === hovered);
  return (
    <>
      <section className={styles.layer} aria-label={t.layer} data-block-layer>
        <RegionEnds blocks={blocks} />
        <Dragging blocks={blocks} acts={acts} />
        {shown.map((block) => (
          <BlockFrame key={block.guid} block={block} blocks={blocks} isSelected={block.guid === selected} acts={acts} />
        ))}
      </section>
      <InsertDialog />
      <Outline />
    </>
  );
}

/** When the block in hand is gone, undone or taken away by others, who worked by keys goes on with the one beside it. */
function useNextInHand(selection: Selection, blocks: PlacedBlocks): void {
  const former = useRef(blocks);
  useLayoutEffect(() => {
    const isThere = ({ guid }: { guid: string }) => blocks.some((block) => block.guid === guid);
    const { block: selected } = selection.getSnapshot();
    const gone = former.current.find(({ guid }) => guid === selected);
    if (gone && !isThere(gone)) {
      const next = neighbourOf(
        former.current.filter((block) => block === gone || isThere(block)),
        gone.guid,
      );
      if (next !== null && document.activeElement === document.body) selection.grab(next);
      else selection.select(null);
    }
    former.current = blocks;
  }, [selection, blocks]);
}

/** Long enough to go from a block to its name, which stands above it. */
const patience = 200;

/** The block under the mouse. A finger has none. */
function useHovered(): string | null {
  const [hovered, setHovered] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function handleOver({ target, pointerType, buttons }: PointerEvent) {
      if (pointerType === 'touch' || buttons > 0 || !(target instanceof Element)) return;
      const guid = frameOf(target) ?? blockOf(target);
      clearTimeout(timer);
      if (guid) setHovered(guid);
      else timer = setTimeout(() => setHovered(null), patience);
    }
    document.addEventListener('pointerover', handleOver);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', handleOver);
    };
  }, []);
  return hovered;
}

/** A block is in hand when somebody is in one of its fields, or clicks on it; and no more when they click beside all of them. */
function useSelecting(selection: Selection, store: DraftStore): void {
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const guid = target instanceof Element && blockOf(target);
      // A dialog that closes gives the focus back to a block that it may have taken away.
      if (guid && store.getSnapshot().blocks.some((block) => block.guid === guid)) selection.select(guid);
    }
    function handleClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return;
      const guid = blockOf(target);
      const isActing = target.closest('button, input, summary, dialog, [popover]') !== null;
      // What is marked with the mouse stays marked.
      const isMarking = getSelection()?.isCollapsed === false;
      if (guid && !isActing && !isMarking && !fieldAt(target)) selection.grab(guid);
      else if (!guid && target.closest('main') && !target.closest('[data-editor-area]') && !isActing) selection.select(null);
    }
    /** Out of a field, to the block as a whole. */
    function handleKey(event: KeyboardEvent) {
      const { key, target, defaultPrevented, isComposing } = event;
      if (key !== 'Escape' || isComposing || !(target instanceof Element)) return;
      // The editor of running text prevents it always, and does nothing with it.
      if (defaultPrevented && !target.closest('.ProseMirror')) return;
      const guid = fieldAt(target) && blockOf(target);
      if (!guid) return;
      event.preventDefault();
      selection.grab(guid);
    }
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, [selection, store]);
}

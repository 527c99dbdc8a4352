import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { placeOf } from '../../model/block-places.ts';
import { useSelection } from '../selection.ts';
import { PlusIcon } from './plus-icon.tsx';
import styles from './block-chrome.module.css';
import { BlockMenu } from './block-menu.tsx';
import { BlockState } from './block-state.tsx';
import { boxOf, elementOf, firstFieldOf, focusBeside } from './page-elements.ts';
import { putAt } from './put-at.ts';
import type { PlacedBlocks } from './placed-blocks.ts';
import { useTypeName } from '../use-type-name.ts';
import type { BlockActs } from './use-block-acts.ts';

interface BlockFrameProps {
  block: PlacedBlocks[number];
  blocks: PlacedBlocks;
  /** In hand; the other one is under the mouse. */
  isSelected: boolean;
  acts: BlockActs;
}

/** The outline of a block, with its name. With the focus on it the block is in hand as a whole: its keys are those of the block. */
export function BlockFrame({ block, blocks, isSelected, acts }: BlockFrameProps) {
  const { guid, type } = block;
  const t = useMessages(chromeMessages);
  const selection = useSelection();
  const frame = useStandingOver(guid, blocks);
  const hintId = useId();
  const name = useTypeName()(type);
  const place = placeOf(blocks, guid);
  useGrabbed(frame, guid);
  const handleKeyDown = useBlockKeys(guid, frame, acts);
  if (!place) return null;

  return (
    <div
      ref={frame}
      role="group"
      className={styles.frame}
      data-frame={guid}
      data-selected={isSelected || undefined}
      data-last={place.number === place.count ? place.region : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What a block is as a whole has the focus, and keys for what can be done with it.
      tabIndex={isSelected ? 0 : -1}
      aria-label={t.block(name, place.number, place.count, t.regions[place.region])}
      aria-describedby={hintId}
      onKeyDown={handleKeyDown}
    >
      <VisuallyHidden>
        <span id={hintId}>{t.keys}</span>
      </VisuallyHidden>
      <BlockMenu block={block} blocks={blocks} acts={acts} className={styles.tab} isReached={isSelected}>
        {name}
        <BlockState block={block} />
      </BlockMenu>
      <button
        type="button"
        className={styles.add}
        data-add
        tabIndex={isSelected ? undefined : -1}
        aria-label={t.addAfter(name)}
        title={t.addAfter(name)}
        onClick={() => selection.insertAt({ layoutPosition: block.layoutPosition, after: guid })}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

/** Over its block, wherever that goes, without anything of the page knowing. */
export function useStandingOver(guid: string, blocks: PlacedBlocks): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    function follow() {
      if (frame.current) putAt(frame.current, boxOf(guid, blocks));
    }
    follow();
    // What stands above a block moves it without changing its size, and makes the page longer or shorter.
    const observer = new ResizeObserver(follow);
    for (let each: Element | null = elementOf(guid) ?? document.body; each; each = each.parentElement) observer.observe(each);
    return () => observer.disconnect();
  }, [guid, blocks]);
  return frame;
}

/** The focus comes here when somebody takes the block in hand as a whole. */
function useGrabbed(frame: RefObject<HTMLElement | null>, guid: string): void {
  const grabbed = useStorePart(useSelection(), (selected) => selected.grabbed);
  const isGrabbed = grabbed?.block === guid;
  useLayoutEffect(() => {
    if (isGrabbed) frame.current?.focus({ preventScroll: true });
  }, [frame, isGrabbed, grabbed]);
  useEffect(() => {
    if (isGrabbed) bringIntoSight(elementOf(guid) ?? frame.current);
  }, [frame, isGrabbed, grabbed, guid]);
}

/** As little as is needed, and of a long block its beginning. */
function bringIntoSight(element: HTMLElement | null): void {
  const box = element?.getBoundingClientRect();
  if (!box || (box.top >= 0 && box.bottom <= innerHeight)) return;
  const isLong = box.height > innerHeight / 2;
  if (isLong && box.top < innerHeight / 2 && box.bottom > innerHeight / 2) return;
  element?.scrollIntoView({ block: isLong ? 'start' : 'nearest' });
}

function useBlockKeys(guid: string, frame: RefObject<HTMLElement | null>, acts: BlockActs) {
  const t = useMessages(chromeMessages);
  const selection = useSelection();

  function release() {
    selection.select(null);
    document.querySelector('main')?.focus({ preventScroll: true });
    announce(t.released);
  }

  function goOnWithTab({ shiftKey, target }: KeyboardEvent): boolean {
    const isOnFrame = target === frame.current;
    if (shiftKey) return isOnFrame && focusBeside(guid, 'before');
    const buttons = [...(frame.current?.querySelectorAll('button:not([role])') ?? [])];
    return target === buttons.at(-1) && focusBeside(guid, 'after');
  }

  const onBlock: Record<string, () => void> = {
    ArrowUp: () => acts.step(guid, -1),
    ArrowDown: () => acts.step(guid, 1),
    Enter: () => firstFieldOf(guid)?.focus(),
    Delete: () => acts.remove(guid),
    Escape: release,
    'Shift F10': () => frame.current?.querySelector<HTMLElement>('[popovertarget]')?.click(),
    ContextMenu: () => frame.current?.querySelector<HTMLElement>('[popovertarget]')?.click(),
    'Control Shift ArrowUp': () => acts.move(guid, 'up'),
    'Control Shift ArrowDown': () => acts.move(guid, 'down'),
    'Control d': () => void acts.duplicate(guid),
  };

  return (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      if (goOnWithTab(event)) event.preventDefault();
      return;
    }
    const act = onBlock[chordOf(event)];
    // A button has keys of its own, but for those that leave it.
    if (!act || (event.target !== frame.current && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.target === frame.current) act();
    else frame.current?.focus();
  };
}

function chordOf({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent): string {
  const held = [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift'].filter(Boolean);
  return [...held, key.length === 1 ? key.toLowerCase() : key].join(' ');
}

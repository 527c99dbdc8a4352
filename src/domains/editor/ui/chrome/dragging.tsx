import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { operationTo, regionsOf } from '../../model/block-places.ts';
import { dropPlaceAt, type DropPlace, type SeenRegion } from '../../model/drop-place.ts';
import { useDraftStore } from '../editing.ts';
import styles from './block-chrome.module.css';
import { elementOf, endOfRegion, frameOf, type Box } from './page-elements.ts';
import type { PlacedBlocks } from './placed-blocks.ts';
import { putAt } from './put-at.ts';
import type { BlockActs } from './use-block-acts.ts';

/** What is dragged, and where it would come; nothing of the page moves before it is let go. */
interface Drag {
  guid: string;
  drop: DropPlace | null;
  region: Box | null;
}

/** By its handle a block is dragged with the mouse. Its menu does the same for who has none. */
export function Dragging({ blocks, acts }: { blocks: PlacedBlocks; acts: BlockActs }) {
  const drag = useDrag(blocks, acts);
  const line = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (line.current && drag?.drop) putAt(line.current, { ...drag.drop.line, height: 0 });
    if (region.current && drag) putAt(region.current, drag.region);
  }, [drag]);
  if (!drag?.drop) return null;
  return (
    <>
      <div ref={region} className={styles.target} />
      <div ref={line} className={styles.line} data-drop-line />
    </>
  );
}

/** Less than this is a click that trembled. */
const threshold = 5;
/** So near to the edge of the window the page scrolls along. */
const edge = 64;
const fastest = 18;

function useDrag(blocks: PlacedBlocks, acts: BlockActs): Drag | null {
  const t = useMessages(chromeMessages);
  const store = useDraftStore();
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef({ blocks, acts });
  useEffect(() => void (latest.current = { blocks, acts }), [blocks, acts]);

  useEffect(() => {
    let from: { guid: string; x: number; y: number } | null = null;
    let at = { x: 0, y: 0 };
    let current: Drag | null = null;
    let scrolling = 0;

    function look() {
      if (!from) return;
      const regions = seenRegions(regionsOf(store.getSnapshot().layout), latest.current.blocks);
      const drop = dropPlaceAt(at, regions);
      current = { guid: from.guid, drop, region: regions.find(({ region }) => region === drop?.region) ?? null };
      setDrag(current);
    }

    function scrollAlong() {
      const speed = at.y < edge ? at.y - edge : Math.max(0, at.y - innerHeight + edge);
      if (speed !== 0) {
        scrollBy(0, (speed / edge) * fastest);
        look();
      }
      scrolling = requestAnimationFrame(scrollAlong);
    }

    function begin(event: PointerEvent) {
      const { target, button, pointerType, clientX: x, clientY: y } = event;
      const handle = target instanceof Element ? target.closest('[data-handle]') : null;
      const guid = handle && frameOf(handle);
      // A finger scrolls; it has the menu.
      if (guid && button === 0 && pointerType !== 'touch') from = { guid, x, y };
    }

    function move({ clientX: x, clientY: y }: PointerEvent) {
      if (!from) return;
      at = { x, y };
      if (!current && Math.hypot(x - from.x, y - from.y) < threshold) return;
      if (!current) {
        scrolling = requestAnimationFrame(scrollAlong);
        // What lies under the pointer is neither marked nor followed meanwhile.
        getSelection()?.removeAllRanges();
      }
      look();
    }

    function end() {
      cancelAnimationFrame(scrolling);
      from = null;
      current = null;
      setDrag(null);
    }

    function letGo(event: PointerEvent) {
      const done = current;
      end();
      if (!done) return;
      event.preventDefault();
      // The click that follows belongs to the drag: it opens no menu.
      document.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
      const { acts: does, blocks: all } = latest.current;
      const operation = done.drop && operationTo(all, done.guid, done.drop);
      if (operation) does.place(done.guid, operation);
    }

    function cancel(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !current) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      announce(t.dragCancelled);
    }

    const stayUnmarked = (event: Event) => from && event.preventDefault();
    document.addEventListener('pointerdown', begin);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', letGo);
    document.addEventListener('pointercancel', end);
    document.addEventListener('selectstart', stayUnmarked);
    document.addEventListener('dragstart', stayUnmarked);
    document.addEventListener('keydown', cancel, { capture: true });
    return () => {
      end();
      document.removeEventListener('pointerdown', begin);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', letGo);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('selectstart', stayUnmarked);
      document.removeEventListener('dragstart', stayUnmarked);
      document.removeEventListener('keydown', cancel, { capture: true });
    };
  }, [store, t]);
  return drag;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** An empty region is as high as is easily met. */
const emptyHeight = 96;

function seenRegions(regions: readonly SeenRegion['region'][], blocks: PlacedBlocks): SeenRegion[] {
  const bottom = document.querySelector("main [data-region='main']")?.getBoundingClientRect().bottom ?? 0;
  return regions.flatMap((region): SeenRegion[] => {
    const seen = blocks.flatMap(({ guid, layoutPosition }) => {
      const box = layoutPosition === region && elementOf(guid)?.getBoundingClientRect();
      return box ? [{ guid, top: box.top, left: box.left, width: box.width, height: box.height }] : [];
    });
    const [first, last] = [seen[0], seen.at(-1)];
    const box = first && last ? { ...first, height: last.top + last.height - first.top } : endOfRegion(region, blocks);
    if (!box) return [];
    // A column goes on beside the text, whatever stands in it.
    const beside = region.startsWith('side-') ? bottom - box.top : 0;
    const { top, left, width } = box;
    return [{ region, top, left, width, height: Math.max(box.height, beside, seen.length === 0 ? emptyHeight : 0), blocks: seen }];
  });
}

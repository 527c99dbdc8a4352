import { useLayoutEffect, useRef } from 'react';
import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { chromeMessages } from '../../messages/chrome.ts';
import { inRegion, regionsOf } from '../../model/block-places.ts';
import { useDraftStore } from '../editing.ts';
import { useSelection } from '../selection.ts';
import styles from './block-chrome.module.css';
import { endOfRegion } from './page-elements.ts';
import type { PlacedBlocks } from './placed-blocks.ts';
import { PlusIcon } from './plus-icon.tsx';
import { putAt } from './put-at.ts';

/** At the end of every region of the page: where the next block can come. An empty region has nothing to see until the keys are there. */
export function RegionEnds({ blocks }: { blocks: PlacedBlocks }) {
  const layout = useStorePart(useDraftStore(), (state) => state.layout);
  return regionsOf(layout).map((region) => <RegionEnd key={region} region={region} blocks={blocks} />);
}

function RegionEnd({ region, blocks }: { region: LayoutPosition; blocks: PlacedBlocks }) {
  const t = useMessages(chromeMessages);
  const selection = useSelection();
  const own = inRegion(blocks, region);
  const end = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = () => end.current && putAt(end.current, endOfRegion(region, blocks));
    follow();
    const observer = new ResizeObserver(follow);
    const article = document.querySelector('main [data-layout], main');
    for (let each: Element | null = article; each; each = each.parentElement) observer.observe(each);
    return () => observer.disconnect();
  }, [region, blocks]);
  return (
    <div ref={end} className={styles.end} data-region-end={region} data-empty={own.length === 0 || undefined}>
      <button
        type="button"
        className={styles.add}
        aria-label={t.addAtEnd(t.regions[region])}
        title={t.addAtEnd(t.regions[region])}
        onClick={() => selection.insertAt({ layoutPosition: region, after: own.at(-1)?.guid ?? null })}
      >
        <PlusIcon />
        <span>{t.regions[region]}</span>
      </button>
    </div>
  );
}

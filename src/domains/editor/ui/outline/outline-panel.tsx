import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LayoutPosition } from '#domains/blocks/model/building-block.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { inRegion, regionsOf } from '../../model/block-places.ts';
import { usePlacedBlocks } from '../chrome/placed-blocks.ts';
import { PlusIcon } from '../chrome/plus-icon.tsx';
import { useBlockActs } from '../chrome/use-block-acts.ts';
import { useDraftStore } from '../editing.ts';
import { useSelection } from '../selection.ts';
import styles from './outline.module.css';
import { OutlineRow } from './outline-row.tsx';

/** All that the page is made of, region by region, also what readers do not get. */
export function OutlinePanel() {
  const t = useMessages(chromeMessages);
  const titleId = useId();
  const selection = useSelection();
  const layout = useStorePart(useDraftStore(), (state) => state.layout);
  const blocks = usePlacedBlocks();
  const { panel, acts } = useRowFocus();

  function close() {
    selection.toggleOutline();
    document.querySelector<HTMLElement>('[data-outline-toggle]')?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
    else if (!walk(event, panel.current)) return;
    event.preventDefault();
  }

  function addTo(region: LayoutPosition) {
    selection.insertAt({ layoutPosition: region, after: inRegion(blocks, region).at(-1)?.guid ?? null });
  }

  return (
    <aside ref={panel} className={styles.panel} data-editor-area aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      <header className={styles.head}>
        <h2 id={titleId} tabIndex={-1}>
          {t.outline.title}
        </h2>
        <button type="button" className={styles.icon} aria-label={t.outline.close} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <div className={styles.regions}>
        {regionsOf(layout).map((region) => (
          <section key={region} aria-label={t.regions[region]}>
            <div className={styles.region}>
              <h3>{t.regions[region]}</h3>
              <button type="button" className={styles.icon} aria-label={t.outline.addTo(t.regions[region])} onClick={() => addTo(region)}>
                <PlusIcon />
              </button>
            </div>
            {inRegion(blocks, region).length === 0 ? (
              <p className={styles.empty}>{t.outline.empty}</p>
            ) : (
              <ol className={styles.rows}>
                {inRegion(blocks, region).map((block) => (
                  <OutlineRow key={block.guid} block={block} blocks={blocks} acts={acts} />
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </aside>
  );
}

/** What is done from a row leaves the focus in the row of its block, wherever that is then. */
function useRowFocus() {
  const selection = useSelection();
  const panel = useRef<HTMLElement>(null);
  const [held, setHeld] = useState<{ guid: string } | null>(null);
  const acts = useBlockActs((guid) => {
    selection.select(guid);
    setHeld({ guid });
  });
  useLayoutEffect(() => {
    panel.current?.querySelector<HTMLElement>('h2')?.focus();
  }, []);
  useLayoutEffect(() => {
    if (held) panel.current?.querySelector<HTMLElement>(`[data-row='${held.guid}'] button`)?.focus();
  }, [held]);
  return { panel, acts };
}

/** Up and down along the rows; the buttons beside them are for Tab. */
function walk({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, panel: HTMLElement | null): boolean {
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element) || target.closest('[role=menu]')) return false;
  const rows = [...(panel?.querySelectorAll<HTMLElement>('[data-row] > button:first-child') ?? [])];
  const at = rows.findIndex((row) => row.parentElement?.contains(target));
  const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: rows.length - 1 }[key];
  if (next === undefined) return false;
  rows[Math.min(next, rows.length - 1)]?.focus();
  return true;
}

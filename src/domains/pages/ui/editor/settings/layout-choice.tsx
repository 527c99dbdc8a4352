import { useId, useRef, useState } from 'react';
import { useDraftStore } from '#domains/editor/ui/index.ts';
import type { Layout } from '#domains/blocks/model/building-block.ts';
import { layouts } from '#domains/blocks/model/layout.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import { movesTo } from '../../../model/layout-change.ts';
import styles from './page-settings.module.css';
import { SettingGroup } from './setting-group.tsx';

/** Which columns the page has. What goes where is said before it is done. */
export function LayoutChoice() {
  const t = useMessages(pageSettingMessages);
  const store = useDraftStore();
  const layout = useStorePart(store, (state) => state.layout);
  const name = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState<Layout | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const chosen = wanted ?? layout;

  function choose(next: Layout) {
    setIsUsed(false);
    setWanted(next === layout ? null : next);
  }

  function use(next: Layout) {
    // The button goes with what it was for.
    choices.current?.querySelector<HTMLElement>('input:checked')?.focus();
    store.run({ operations: [{ op: 'layout', layout: next }] });
    setWanted(null);
    setIsUsed(true);
  }

  return (
    <SettingGroup title={t.layout}>
      <fieldset ref={choices} className={styles.layouts} aria-label={t.layout}>
        {layouts.map((each) => (
          <label key={each} className={styles.layout}>
            <input type="radio" name={name} value={each} checked={each === chosen} onChange={() => choose(each)} />
            <LayoutDrawing layout={each} />
            {t.layouts[each]}
          </label>
        ))}
      </fieldset>
      <div role="status" className={styles.note}>
        {wanted !== null && <Consequences layout={wanted} />}
        {isUsed && wanted === null && <p>{t.layoutUsed}</p>}
      </div>
      {wanted !== null && (
        <p>
          <Button onClick={() => use(wanted)}>{t.useLayout}</Button>
        </p>
      )}
    </SettingGroup>
  );
}

function Consequences({ layout }: { layout: Layout }) {
  const t = useMessages(pageSettingMessages);
  const moves = movesTo(
    layout,
    useStorePart(useDraftStore(), ({ blocks }) => blocks),
  );
  if (moves.length === 0) return <p>{t.nothingMoves}</p>;
  return (
    <>
      {moves.map(({ from, to, count }) => (
        <p key={from}>{t.move(count, from, to)}</p>
      ))}
      <p>{t.nothingLost}</p>
    </>
  );
}

/** Columns as they stand between the rows at the top and the bottom: where each begins, and how wide it is. */
const columns: Record<Layout, readonly (readonly [from: number, width: number])[]> = {
  '100': [[4, 56]],
  '25-75': [
    [4, 13],
    [20, 40],
  ],
  '75-25': [
    [4, 40],
    [47, 13],
  ],
  '25-50-25': [
    [4, 13],
    [20, 24],
    [47, 13],
  ],
};

function LayoutDrawing({ layout }: { layout: Layout }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 44" aria-hidden="true" focusable="false">
      <rect x="4" y="4" width="56" height="6" rx="1" />
      {columns[layout].map(([from, width]) => (
        <rect key={from} x={from} y="13" width={width} height="18" rx="1" data-column={width > 20 ? 'main' : 'side'} />
      ))}
      <rect x="4" y="34" width="56" height="6" rx="1" />
    </svg>
  );
}

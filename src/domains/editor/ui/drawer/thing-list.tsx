import { useId, useRef, useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { cellControls, type Control, type ListControls } from '../../model/block-controls.ts';
import { parentOf, siblingsOf, thingsIn, type Thing } from '../../model/thing-steps.ts';
import { wordsOfThings } from './control-words.ts';
import { Controls } from './controls.tsx';
import { useBlockPart } from './place.ts';
import styles from './thing-list.module.css';
import { ThingRow } from './thing-row.tsx';
import { useDragging } from './use-dragging.ts';
import { useThings } from './use-things.ts';

interface ThingListProps {
  type: string;
  guid: string;
  controls: ListControls;
}

/** The cards, rows or questions of a block, in their order. */
export function ThingList({ type, guid, controls }: ThingListProps) {
  const t = useMessages(drawerMessages);
  const { list, maximum } = controls;
  const options = useBlockPart(guid, (block) => block.options) ?? nothing;
  const all = thingsIn(options, list);
  const acts = useThings(guid, controls);
  const { drag, handlersOf } = useDragging(move);
  const [open, setOpen] = useState<string | null>(null);
  const frame = useRef<HTMLElement>(null);
  const headingId = useId();
  const words = wordsOfThings(t, type, list);
  const shown: readonly Control[] = controls.firstWords === 'byColumn' ? cellControls(options) : controls.content;
  const isFull = all.length >= maximum;

  /** Once the list is as it is now. */
  function focusOn(selector: string) {
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>(selector)?.focus());
  }
  const focusOnMenu = (item: string) => focusOn(`[data-thing='${item}'] [data-row-menu]`);

  function add() {
    const item = acts.add(null);
    setOpen(item ?? null);
    focusOn(`[data-thing='${item}'] [data-thing-details] :is(input, textarea, button)`);
  }

  function copy(item: string) {
    focusOnMenu(acts.copy(item) ?? item);
  }

  function move(item: string, place: number) {
    acts.move(item, place);
    focusOnMenu(item);
  }

  function remove(item: string) {
    const siblings = siblingsOf(all, item);
    const at = siblings.findIndex((thing) => thing.guid === item);
    const neighbour = siblings[at + 1] ?? siblings[at - 1];
    acts.remove(item);
    if (neighbour) focusOnMenu(neighbour.guid);
    else focusOn('[data-add-thing]');
  }

  const rowsIn = (parent: string | null) => all.filter((thing) => parentOf(thing) === parent);

  const showRows = (rows: readonly Thing[]) => (
    <ol className={styles.rows}>
      {rows.map((thing, place) => (
        <ThingRow
          key={thing.guid}
          place={{ block: guid, list, item: thing.guid }}
          at={place}
          count={rows.length}
          drop={dropBeside(rows, thing.guid)}
          isOpen={open === thing.guid}
          isFull={isFull}
          handle={handlersOf(thing.guid)}
          onToggle={() => setOpen(open === thing.guid ? null : thing.guid)}
          onMove={(to) => move(thing.guid, to)}
          onCopy={() => copy(thing.guid)}
          onRemove={() => remove(thing.guid)}
          nested={rowsIn(thing.guid).length > 0 ? showRows(rowsIn(thing.guid)) : null}
        >
          <Controls type={type} place={{ block: guid, list, item: thing.guid }} controls={[...shown, ...controls.looks]} />
        </ThingRow>
      ))}
    </ol>
  );

  /** Where the one that is dragged would come, among those beside it. */
  function dropBeside(rows: readonly Thing[], guidOfRow: string): 'before' | 'behind' | undefined {
    if (!drag || !rows.some((thing) => thing.guid === drag.item)) return undefined;
    const others = rows.filter((thing) => thing.guid !== drag.item);
    if (others[drag.place]?.guid === guidOfRow) return 'before';
    return drag.place === others.length && others.at(-1)?.guid === guidOfRow ? 'behind' : undefined;
  }

  return (
    <section ref={frame} className={styles.list} aria-labelledby={headingId}>
      <h3 id={headingId}>{words?.all}</h3>
      {all.length > 1 && <p className={styles.help}>{t.howToMove}</p>}
      {showRows(rowsIn(null))}
      {isFull ? (
        <p className={styles.help}>{t.noMore}</p>
      ) : (
        <Button data-add-thing onClick={add}>
          {words?.add}
        </Button>
      )}
    </section>
  );
}

const nothing = {};

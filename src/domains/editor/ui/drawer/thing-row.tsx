import { useId, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { RowMenu } from '#ui/actions/action-menu.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import { useBlockPart } from './place.ts';
import styles from './thing-list.module.css';
import { titleOfThing } from './title-of-thing.ts';

interface ThingRowProps {
  place: { block: string; list: 'items' | 'columns'; item: string };
  /** Among those beside it. */
  at: number;
  count: number;
  drop: 'before' | 'behind' | undefined;
  isOpen: boolean;
  /** There is no room for another. */
  isFull: boolean;
  handle: HTMLAttributes<HTMLElement>;
  onToggle(): void;
  onMove(place: number): void;
  onCopy(): void;
  onRemove(): void;
  nested: ReactNode;
  /** What can be set of it. */
  children: ReactNode;
}

/** One of the things in a list, which unfolds. */
export function ThingRow(props: ThingRowProps) {
  const { place, at, count, drop, isOpen, isFull, handle, onToggle, onMove, onCopy, onRemove, nested, children } = props;
  const t = useMessages(drawerMessages);
  const texts = useMessages(editorMessages);
  const detailsId = useId();
  const title = useBlockPart(place.block, (block) => titleOfThing({ t, texts, block, list: place.list, item: place.item })) ?? '';
  const last = count - 1;
  const acts = [
    at > 0 && { key: 'up', name: t.moveUp, onAct: () => onMove(at - 1) },
    at < last && { key: 'down', name: t.moveDown, onAct: () => onMove(at + 1) },
    at > 1 && { key: 'start', name: t.moveToStart, onAct: () => onMove(0) },
    at < last - 1 && { key: 'end', name: t.moveToEnd, onAct: () => onMove(last) },
    !isFull && { key: 'copy', name: t.duplicate, onAct: onCopy },
    { key: 'remove', name: t.remove, onAct: onRemove },
  ].flatMap((act) => act || []);

  function moveByKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || !event.shiftKey) return;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to >= 0 && to <= last) onMove(to);
  }

  return (
    <li data-thing={place.item} data-drop={drop}>
      <div className={styles.head} data-thing-head role="presentation" onKeyDown={moveByKey}>
        {/* By keys the menu does the same. */}
        <span className={styles.handle} aria-hidden {...handle} />
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          <span>{title}</span>
          <ChevronDownIcon />
        </button>
        <RowMenu name={t.actsOf(title)} acts={acts} />
      </div>
      {isOpen && (
        <div id={detailsId} className={styles.details} data-thing-details>
          {children}
        </div>
      )}
      {nested}
    </li>
  );
}

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { languages } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Key } from '#ui/text/key.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { operationOf, regionsOf } from '../../model/block-places.ts';
import { useDraftStore } from '../editing.ts';
import { useSelection } from '../selection.ts';
import styles from './block-menu.module.css';
import type { PlacedBlocks } from './placed-blocks.ts';
import { useTypeName } from '../use-type-name.ts';
import { useClipboardActs } from './use-clipboard-acts.ts';
import type { BlockActs } from './use-block-acts.ts';

interface BlockMenuProps {
  block: PlacedBlocks[number];
  blocks: PlacedBlocks;
  acts: BlockActs;
  className?: string | undefined;
  /** In place of words on its button. */
  label?: string;
  /** Tab leads to it. */
  isReached: boolean;
  /** What stands on its button. */
  children?: ReactNode;
}

interface Entry {
  name: string;
  keys?: string;
  /** There is nothing to do: it stands there already. */
  isOff?: boolean;
  onAct(): void;
}

/** Everything that can be done with a block as a whole, so that nothing needs a mouse. */
export function BlockMenu({ block, blocks, acts, className, label = '', isReached, children }: BlockMenuProps) {
  const t = useMessages(chromeMessages);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const name = useTypeName()(block.type);
  const groups = useEntries(block, blocks, acts);

  function handleKeyDown(event: KeyboardEvent) {
    // What is meant for the menu does nothing with its block.
    event.stopPropagation();
    const items = itemsIn(menu.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: (at + 1) % items.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    const found = next === undefined ? itemByLetter(items, at, event.key) : items.at(next);
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (!found) return;
    event.preventDefault();
    found.focus();
  }

  function act({ isOff, onAct }: Entry) {
    if (isOff) return;
    // First: closing gives the focus back to the button.
    menu.current?.hidePopover();
    onAct();
  }

  return (
    <>
      <button type="button" className={className} data-handle aria-haspopup="menu" popoverTarget={id} tabIndex={isReached ? undefined : -1}>
        <HandleIcon />
        {children}
        <VisuallyHidden>
          {label} {t.actsOf}
        </VisuallyHidden>
      </button>
      <div
        ref={menu}
        id={id}
        role="menu"
        popover="auto"
        aria-label={t.acts(name)}
        className={styles.menu}
        tabIndex={-1}
        onKeyDown={handleKeyDown}
        onToggle={({ newState }) => {
          if (newState === 'open') itemsIn(menu.current)[0]?.focus();
        }}
      >
        {groups.map((entries) => (
          <div key={entries[0]?.name} role="group" className={styles.group}>
            {entries.map((entry) => (
              <button
                key={entry.name}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-disabled={entry.isOff || undefined}
                onClick={() => act(entry)}
              >
                {entry.name}
                {entry.keys && <Key>{entry.keys}</Key>}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function useEntries(block: PlacedBlocks[number], blocks: PlacedBlocks, acts: BlockActs): Entry[][] {
  const { guid, isHidden, languages: only, layoutPosition } = block;
  const t = useMessages(chromeMessages).menu;
  const layout = useStorePart(useDraftStore(), (state) => state.layout);
  const selection = useSelection();
  const clipboard = useClipboardActs(acts);
  const moves = (['up', 'down', 'start', 'end'] as const).map((move): Entry => {
    const keys = { up: 'Ctrl+Shift+↑', down: 'Ctrl+Shift+↓', start: '', end: '' }[move];
    return { name: t[move], keys, isOff: !operationOf(blocks, guid, move), onAct: () => acts.move(guid, move) };
  });
  const elsewhere = regionsOf(layout)
    .filter((region) => region !== layoutPosition)
    .map((region): Entry => ({ name: t.toRegion[region], onAct: () => acts.move(guid, region) }));
  const limits = languages
    .filter((language) => only?.[0] !== language)
    .map((language): Entry => ({ name: t.onlyIn[language], onAct: () => acts.limit(guid, language) }));
  const inBoth: Entry[] = only ? [{ name: t.inBoth, onAct: () => acts.limit(guid, null) }] : [];
  const openSettings = () => {
    selection.select(guid);
    selection.open('block');
  };
  return [
    [{ name: t.settings, onAct: openSettings }],
    moves,
    elsewhere,
    [
      { name: t.duplicate, keys: 'Ctrl+D', onAct: () => void acts.duplicate(guid) },
      { name: t.copy, keys: 'Ctrl+C', onAct: () => clipboard.copyByMenu(guid, false) },
      { name: t.cut, keys: 'Ctrl+X', onAct: () => clipboard.copyByMenu(guid, true) },
      { name: t.paste, keys: 'Ctrl+V', onAct: () => void clipboard.pasteByMenu(guid) },
    ],
    [{ name: isHidden ? t.show : t.hide, onAct: () => acts.hide(guid, !isHidden) }, ...limits, ...inBoth],
    [{ name: t.remove, keys: 'Del', onAct: () => acts.remove(guid) }],
  ].filter((entries) => entries.length > 0);
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The next one that begins with it. */
function itemByLetter(items: readonly HTMLElement[], at: number, letter: string): HTMLElement | undefined {
  if (letter.length !== 1 || letter === ' ') return undefined;
  return [...items.slice(at + 1), ...items].find((item) => item.textContent.toLowerCase().startsWith(letter.toLowerCase()));
}

function HandleIcon() {
  return (
    <Icon>
      <path d="M7.5 4.5v.1M12.5 4.5v.1M7.5 10v.1M12.5 10v.1M7.5 15.5v.1M12.5 15.5v.1" strokeWidth="2.6" />
    </Icon>
  );
}

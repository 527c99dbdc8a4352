import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { MoreIcon } from '../icons/admin-icons.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './action-menu.module.css';
import { Button } from './button.tsx';

export interface Act {
  key: string;
  name: string;
  /** What comes of it, in a line. */
  note?: string;
  onAct(): void;
}

/** Leads somewhere, as any link does: also to another tab. */
export interface Lead {
  key: string;
  name: string;
  href: string;
}

interface ActionMenuProps {
  name: string;
  acts: readonly (Act | Lead)[];
}

/** What can be done with the thing beside it. */
export function ActionMenu(props: ActionMenuProps) {
  return (
    <Menu {...props}>
      {(button) => (
        <Button {...button}>
          {props.name} <ChevronDownIcon />
        </Button>
      )}
    </Menu>
  );
}

interface RowMenuProps extends ActionMenuProps {
  /** What the acts have in common; dots where that is nothing but the row. */
  icon?: ReactNode;
}

/** The same at the end of a row of a list, where words of its own would stand in every row. */
export function RowMenu({ icon = <MoreIcon />, ...props }: RowMenuProps) {
  return (
    <Menu {...props}>
      {(button) => (
        <button type="button" {...button} className={styles.more} data-row-menu>
          {icon}
          <VisuallyHidden>{props.name}</VisuallyHidden>
        </button>
      )}
    </Menu>
  );
}

interface MenuButton {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick(): void;
}

/** The focus is back at its button before something is done, so that a dialog gives it back there. */
function Menu({ name, acts, children }: ActionMenuProps & { children: (button: MenuButton) => ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClosing(frame, isOpen, () => setIsOpen(false));
  useEffect(() => {
    if (!isOpen) return;
    itemsIn(frame.current)[0]?.focus();
    // All of it: on a telephone a bar lies over the end of the window.
    frame.current?.querySelector('[role=menu]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);

  function close() {
    button.current?.focus();
    setIsOpen(false);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const items = itemsIn(frame.current);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (next !== undefined) items.at(next % items.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={frame} className={styles.frame}>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <div id={id} role="menu" aria-label={name} tabIndex={-1} className={styles.menu} onKeyDown={handleKeyDown}>
          {acts.map((act) => (
            <MenuItem key={act.key} act={act} onClose={close} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuItem({ act, onClose }: { act: Act | Lead; onClose(): void }) {
  if ('href' in act) {
    return (
      <a href={act.href} role="menuitem" tabIndex={-1}>
        {act.name}
      </a>
    );
  }
  const { name, note, onAct } = act;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        onClose();
        onAct();
      }}
    >
      {name}
      {note === undefined ? null : <small>{note}</small>}
    </button>
  );
}

function itemsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** By a click beside it, and when the focus goes elsewhere. */
function useClosing(frame: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    function handle({ target }: Event) {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    }
    if (!isOpen) return;
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  });
}

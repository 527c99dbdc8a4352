import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { IconName } from './tool-icons.tsx';
import { ToolButton } from './tool-button.tsx';
import styles from './text-toolbar.module.css';

export interface ToolChoice {
  name: string;
  isChosen?: boolean;
  isDisabled?: boolean;
  run(): void;
}

interface ToolMenuProps {
  name: string;
  icon: IconName;
  isOn: boolean;
  choices: readonly ToolChoice[];
  /** Something was chosen: the keys go on there. */
  onDone(): void;
}

/** A button of the toolbar with more than one answer. */
export function ToolMenu({ name, icon, isOn, choices, onDone }: ToolMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !menu.current || !button.current) return;
    openWhereItFits(menu.current, button.current);
    (menu.current.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsIn(menu.current)[0])?.focus();
  }, [isOpen]);

  function close() {
    button.current?.focus();
    setIsOpen(false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const items = itemsIn(event.currentTarget);
    const at = items.findIndex((each) => each === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) items.at(next % items.length)?.focus();
    else if (event.key === 'Escape') close();
    // Tab leads out of the menu, to the button that it is of.
    else if (event.key === 'Tab') return close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      ref={frame}
      className={styles.menuFrame}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setIsOpen(false)}
    >
      <ToolButton ref={button} name={name} icon={icon} isOn={isOn} menu={{ isOpen }} onPress={() => setIsOpen(!isOpen)} />
      {isOpen && (
        <div ref={menu} role="menu" aria-label={name} tabIndex={-1} className={styles.menu} onKeyDown={handleKeyDown}>
          {choices.map(({ name: words, isChosen, isDisabled = false, run }) => (
            <button
              key={words}
              type="button"
              role={isChosen === undefined ? 'menuitem' : 'menuitemcheckbox'}
              aria-checked={isChosen}
              aria-disabled={isDisabled || undefined}
              tabIndex={-1}
              onClick={() => {
                if (isDisabled) return;
                setIsOpen(false);
                run();
                onDone();
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function itemsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('button')];
}

/** Below its button, or above it where there is more room; never beyond the window. */
function openWhereItFits(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left } = button.getBoundingClientRect();
  const view = window.visualViewport;
  const [viewTop, viewHeight] = [view?.offsetTop ?? 0, view?.height ?? innerHeight];
  const [above, below] = [top - viewTop, viewTop + viewHeight - bottom];
  const gap = 8;
  const height = Math.min(menu.scrollHeight + 2, Math.max(above, below) - 2 * gap);
  menu.style.setProperty('max-block-size', `${height}px`);
  menu.style.setProperty('top', `${below >= height + gap || below >= above ? bottom + gap : top - gap - height}px`);
  menu.style.setProperty('left', `${Math.max(gap, Math.min(left, innerWidth - menu.offsetWidth - gap))}px`);
}

import { useEffect, useId, useState, type KeyboardEvent } from 'react';

interface ActiveOptionProps {
  /** The options in the order in which they are shown. */
  keys: readonly string[];
  isOpen?: boolean;
  /** Enter, on the option that is shown as the active one. */
  onAct: (key: string) => void;
}

/**
 * A field with a list below it. Focus stays in the field; the arrows say which option is the active one, Enter acts on that one. The first
 * is active until the arrows say otherwise, and one that the arrows came to stays it when others come before it.
 */
export function useActiveOption({ keys, isOpen = true, onAct }: ActiveOptionProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<string>();
  const isShown = isOpen && keys.length > 0;
  const active = chosen !== undefined && keys.includes(chosen) ? chosen : keys[0];
  const idOf = (key: string) => `${listId}-${key}`;
  const activeId = isShown && active !== undefined ? idOf(active) : undefined;

  useEffect(() => {
    if (chosen !== undefined && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, activeId]);

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isShown || active === undefined) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChosen(keys.at((keys.indexOf(active) + step) % keys.length));
    else if (event.key === 'Enter') onAct(active);
    else return;
    event.preventDefault();
  }

  return {
    idOf,
    handleKeyDown,
    /** What Enter acts on. */
    active: isShown ? active : undefined,
    /** The pointer says which one is the active one, as the arrows do. */
    pointAt: setChosen,
    /** Something else was typed: what is found then begins at its first. */
    beginAgain: () => setChosen(undefined),
    /** The roles of list and options stand in the markup, where they are seen. */
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
    },
    list: { id: listId, hidden: !isShown },
    option: (key: string) => ({ id: idOf(key), 'aria-selected': isShown && key === active }),
  } as const;
}

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; name: string; content: ReactNode }[];
  open: Key;
  onOpen(key: Key): void;
}

/** One of a few parts at a time. Arrows go from one to the next, which opens with that. */
export function Tabs<Key extends string>({ label, tabs, open, onOpen }: TabsProps<Key>) {
  const id = useId();
  const at = tabs.findIndex(({ key }) => key === open);

  function goByKey(event: KeyboardEvent<HTMLElement>) {
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onOpen(tab.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab='${tab.key}']`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={goByKey} tabIndex={-1}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-tab={key}
            aria-selected={key === open}
            aria-controls={`${id}-panel`}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} className={styles.panel}>
        {tabs[at]?.content}
      </div>
    </>
  );
}

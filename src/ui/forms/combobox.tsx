import { useId, useState, type KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import control from './control.module.css';
import styles from './combobox.module.css';

export interface Option {
  value: string;
  label: string;
  note: string;
}

interface ComboboxProps {
  label: string;
  description?: string;
  /** What is typed; the owner looks it up. */
  typed: string;
  onType: (typed: string) => void;
  found: readonly Option[];
  /** How many there are, or that there are none; empty while nothing was sought. */
  status: string;
  onChoose: (chosen: Option) => void;
}

/** Type, walk through what was found with the arrows, take one with Enter. */
export function Combobox({ label, description, typed, onType, found, status, onChoose }: ComboboxProps) {
  const listId = useId();
  const [at, setAt] = useState(0);
  const [isShut, setIsShut] = useState(false);
  const isOpen = !isShut && found.length > 0;
  const active = Math.min(at, found.length - 1);
  const idOf = (index: number) => `${listId}-${index}`;

  function choose(chosen: Option | undefined) {
    if (!chosen) return;
    setAt(0);
    onChoose(chosen);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      setIsShut(false);
      setAt(isOpen ? (active + step + found.length) % found.length : 0);
    } else if (event.key === 'Enter') {
      if (isOpen) choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      setIsShut(true);
      // The first Escape shuts the list, the next one what it stands in.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles.combobox}>
      <Field label={label} description={description} isOptional={false}>
        {(attributes) => (
          <input
            {...attributes}
            required={false}
            type="text"
            role="combobox"
            className={control['control']}
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen ? idOf(active) : undefined}
            value={typed}
            onChange={(event) => {
              setAt(0);
              setIsShut(false);
              onType(event.target.value);
            }}
            onBlur={() => setIsShut(true)}
            onFocus={() => setIsShut(false)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
      <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={!isOpen}>
        {found.map((each, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above it has the keys
          <div
            key={each.value}
            id={idOf(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses focus, which would take the list away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(each)}
          >
            {each.label} <small>{each.note}</small>
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}

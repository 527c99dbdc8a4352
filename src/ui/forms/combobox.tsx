import { useState, type KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import { useActiveOption } from './use-active-option.ts';
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
  const [isShut, setIsShut] = useState(false);
  const isOpen = !isShut && found.length > 0;
  const options = useActiveOption({ keys: found.map(({ value }) => value), isOpen, onAct: choose });

  function choose(value: string) {
    const chosen = found.find((each) => each.value === value);
    if (!chosen) return;
    options.beginAgain();
    onChoose(chosen);
  }

  function openAgain() {
    options.beginAgain();
    setIsShut(false);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isOpen && event.key !== 'Escape') return options.handleKeyDown(event);
    if (isOpen) {
      setIsShut(true);
      // The first Escape shuts the list, the next one what it stands in.
      event.stopPropagation();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) openAgain();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <div className={styles.combobox}>
      <Field label={label} description={description} isOptional={false}>
        {(attributes) => (
          <input
            {...attributes}
            required={false}
            {...options.field}
            type="text"
            className={control['control']}
            value={typed}
            onChange={(event) => {
              openAgain();
              onType(event.target.value);
            }}
            onBlur={() => setIsShut(true)}
            onFocus={() => setIsShut(false)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
      <div {...options.list} role="listbox" aria-label={label} className={styles.list}>
        {found.map((each) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above it has the keys
          <div
            key={each.value}
            {...options.option(each.value)}
            role="option"
            tabIndex={-1}
            // Before the field loses focus, which would take the list away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(each.value)}
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

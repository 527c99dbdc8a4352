import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { withoutHiddenCharacters } from '#platform/shared/text.ts';
import { TextField } from '../forms/text-field.tsx';

/** How long the typing has to pause before it is taken for a question. */
const pause = 300;

/** As much as a list can be asked for. */
const mostCharacters = 100;

/** What an address asks for. What stands there may be anything. */
export function soughtIn(text: string | undefined): string {
  return withoutHiddenCharacters(text ?? '')
    .slice(0, mostCharacters)
    .trim();
}

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (sought: string) => void;
}

/** What is typed counts when the typing pauses, or at once with Enter. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(words: string, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(words.trim()), delay);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value);
    search(event.target.value, pause);
  }

  return (
    <TextField
      label={label}
      type="search"
      placeholder={label}
      autoComplete="off"
      required={false}
      maxLength={mostCharacters}
      value={typed}
      onChange={handleChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(typed, 0);
      }}
    />
  );
}

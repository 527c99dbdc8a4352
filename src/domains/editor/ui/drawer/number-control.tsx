import { useState } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Control } from '../../model/block-controls.ts';
import type { wordsOfOption } from './control-words.ts';
import { useOption, type Place } from './place.ts';

interface NumberControlProps {
  place: Place;
  control: Control<'number'>;
  words: ReturnType<typeof wordsOfOption>;
}

/** Out of its bounds it stays in the field, and the block as it was. */
export function NumberControl({ place, control, words: { label, help } }: NumberControlProps) {
  const [value, change] = useOption(place, control);
  const [typed, setTyped] = useState<string | null>(null);

  function take(text: string) {
    setTyped(text);
    const next = text === '' ? undefined : Number(text);
    if (control.schema.safeParse(next).success) change(next);
  }

  return (
    <TextField
      type="number"
      width="short"
      label={label}
      description={help}
      required={false}
      min={control.minimum}
      max={control.maximum}
      value={typed ?? (value === undefined ? '' : String(value))}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

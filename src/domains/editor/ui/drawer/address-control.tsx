import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import type { Control } from '../../model/block-controls.ts';
import type { wordsOfOption } from './control-words.ts';
import { useOption, type Place } from './place.ts';

interface AddressControlProps {
  place: Place;
  control: Control<'link'>;
  words: ReturnType<typeof wordsOfOption>;
}

/** The address of something elsewhere. What is half typed leads nowhere yet: it holds once the field is left, or with Enter. */
export function AddressControl({ place, control, words: { label, help } }: AddressControlProps) {
  const t = useMessages(drawerMessages);
  const [value, change] = useOption(place, control);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const href = (value as { href: string } | undefined)?.href ?? '';

  function take() {
    const next = (typed ?? href).trim();
    const code = next === '' ? null : problemOf(control, next);
    setProblem(code);
    if (code !== null) return;
    setTyped(null);
    if (next !== href) change(next === '' ? null : { href: next });
  }

  function takeOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') take();
  }

  const problems: Readonly<Record<string, string>> = t.linkProblems;
  return (
    <TextField
      label={label}
      description={help}
      error={problem === null ? undefined : (problems[problem] ?? t.linkProblems.other)}
      required={false}
      inputMode="url"
      autoCapitalize="off"
      spellCheck={false}
      value={typed ?? href}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={takeOnEnter}
    />
  );
}

/** Why it cannot lead there; null when it can. */
export function problemOf({ schema }: Pick<Control, 'schema'>, href: string): string | null {
  const [issue] = schema.safeParse({ href }).error?.issues ?? [];
  if (!issue) return null;
  const { code } = (issue as { params?: { code?: string } }).params ?? {};
  return code ?? 'other';
}

import type { ReactNode } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { Switch } from '#ui/forms/switch.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import type { Control } from '../../model/block-controls.ts';
import { ChoiceControl, ParentControl, SeveralControl } from './choice-control.tsx';
import { wordsOfOption } from './control-words.ts';
import { LinkControl } from './link-control.tsx';
import { NumberControl } from './number-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { useOption, type Place } from './place.ts';
import { LineControl, RunningTextControl } from './words-control.tsx';

interface ControlsProps {
  type: string;
  place: Place;
  controls: readonly Control[];
}

/** What is set of a block, or of one of the things in it. */
export function Controls({ type, place, controls }: ControlsProps) {
  const t = useMessages(drawerMessages);
  return controls.map((control) => {
    const { field } = control;
    const words = wordsOfOption(t, type, place.item === null ? field : `${place.list}.${field}`);
    return <OneControl key={`${control.kind} ${field}`} place={place} control={control} words={words} />;
  });
}

export interface ControlProps<C extends Control = Control> {
  place: Place;
  control: C;
  words: ReturnType<typeof wordsOfOption>;
}

function OneControl({ place, control, words }: ControlProps): ReactNode {
  switch (control.kind) {
    case 'line':
      return <LineControl place={place} control={control} />;
    case 'runningText':
      return <RunningTextControl place={place} control={control} />;
    case 'picture':
      return <PictureControl place={place} control={control} />;
    case 'link':
      return <LinkControl place={place} control={control} words={words} />;
    case 'choice':
      return <ChoiceControl place={place} control={control} words={words} />;
    case 'several':
      return <SeveralControl place={place} control={control} words={words} />;
    case 'parent':
      return <ParentControl place={place} control={control} words={words} />;
    case 'switch':
      return <SwitchControl place={place} control={control} words={words} />;
    case 'number':
      return <NumberControl place={place} control={control} words={words} />;
  }
}

function SwitchControl({ place, control, words }: ControlProps) {
  const [value, change] = useOption(place, control);
  return (
    <Switch
      label={words.label}
      description={words.help}
      checked={value === true}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}

import { useId } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { Select } from '#ui/forms/select.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import { editorMessages } from '../../messages/index.ts';
import type { Control } from '../../model/block-controls.ts';
import { parentOf, thingsIn } from '../../model/thing-steps.ts';
import type { wordsOfOption } from './control-words.ts';
import { useBlockPart, useOption, type Place } from './place.ts';
import { Segments } from './segments.tsx';
import { titleOfThing } from './title-of-thing.ts';

interface ChoiceControlProps<Kind extends 'choice' | 'several' | 'parent'> {
  place: Place;
  control: Control<Kind>;
  words: ReturnType<typeof wordsOfOption>;
}

/** As many characters as fit beside each other. */
const aLine = 32;
const aFew = 5;

/** The shorter the words, the less room they take. */
export function ChoiceControl({ place, control, words: { label, help, values } }: ChoiceControlProps<'choice'>) {
  const t = useMessages(drawerMessages);
  const name = useId();
  const [value, change] = useOption(place, control);
  const options = control.values.map((each) => ({ value: String(each), label: values?.[each] ?? String(each) }));
  const choose = (chosen: string) => change(control.values.find((each) => String(each) === chosen));
  const texts = { label, description: help };
  const isShort = options.map((option) => option.label).join('').length <= aLine;
  if (options.length > aFew) {
    const none = control.standard === undefined ? { placeholder: t.asStandard } : {};
    return (
      <Select
        {...texts}
        {...none}
        required={false}
        options={options}
        value={String(value ?? '')}
        onChange={(event) => choose(event.target.value)}
      />
    );
  }
  const Group = isShort ? Segments : RadioGroup;
  return <Group {...texts} name={name} options={options} value={String(value)} onChange={choose} />;
}

/** What may not be left without any keeps the last one. */
export function SeveralControl({ place, control, words: { label, help, values } }: ChoiceControlProps<'several'>) {
  const name = useId();
  const [value, change] = useOption(place, control);
  return (
    <CheckboxGroup
      label={label}
      description={help}
      name={name}
      options={control.values.map((each) => ({ value: each, label: values?.[each] ?? each }))}
      value={value as readonly string[]}
      onChange={(chosen) => control.schema.safeParse(chosen).success && change(chosen)}
    />
  );
}

/** What stands in something cannot hold anything itself, nor can what holds something stand in another. */
export function ParentControl({ place, control, words: { label, help } }: ChoiceControlProps<'parent'>) {
  const t = useMessages(drawerMessages);
  const texts = useMessages(editorMessages);
  const [value, change] = useOption(place, control);
  const options = useBlockPart(place.block, (block) => block.options) ?? {};
  const named = useBlockPart(place.block, (block) =>
    JSON.stringify(
      thingsIn(block.options, place.list)
        .filter((thing) => parentOf(thing) === null && thing.guid !== place.item)
        .map(({ guid }) => ({ value: guid, label: titleOfThing({ t, texts, block, list: place.list, item: guid }) })),
    ),
  );
  const holdsOthers = thingsIn(options, place.list).some((thing) => parentOf(thing) === place.item);
  if (holdsOthers) return null;
  return (
    <Select
      label={label}
      description={help}
      placeholder={t.inNothing}
      required={false}
      options={JSON.parse(named ?? '[]') as { value: string; label: string }[]}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
    />
  );
}

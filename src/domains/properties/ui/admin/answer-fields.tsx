import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import { inputTypesAfter } from '../../model/property.rules.ts';
import type { ManagedProperty, PropertyDefinition } from '../../model/property.ts';
import { hasOptions } from './draft-of-property.ts';
import { OptionFields } from './option-fields.tsx';
import type { PartOfForm } from './part-of-form.ts';

const typed: readonly PropertyDefinition['inputType'][] = ['text', 'textarea', 'email', 'tel', 'url', 'number', 'date'];

/** What browsers know of people and organisations would like to know. */
const autocompletes = [
  'organization',
  'organization-title',
  'tel',
  'work tel',
  'street-address',
  'postal-code',
  'address-level2',
  'bday',
  'url',
] as const;

/** How the question is answered. What would make the answers of people worthless is not on offer, and that is said. */
export function AnswerFields({ known, ...part }: PartOfForm & { known: ManagedProperty | null }) {
  const t = useMessages(propertyAdminMessages);
  const { draft, onChange, errorAt } = part;
  const valueCount = known?.valueCount ?? 0;
  // There is one photo of somebody, and the product has it already.
  const types = inputTypesAfter(known?.inputType ?? 'text', { hasAnswers: valueCount > 0 }).filter((each) => each !== 'photo');
  return (
    <>
      <Select
        id="inputType"
        label={t.inputType}
        description={valueCount > 0 ? t.typeKept(t.people(valueCount)) : undefined}
        error={errorAt('inputType')}
        options={types.map((value) => ({ value, label: t.inputTypes[value] }))}
        value={draft.inputType}
        onChange={(event) => onChange({ inputType: event.target.value as PropertyDefinition['inputType'], defaultValue: '' })}
      />
      {hasOptions(draft) ? <OptionFields {...part} usedOptions={known?.usedOptions ?? []} /> : null}
      <Checkbox
        id="required"
        label={t.required}
        description={t.requiredText}
        checked={draft.required}
        onChange={(event) => onChange({ required: event.target.checked })}
      />
      <DefaultField {...part} />
      {typed.includes(draft.inputType) ? <AutocompleteField {...part} /> : null}
    </>
  );
}

function DefaultField({ draft, onChange, errorAt }: PartOfForm) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const field = { id: 'defaultValue', label: t.defaultValue, error: errorAt('defaultValue'), value: draft.defaultValue, isOptional: true };
  const choices = hasOptions(draft)
    ? draft.options.filter(({ value }) => value !== '').map(({ value, label }) => ({ value, label: label[language] }))
    : [{ value: 'true', label: t.checked }];
  if (hasOptions(draft) || draft.inputType === 'checkbox') {
    return (
      <Select {...field} placeholder={t.noDefault} options={choices} onChange={(event) => onChange({ defaultValue: event.target.value })} />
    );
  }
  return <TextField {...field} autoComplete="off" onChange={(event) => onChange({ defaultValue: event.target.value })} />;
}

function AutocompleteField({ draft, onChange }: PartOfForm) {
  const t = useMessages(propertyAdminMessages);
  const options = [
    { value: '', label: t.autocompletes.none },
    ...autocompletes.map((value) => ({ value: value as string, label: t.autocompletes[value] })),
  ];
  const isListed = options.some(({ value }) => value === draft.autocomplete);
  return (
    <Select
      id="autocomplete"
      label={t.autocomplete}
      options={isListed ? options : [...options, { value: draft.autocomplete, label: draft.autocomplete }]}
      value={draft.autocomplete}
      onChange={(event) => onChange({ autocomplete: event.target.value })}
    />
  );
}

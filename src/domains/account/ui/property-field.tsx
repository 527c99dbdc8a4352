import { isPreference, type PropertyDefinition } from '#domains/properties/model/property.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { DateField } from '#ui/forms/date-field.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { accountMessages } from '../messages/index.ts';

interface PropertyFieldProps {
  id: string;
  definition: PropertyDefinition;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** One thing that is asked, filled in the way its definition says, with who will see the answer. */
export function PropertyField({ id, definition, value, error, onChange }: PropertyFieldProps) {
  const language = useLanguage();
  const t = useMessages(accountMessages);
  const { inputType, autocomplete, required, options } = definition;
  const { label, help } = definition.texts[language];
  // Nobody expects others to see how they like their screen.
  const readers = isPreference(definition) ? '' : t.visibleFor[definition.visibleFor];
  const description = help && readers ? <TwoNotes help={help} readers={readers} /> : help || readers;
  const words = { id, label, error, description };
  const choices = options.map((option) => ({ value: option.value, label: option.label[language] }));
  const field = { ...words, isOptional: !required, autoComplete: autocomplete || undefined };
  switch (inputType) {
    case 'textarea':
      return <TextArea {...field} value={value} onChange={(event) => onChange(event.target.value)} />;
    case 'select':
      return (
        <Select {...field} options={choices} placeholder={t.choose} value={value} onChange={(event) => onChange(event.target.value)} />
      );
    case 'radio':
      return (
        <RadioGroup
          {...words}
          isOptional={!required && !isPreference(definition)}
          name={id}
          options={choices}
          value={value}
          onChange={onChange}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          {...words}
          required={required}
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : '')}
        />
      );
    case 'number':
      return <TextField {...field} inputMode="decimal" width="short" value={value} onChange={(event) => onChange(event.target.value)} />;
    case 'date':
      return <DateField {...field} value={value} onChange={onChange} />;
    case 'photo':
      return null;
    default:
      return <TextField {...field} type={inputType} value={value} onChange={(event) => onChange(event.target.value)} />;
  }
}

/** Apart: an admin may well have written their help without a full stop. */
function TwoNotes({ help, readers }: { help: string; readers: string }) {
  return (
    <>
      <p>{help}</p>
      <p>{readers}</p>
    </>
  );
}

import { ChoiceGroup, type ChoiceOption } from './choice-group.tsx';
import { Choice } from './choice.tsx';
import type { FieldTexts } from './field.tsx';

interface RadioGroupProps extends FieldTexts {
  id?: string;
  name: string;
  options: readonly ChoiceOption[];
  /** Given together with `onChange`; without them the form keeps the answer itself. */
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export function RadioGroup({ name, options, value, defaultValue, onChange, ...texts }: RadioGroupProps) {
  return (
    <ChoiceGroup {...texts}>
      {(idOf) =>
        options.map((option, index) => (
          <Choice
            key={option.value}
            id={idOf(index)}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.isDisabled}
            required={!texts.isOptional}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange && (() => onChange(option.value))}
          />
        ))
      }
    </ChoiceGroup>
  );
}

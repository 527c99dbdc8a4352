import { ChoiceGroup, type ChoiceOption } from './choice-group.tsx';
import { Choice } from './choice.tsx';
import type { FieldTexts } from './field.tsx';

interface CheckboxGroupProps extends FieldTexts {
  id?: string;
  name: string;
  options: readonly ChoiceOption[];
  /** Given together with `onChange`; without them the form keeps the answer itself. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
}

export function CheckboxGroup({ name, options, value, defaultValue, onChange, ...texts }: CheckboxGroupProps) {
  function handleChange(changed: string, isChecked: boolean) {
    onChange?.(options.map((option) => option.value).filter((each) => (each === changed ? isChecked : value?.includes(each))));
  }

  return (
    <ChoiceGroup {...texts}>
      {(idOf) =>
        options.map((option, index) => (
          <Choice
            key={option.value}
            id={idOf(index)}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            description={option.description}
            disabled={option.isDisabled}
            checked={value?.includes(option.value)}
            defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
            onChange={onChange && ((event) => handleChange(option.value, event.currentTarget.checked))}
          />
        ))
      }
    </ChoiceGroup>
  );
}

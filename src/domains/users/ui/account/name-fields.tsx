import { TextField } from '#ui/forms/text-field.tsx';
import { nameFields, type NameField } from '../../model/user.ts';

interface NameFieldsProps {
  labels: Record<NameField, string>;
  values: Partial<Record<NameField, string>>;
  /** The browser knows the name of its owner, not that of the person an admin looks at. */
  isOwn: boolean;
  errorAt: (name: NameField) => string | undefined;
  onChange: (change: Partial<Record<NameField, string>>) => void;
}

const autoComplete = { firstName: 'given-name', middleName: 'additional-name', lastName: 'family-name' };

/** The parts of somebody's name, as they are changed: by themselves or by an admin. */
export function NameFields({ labels, values, isOwn, errorAt, onChange }: NameFieldsProps) {
  return nameFields.map((name) => (
    <TextField
      key={name}
      id={name}
      label={labels[name]}
      value={values[name] ?? ''}
      error={errorAt(name)}
      isOptional={name === 'middleName'}
      width={name === 'middleName' ? 'short' : 'full'}
      autoComplete={isOwn ? autoComplete[name] : 'off'}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  ));
}

import { ChoiceGroup } from '#ui/forms/choice-group.tsx';
import type { FieldTexts } from '#ui/forms/field.tsx';
import styles from './segments.module.css';

interface SegmentsProps extends FieldTexts {
  name: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** A choice of a few short words, side by side. */
export function Segments({ name, options, value, onChange, ...texts }: SegmentsProps) {
  return (
    <ChoiceGroup {...texts}>
      {(idOf) => (
        <div className={styles.segments}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.segment}>
              <input
                id={idOf(index)}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  );
}

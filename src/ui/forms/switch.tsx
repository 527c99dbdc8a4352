import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** Takes effect at once. What waits for a save button is a checkbox. */
export function Switch({ id: wantedId, label, description, ...rest }: SwitchProps) {
  const madeId = useId();
  const id = wantedId ?? madeId;
  const descriptionId = `${id}-description`;
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-describedby={description ? descriptionId : undefined}
      />
      {description ? (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      ) : null}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  id: string;
  type: 'checkbox' | 'radio';
  label: ReactNode;
  description?: ReactNode;
}

/** One box or circle with its words; the words are part of the target. */
export function Choice({ id, type, label, description, 'aria-describedby': describedBy, ...rest }: ChoiceProps) {
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <div className={styles.choice}>
      <input
        {...rest}
        id={id}
        type={type}
        className={classNames(styles.box, styles[type])}
        aria-describedby={classNames(descriptionId, describedBy) || undefined}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {description ? (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      ) : null}
    </div>
  );
}

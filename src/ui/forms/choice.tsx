import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

interface BoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  type: 'checkbox' | 'radio';
}

/** Without words beside it: only where something else on the screen says what it is for, and with a name of its own. */
export function Box({ type, ...rest }: BoxProps) {
  return <input {...rest} type={type} className={classNames(styles.box, styles[type])} />;
}

interface ChoiceProps extends BoxProps {
  id: string;
  label: ReactNode;
  description?: ReactNode;
}

/** One box or circle with its words; the words are part of the target. */
export function Choice({ id, type, label, description, 'aria-describedby': describedBy, ...rest }: ChoiceProps) {
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <div className={styles.choice}>
      <Box {...rest} id={id} type={type} aria-describedby={classNames(descriptionId, describedBy) || undefined} />
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

import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './control.module.css';
import { Field } from './field.tsx';
import type { TextField } from './text-field.tsx';

const never = () => () => {};

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'width'>;

/** A password that whoever types it may see: a new one is typed once, and one that is long and right beats one that is short and sure. */
export function PasswordField({ id, label, description, error, isOptional, ...rest }: PasswordFieldProps) {
  const t = useUiTexts();
  // Only a script can, so the page comes without the button.
  const canShow = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} description={description} error={error} isOptional={isOptional}>
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            {...rest}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
            autoCapitalize="none"
            spellCheck={false}
          />
          {canShow ? (
            <button type="button" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
              {isShown ? t.hide : t.show} <VisuallyHidden>{t.thePassword}</VisuallyHidden>
            </button>
          ) : null}
        </div>
      )}
    </Field>
  );
}

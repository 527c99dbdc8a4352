import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import type { Answer, CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import type { TaskFacts } from '#platform/web/tasks.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useUiTexts } from '#ui/texts.tsx';
import type { getAccountSecurity } from '../../model/account-security.contract.ts';
import styles from './security-settings.module.css';
import { useSecurityWords, type FieldWords } from './use-security-words.ts';

export type AccountSecurity = Answer<typeof getAccountSecurity>;

/** What is typed to change how somebody signs in, and what is wrong with it. Folded until somebody wants to change it: most come for something else. */
interface CredentialForm<T> {
  name: string;
  isOpen: boolean;
  open(): void;
  close(): void;
  typed: T;
  type(changed: Partial<T>): void;
  words: FieldWords[];
  isSaving: boolean;
  submit(): void;
}

interface CredentialAct<E extends Endpoint, T> {
  /** Begins the ids of its fields. */
  name: string;
  empty: T;
  inputOf(typed: T): CallInput<E>;
  task: Pick<TaskFacts, 'type' | 'subject' | 'done'>;
  shortestPassword: number;
  onSaved(): void;
}

export function useCredentialForm<E extends Endpoint, T extends Record<string, string>>(
  definition: E,
  { name, empty, inputOf, task, shortestPassword, onSaved }: CredentialAct<E, T>,
): CredentialForm<T> {
  const [typed, setTyped] = useState(empty);
  const [isOpen, setIsOpen] = useState(false);
  const save = useSave(definition, { ...task, showsFailure: true, onSaved: handleSaved });
  const fieldIds = Object.fromEntries(Object.keys(empty).map((field) => [field, `${name}-${field}`]));
  const words = useSecurityWords(fieldIds, shortestPassword)(save.error);

  /** What was typed is secret, or done with. */
  function close(): void {
    setTyped(empty);
    setIsOpen(false);
    save.forgetError();
  }

  function handleSaved(): void {
    close();
    onSaved();
  }

  function submit(): void {
    if (!save.isSaving) void save.run(inputOf(typed));
  }

  return {
    name,
    isOpen,
    open: () => setIsOpen(true),
    close,
    typed,
    type: (changed) => setTyped({ ...typed, ...changed }),
    words,
    isSaving: save.isSaving,
    submit,
  };
}

interface CredentialFormViewProps<T> {
  form: CredentialForm<T>;
  intro?: string;
  /** On the button that unfolds it, and on the one that sends it. */
  submit: string;
  children: ReactNode;
}

/** The form takes the place of its button. Who opens it goes on in its first field; who is done with it, at the button. */
export function CredentialFormView<T>(props: CredentialFormViewProps<T>) {
  const { form, submit } = props;
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(form.isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current === form.isOpen) return;
    wasOpen.current = form.isOpen;
    place.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus();
  }, [form.isOpen]);
  return <div ref={place}>{form.isOpen ? <OpenForm {...props} /> : <Button onClick={form.open}>{submit}</Button>}</div>;
}

function OpenForm<T>({ form, intro, submit, children }: CredentialFormViewProps<T>) {
  const t = useUiTexts();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.submit();
  }

  return (
    <Form
      onSubmit={handleSubmit}
      aria-labelledby={`${form.name}-title`}
      problem={form.words.length > 0 && <ErrorSummary key={form.words.map(({ message }) => message).join()} errors={form.words} />}
      actions={
        <>
          <Button kind="primary" type="submit" isBusy={form.isSaving}>
            {submit}
          </Button>
          <Button kind="quiet" onClick={form.close}>
            {t.cancel}
          </Button>
        </>
      }
    >
      {intro === undefined ? null : <p>{intro}</p>}
      {children}
    </Form>
  );
}

type CredentialFieldProps<T> = Omit<ComponentProps<typeof TextField>, 'form'> & { form: CredentialForm<T>; field: keyof T & string };

export function CredentialField<T extends Record<string, string>>({ form, field, ...rest }: CredentialFieldProps<T>) {
  const id = `${form.name}-${field}`;
  const FieldOfType = rest.type === 'password' ? PasswordField : TextField;
  return (
    <FieldOfType
      {...rest}
      id={id}
      value={form.typed[field]}
      // Only the field that was typed in changes, and it keeps its type.
      onChange={(event) => form.type({ [field]: event.target.value } as unknown as Partial<T>)}
      error={form.words.find(({ fieldId }) => fieldId === id)?.message}
    />
  );
}

/** One of the account's ways to sign in. */
export function CredentialSection({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={`${name}-title`}>
      <h3 id={`${name}-title`}>{title}</h3>
      {children}
    </section>
  );
}

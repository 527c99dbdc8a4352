import { useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react';
import type { Answer, CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import type { TaskFacts } from '#platform/web/tasks.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { getAccountSecurity } from '../../model/account-security.contract.ts';
import styles from './security-settings.module.css';
import { useSecurityWords, type FieldWords } from './use-security-words.ts';

export type AccountSecurity = Answer<typeof getAccountSecurity>;

/** What is typed to change how somebody signs in, and what is wrong with it. */
interface CredentialForm<T> {
  name: string;
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
  const save = useSave(definition, { ...task, onSaved: handleSaved });
  const fieldIds = Object.fromEntries(Object.keys(empty).map((field) => [field, `${name}-${field}`]));
  const words = useSecurityWords(fieldIds, shortestPassword)(save.error);

  /** What was typed is secret, or done with. */
  function handleSaved(): void {
    setTyped(empty);
    onSaved();
  }

  function submit(): void {
    if (!save.isSaving) void save.run(inputOf(typed));
  }

  return { name, typed, type: (changed) => setTyped({ ...typed, ...changed }), words, isSaving: save.isSaving, submit };
}

interface CredentialFormViewProps<T> {
  form: CredentialForm<T>;
  intro: string;
  submit: string;
  children: ReactNode;
}

export function CredentialFormView<T>({ form, intro, submit, children }: CredentialFormViewProps<T>) {
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
        <Button kind="primary" type="submit" isBusy={form.isSaving}>
          {submit}
        </Button>
      }
    >
      <p>{intro}</p>
      {children}
    </Form>
  );
}

type CredentialFieldProps<T> = Omit<ComponentProps<typeof TextField>, 'form'> & { form: CredentialForm<T>; field: keyof T & string };

export function CredentialField<T extends Record<string, string>>({ form, field, ...rest }: CredentialFieldProps<T>) {
  const id = `${form.name}-${field}`;
  return (
    <TextField
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

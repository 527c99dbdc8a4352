import { useState, type SubmitEvent } from 'react';
import type { FieldError } from '#platform/shared/errors.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { userMessages } from '../../messages/index.ts';
import { updateLoggedInUser } from '../../model/user.contract.ts';
import type { ApplicationUser, ProfileChange } from '../../model/user.ts';
import { useCurrentUser } from '../current-user.tsx';
import styles from './profile-screen.module.css';

const nameFields = ['firstName', 'middleName', 'lastName'] as const;
type NameField = (typeof nameFields)[number];
type Names = Record<NameField, string>;

/** A person's own profile. */
export function ProfileScreen() {
  const t = useMessages(userMessages);
  const { user, currentUser } = useCurrentUser();
  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      {user?.isActive ? <ProfileForm user={user} /> : <ErrorBox title={t.loadFailed} onRetry={() => void currentUser.load()} />}
    </div>
  );
}

function ProfileForm({ user }: { user: ApplicationUser }) {
  const t = useMessages(userMessages);
  const [names, setNames] = useState(namesOf(user));
  const save = useSaveProfile({ onUndone: setNames });
  const words = save.fields.flatMap(({ path, code }) => (isNameField(path) ? [{ fieldId: path, message: wordsFor(t, path, code) }] : []));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save.run(names, user);
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate aria-labelledby="profile-title">
      <div className={styles.heading}>
        <h2 id="profile-title">{t.profile}</h2>
        <p>{t.intro}</p>
      </div>
      {words.length > 0 && <ErrorSummary errors={words} />}
      {save.hasFailed && words.length === 0 && <ErrorBox title={t.saveFailed} />}
      {nameFields.map((name) => (
        <TextField
          key={name}
          id={name}
          label={t[name]}
          value={names[name]}
          onChange={(event) => setNames({ ...names, [name]: event.target.value })}
          error={words.find(({ fieldId }) => fieldId === name)?.message}
          isOptional={name === 'middleName'}
          width={name === 'middleName' ? 'short' : 'full'}
          autoComplete={{ firstName: 'given-name', middleName: 'additional-name', lastName: 'family-name' }[name]}
        />
      ))}
      <dl className={styles.facts}>
        <dt>{t.email}</dt>
        <dd>{user.email}</dd>
        <dd className={styles.note}>{t.emailNote}</dd>
      </dl>
      <Button kind="primary" type="submit" isBusy={save.isSaving}>
        {t.save}
      </Button>
    </form>
  );
}

/** Saves as a task: processing when it takes long, done with a way back. What a person can mend is shown in the form itself. */
function useSaveProfile({ onUndone }: { onUndone(names: Names): void }) {
  const t = useMessages(userMessages);
  const optimizer = useLoadOptimizer();
  const { tasks } = useServices();
  const { currentUser } = useCurrentUser();
  const [state, setState] = useState<{ isSaving: boolean; hasFailed: boolean; fields: FieldError[] }>({
    isSaving: false,
    hasFailed: false,
    fields: [],
  });

  async function send(change: ProfileChange): Promise<void> {
    const { data } = await optimizer.save(updateLoggedInUser, { body: change });
    currentUser.replace(data);
  }

  async function undo(before: Names): Promise<void> {
    await send(before);
    onUndone(before);
  }

  async function run(names: Names, user: Names): Promise<void> {
    const before = namesOf(user);
    setState({ isSaving: true, hasFailed: false, fields: [] });
    const outcome = await tasks.run({ type: 'save', subject: t.saved, run: () => send(names), undo: () => undo(before) });
    const error = outcome.isDone ? null : outcome.error;
    setState({ isSaving: false, hasFailed: error !== null, fields: error instanceof ApiError ? error.fields : [] });
  }

  return { run, ...state };
}

function namesOf({ firstName, middleName, lastName }: Names): Names {
  return { firstName, middleName, lastName };
}

function isNameField(path: string): path is NameField {
  return nameFields.includes(path as NameField);
}

function wordsFor(t: ReturnType<typeof useMessages<typeof userMessages.nl>>, field: NameField, code: string): string {
  const words = t.errors[field];
  return code === 'empty' || code === 'too_big' ? words[code] : words.other;
}

import { useState, type SubmitEvent } from 'react';
import { logLevel, textOfError } from '#platform/web/client-log.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { userMessages } from '../../messages/index.ts';
import { updateLoggedInUser } from '../../model/user.contract.ts';
import { canChangeProfile } from '../../model/user.rules.ts';
import type { ApplicationUser } from '../../model/user.ts';
import { useCurrentUser } from '../current-user.tsx';
import styles from './profile-screen.module.css';

const nameFields = ['firstName', 'middleName', 'lastName'] as const;
type NameField = (typeof nameFields)[number];
type Names = Record<NameField, string>;

/** A person's own profile. */
export function ProfileScreen() {
  const t = useMessages(userMessages);
  const { log } = useServices();
  const { user, currentUser } = useCurrentUser();

  /** Whether it went well shows by itself; why it did not is for the log. */
  async function reload(): Promise<void> {
    try {
      await currentUser.load();
    } catch (error) {
      log.write(logLevel.error, 'Loading the user failed', textOfError(error));
    }
  }

  return (
    <div className={styles.screen}>
      <h1 tabIndex={-1}>{t.title}</h1>
      {user?.isActive && canChangeProfile(user, user) ? (
        <ProfileForm user={user} />
      ) : (
        <ErrorBox title={t.loadFailed} onRetry={() => void reload()} />
      )}
    </div>
  );
}

function ProfileForm({ user }: { user: ApplicationUser }) {
  const t = useMessages(userMessages);
  const { currentUser } = useCurrentUser();
  const [names, setNames] = useState(namesOf(user));
  const save = useSave(updateLoggedInUser, { type: 'save', subject: t.saved, onSaved: currentUser.replace });
  const words = (save.error?.fields ?? []).flatMap(({ path, code }) =>
    isNameField(path) ? [{ fieldId: path, message: wordsFor(t, path, code) }] : [],
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const before = namesOf(user);
    void save.run(
      { body: names },
      {
        undo: async (_, send) => {
          await send({ body: before });
          setNames(before);
        },
      },
    );
  }

  return (
    <section className={styles.profile}>
      <div className={styles.heading}>
        <h2 id="profile-title">{t.profile}</h2>
        <p>{t.intro}</p>
      </div>
      <Form
        onSubmit={handleSubmit}
        aria-labelledby="profile-title"
        problem={words.length > 0 ? <ErrorSummary errors={words} /> : save.error && <ErrorBox title={t.saveFailed} />}
        actions={
          <Button kind="primary" type="submit" isBusy={save.isSaving}>
            {t.save}
          </Button>
        }
      >
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
      </Form>
    </section>
  );
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

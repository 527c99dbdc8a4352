import { useRef, useState, type SubmitEvent } from 'react';
import { ApiError, isOffline, isSessionGone } from '#platform/web/api-error.ts';
import { logLevel, textOfError } from '#platform/web/client-log.ts';
import { useTitlePrefix } from '#platform/web/head.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import type { Remark } from '#platform/web/tasks.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useUiTexts } from '#ui/texts.tsx';
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
  const { currentUser } = useCurrentUser();
  const owner = useOwner();

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
      {owner && canChangeProfile(owner, owner) ? (
        <ProfileForm key={owner.guid} user={owner} />
      ) : (
        <ErrorBox title={t.loadFailed} onRetry={() => void reload()} />
      )}
    </div>
  );
}

/** Whose profile this is. When their session ends, what they typed stays; nobody who signs in after them gets it. */
function useOwner(): ApplicationUser | null {
  const { user } = useCurrentUser();
  const { isEnded } = useStore(useServices().sessionEnd);
  const present = user?.isActive ? user : null;
  const [last, setLast] = useState(present);
  if (!isEnded && last !== present) setLast(present);
  return isEnded ? last : present;
}

function ProfileForm({ user }: { user: ApplicationUser }) {
  const t = useMessages(userMessages);
  const { currentUser } = useCurrentUser();
  const { tasks } = useServices();
  const ui = useUiTexts();
  const form = useRef<HTMLFormElement>(null);
  /** Only what was typed: a name that somebody changes elsewhere is not sent back as it was. */
  const [typed, setTyped] = useState<Partial<Names>>({});
  const names = { ...namesOf(user), ...typed };
  const change = changeFrom(user, names);
  const isDirty = Object.keys(change).length > 0;
  const facts = { type: 'save', subject: t.saved } as const;
  const save = useSave(updateLoggedInUser, { ...facts, onSaved: takeOver });
  const words = (save.error?.fields ?? []).flatMap(({ path, code }) =>
    isNameField(path) ? [{ fieldId: path, message: wordsFor(t, path, code) }] : [],
  );
  useUnsavedChanges({ isDirty, form });
  useTitlePrefix(words.length > 0 ? `${ui.error} ` : '');

  function takeOver(saved: ApplicationUser): void {
    currentUser.replace(saved);
    setTyped((current) => changeFrom(saved, { ...namesOf(saved), ...current }));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isSaving) return;
    if (!isDirty) {
      save.forgetError();
      void tasks.run({ ...facts, run: () => Promise.resolve() });
      return;
    }
    const before = namesOf(user);
    void save.run({ body: change }, { undo: (saved, send) => putBack(before, saved, (body) => send({ body })) });
  }

  /** Only what this save changed, and only where it is still as this save made it. */
  async function putBack(before: Names, saved: Names, send: (names: Partial<Names>) => Promise<unknown>): Promise<Remark | undefined> {
    const changed = nameFields.filter((name) => before[name] !== saved[name]);
    await currentUser.reload();
    const { user: present } = currentUser.getSnapshot();
    if (present?.guid !== user.guid) throw new ApiError({ status: 401, code: 'request.unauthenticated' });
    const untouched = changed.filter((name) => present[name] === saved[name]);
    if (untouched.length > 0) await send(Object.fromEntries(untouched.map((name) => [name, before[name]])));
    if (untouched.length === changed.length) return undefined;
    return untouched.length === 0 ? t.changedSince : t.partlyChangedSince;
  }

  return (
    <section className={styles.profile}>
      <div className={styles.heading}>
        <h2 id="profile-title">{t.profile}</h2>
        <p>{t.intro}</p>
      </div>
      <Form
        ref={form}
        onSubmit={handleSubmit}
        aria-labelledby="profile-title"
        problem={words.length > 0 ? <ErrorSummary errors={words} /> : save.error && <SaveProblem error={save.error} />}
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
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
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

/** Why nothing was saved, and what to do about it. */
function SaveProblem({ error }: { error: ApiError }) {
  const t = useMessages(userMessages);
  const { isEnded } = useStore(useServices().sessionEnd);
  if (isSessionGone(error)) return isEnded ? <ErrorBox title={t.saveSignedOut} /> : <Notice look="info" title={t.signedInAgain} />;
  return <ErrorBox title={isOffline(error) ? t.saveOffline : t.saveFailed} />;
}

function changeFrom(known: Names, names: Names): Partial<Names> {
  return Object.fromEntries(nameFields.filter((name) => names[name].trim() !== known[name]).map((name) => [name, names[name]]));
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

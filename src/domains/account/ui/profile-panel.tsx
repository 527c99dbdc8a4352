import { useRef, useState, type SubmitEvent } from 'react';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { anyOtherUser, profileSeenBy } from '#domains/users/model/user.rules.ts';
import { fullName, type ApplicationUser } from '#domains/users/model/user.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { NameFields } from '#domains/users/ui/account/index.ts';
import { ApiError, failureDetail, isOffline, isSessionGone } from '#platform/web/api-error.ts';
import { useTitlePrefix } from '#platform/web/head.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useUnsureWords } from '#platform/web/refusal.ts';
import { useServices } from '#platform/web/services.tsx';
import type { Remark } from '#platform/web/tasks.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useUiTexts } from '#ui/texts.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './account-screen.module.css';
import { answerMark, askedOf, changedValues, changeOf, fieldOf, isNameField, unanswered, valuesOf, type Values } from './account-values.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { SeenProfile } from './profile-card.tsx';
import { PropertyField } from './property-field.tsx';
import type { PanelProps } from './panel.ts';

/** A person's own profile: their photo, their names, and what is asked about people here. */
export function ProfilePanel({ user, definitions }: PanelProps) {
  const t = useMessages(accountMessages);
  const photo = definitions.find(({ inputType, category }) => inputType === 'photo' && category === 'profile');
  const seen = profileSeenBy(anyOtherUser, user, definitions);
  return (
    <div className={styles.panel}>
      <div className={styles.heading}>
        <h2 id="profile-title">{t.categories.profile}</h2>
        <p>{t.intro}</p>
      </div>
      {photo ? <PhotoPicker user={user} definition={photo} /> : null}
      <ProfileForm user={user} definitions={definitions} />
      <Disclosure title={t.preview}>
        <div className={styles.preview}>
          <p className={styles.note}>{t.previewNote}</p>
          <SeenProfile shown={{ person: seen, definitions }} heading={<p className={styles.name}>{fullName(seen)}</p>} />
        </div>
      </Disclosure>
    </div>
  );
}

function ProfileForm({ user, definitions }: Pick<PanelProps, 'user' | 'definitions'>) {
  const t = useMessages(accountMessages);
  const { currentUser } = useCurrentUser();
  const { tasks } = useServices();
  const ui = useUiTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const asked = askedOf(user, definitions);
  /** Only what was typed: what somebody changes elsewhere is not sent back as it was. */
  const [typed, setTyped] = useState<Values>({});
  const [sent, setSent] = useState<Values>({});
  const known = valuesOf(user, asked);
  const values = { ...known, ...typed };
  const change = changedValues(known, values);
  const isDirty = Object.keys(change).length > 0;
  const facts = { type: 'save', subject: t.saved } as const;
  const save = useSave(updateLoggedInUser, { ...facts, showsFailure: true, showsSignedOut: true, onSaved: takeOver });
  const words = (save.error?.fields ?? []).flatMap(({ path, code }) => {
    const field = fieldOf(path, changeOf(sent));
    return field === undefined ? [] : [{ fieldId: field, message: wordsFor(field, code) }];
  });
  const errorAt = (field: string) => words.find(({ fieldId }) => fieldId === field)?.message;
  useUnsavedChanges({ isDirty, form });
  useTitlePrefix(words.length > 0 ? `${ui.error} ` : '');

  function wordsFor(field: string, code: string): string {
    if (isNameField(field)) return t.errors[field][code === 'empty' || code === 'too_big' ? code : 'other'];
    const label = asked.find(({ key }) => answerMark + key === field)?.texts[language].label ?? '';
    const known: Record<string, (label: string) => string> = t.answerErrors;
    return (known[code] ?? t.answerErrors.other)(label);
  }

  function takeOver(saved: ApplicationUser | undefined): void {
    currentUser.replace(saved);
    if (saved) setTyped((current) => changedValues(valuesOf(saved, asked), { ...valuesOf(saved, asked), ...current }));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isSaving) return;
    const given = { ...unanswered(asked, values), ...change };
    if (Object.keys(given).length === 0) {
      save.forgetError();
      void tasks.run({ ...facts, run: () => Promise.resolve() });
      return;
    }
    setSent(given);
    const undo = (saved: ApplicationUser, send: (input: { body: object }) => Promise<unknown>) =>
      putBack(known, valuesOf(saved, asked), (earlier) => send({ body: changeOf(earlier) }));
    void save.run({ body: changeOf(given) }, { undo });
  }

  /** Only what this save changed, and only where it is still as this save made it. */
  async function putBack(before: Values, saved: Values, send: (values: Values) => Promise<unknown>): Promise<Remark | undefined> {
    const changed = Object.keys(saved).filter((field) => before[field] !== saved[field]);
    await currentUser.reload();
    const { user: present } = currentUser.getSnapshot();
    if (!present?.isActive || present.guid !== user.guid) throw new ApiError({ status: 401, code: 'request.unauthenticated' });
    const now = valuesOf(present, asked);
    const untouched = changed.filter((field) => now[field] === saved[field]);
    if (untouched.length > 0) await send(Object.fromEntries(untouched.map((field) => [field, before[field] ?? ''])));
    if (untouched.length === changed.length) return undefined;
    return untouched.length === 0 ? t.changedSince : t.partlyChangedSince;
  }

  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      aria-labelledby="profile-title"
      problem={words.length > 0 && <ErrorSummary errors={words} />}
      failure={words.length === 0 && save.error && <SaveProblem error={save.error} />}
      actions={
        <Button kind="primary" type="submit" isBusy={save.isSaving}>
          {t.save}
        </Button>
      }
    >
      <NameFields labels={t} values={values} isOwn errorAt={errorAt} onChange={(names) => setTyped({ ...typed, ...names })} />
      <dl className={styles.facts}>
        <dt>{t.email}</dt>
        <dd>{user.email}</dd>
        <dd className={styles.note}>{t.emailNote}</dd>
      </dl>
      {sectionsOf(asked, language).map(({ name, fields }) => (
        <fieldset key={name} className={styles.section}>
          <legend>{name}</legend>
          {fields.map((definition) => (
            <PropertyField
              key={definition.key}
              id={answerMark + definition.key}
              definition={definition}
              value={values[answerMark + definition.key] ?? ''}
              error={errorAt(answerMark + definition.key)}
              onChange={(value) => setTyped({ ...typed, [answerMark + definition.key]: value })}
            />
          ))}
        </fieldset>
      ))}
    </Form>
  );
}

/** Under each other as they are ordered, with the name of the section, and of the part of it that they are in. */
function sectionsOf(asked: readonly PropertyDefinition[], language: 'nl' | 'en'): { name: string; fields: PropertyDefinition[] }[] {
  const sections = new Map<string, PropertyDefinition[]>();
  for (const definition of asked) {
    const { section, subsection } = definition.texts[language];
    const name = subsection === '' ? section : `${section}: ${subsection}`;
    sections.set(name, [...(sections.get(name) ?? []), definition]);
  }
  return [...sections].map(([name, fields]) => ({ name, fields }));
}

/** Why nothing was saved, and what to do about it. */
function SaveProblem({ error }: { error: ApiError }) {
  const t = useMessages(accountMessages);
  const unsure = useUnsureWords(error);
  const { isEnded } = useStore(useServices().sessionEnd);
  if (isSessionGone(error)) return isEnded ? <ErrorBox title={t.saveSignedOut} /> : <Notice look="info" title={t.signedInAgain} />;
  return <ErrorBox title={isOffline(error) ? t.saveOffline : (unsure ?? t.saveFailed)} {...failureDetail(error)} />;
}

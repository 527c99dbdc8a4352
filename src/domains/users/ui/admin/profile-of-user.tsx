import { useRef, useState, type SubmitEvent } from 'react';
import { builtInRoleGuid, builtInRolesOf } from '#platform/shared/built-in-roles.ts';
import { localizePath } from '#platform/shared/language.ts';
import { normalizeText } from '#platform/shared/text.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { memberPart, setPart } from '#platform/web/merge-parts.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useRecordDraft, type Stored } from '#platform/web/use-record-draft.ts';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChangedByOthers } from '#ui/admin/changed-by-others.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { SaveBar } from '#ui/admin/save-bar.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { InSight } from '#ui/feedback/in-sight.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { getUser, updateUser } from '../../model/admin-user.contract.ts';
import { canSetFlag, mayLoseAdmin } from '../../model/admin-user.rules.ts';
import { userFlags, type UserChange, type UserDetail, type UserFlag } from '../../model/admin-user.ts';
import { fullName, nameFields, type NameField } from '../../model/user.ts';
import { useCurrentUser } from '../current-user.tsx';
import { NameFields } from '../account/name-fields.tsx';
import { ActProblem } from './act-problem.tsx';
import { AnswersOfUser } from './facts-of-user.tsx';
import { useRoles } from './role-names.ts';
import styles from './user-page.module.css';

const changeableFields = [...nameFields, ...userFlags, 'roleIds'] as const;
type ChangeableField = (typeof changeableFields)[number];
type Changeable = Pick<UserDetail, ChangeableField>;

const parts = changeableFields.map((field) => (field === 'roleIds' ? setPart<Changeable>(field) : memberPart<Changeable>(field)));

function storedOf({ version, ...user }: UserDetail): Stored<Changeable> {
  return { version, values: valuesIn(user, changeableFields) };
}

/** Only these fields, so that nothing is sent back that somebody else may have changed. */
function valuesIn(values: Changeable, fields: readonly ChangeableField[]): Changeable {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Changeable;
}

function asStored(values: Changeable): Changeable {
  return { ...values, ...Object.fromEntries(nameFields.map((name) => [name, normalizeText(values[name]).trim()])) };
}

/** Who this is and what they may, each with its reason. */
export function ProfileOfUser({ user }: { user: UserDetail }) {
  return (
    <>
      <UserForm key={user.guid} user={user} />
      <AnswersOfUser user={user} />
      <Reasons user={user} />
    </>
  );
}

function UserForm({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const optimizer = useLoadOptimizer();
  const words = useWordsOfFields();
  const ui = useAdminUiTexts();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const params = { guid: user.guid };
  const draft = useRecordDraft(updateUser, {
    record: storedOf(user),
    parts,
    asStored,
    storedOf,
    read: async () => storedOf((await optimizer.loadAnew(getUser, { params })).data),
    inputOf: (values, changed) => ({
      params,
      body: valuesIn(
        values,
        changeableFields.filter((field) => changed.includes(field)),
      ) satisfies UserChange,
    }),
    subject: fullName(user),
    turnedOut: (saved, from) => ({ subject: fullName(saved), formerSubject: fullName(from) }),
    refusals: t.errors,
    describe: (field, value) => words(field as ChangeableField, value),
    words: ui.record,
  });
  const { values, isDirty, isSaving, error } = draft;
  const problems = nameFields.flatMap((name) => {
    const code = error?.fields.find(({ path }) => path === name)?.code;
    if (code === undefined) return [];
    return { fieldId: name, message: code === 'name_characters' ? t.fieldErrors.characters[name] : t.fieldErrors[name] };
  });
  useUnsavedChanges({ isDirty, form });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || !isDirty) return;
    setAttempt(attempt + 1);
    void draft.save();
  }

  /** The button goes away, and must not take the focus along. */
  function loadAgain() {
    form.current?.querySelector('input')?.focus();
    void draft.loadAgain();
  }

  function change(values: Partial<Changeable>) {
    draft.change((current) => ({ ...current, ...values }));
  }

  const failure = error && problems.length === 0 && <SaveFailure error={error} onLoadAgain={loadAgain} />;
  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      problem={problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
      failure={!isDirty && failure && <InSight>{failure}</InSight>}
    >
      <ChangedByOthers changes={draft.others} />
      <NameFields
        labels={t}
        values={values}
        isOwn={false}
        errorAt={(name) => problems.find(({ fieldId }) => fieldId === name)?.message}
        onChange={change}
      />
      <fieldset className={styles.rights}>
        <legend>{t.rights}</legend>
        <p className={styles.note}>{t.rightsNote}</p>
        <Flags user={{ ...user, ...draft.from }} value={values} onChange={(flag, isSet) => change({ [flag]: isSet })} />
      </fieldset>
      <RolesField value={values.roleIds} onChange={(roleIds) => change({ roleIds })} />
      {isDirty && <SaveBar saveLabel={t.save} isSaving={isSaving} failure={failure} onRestore={() => void draft.restore()} />}
    </Form>
  );
}

/** What people call a field, and what stands in it. */
function useWordsOfFields() {
  const t = useMessages(userAdminMessages);
  const ui = useAdminUiTexts();
  const { nameOf } = useRoles();
  return (field: ChangeableField, value: unknown): { label: string; value: string } => {
    if (field === 'roleIds') return { label: t.givenRoles, value: (value as string[]).map(nameOf).join(', ') };
    if (typeof value === 'boolean') return { label: t.flags[field as UserFlag].label, value: value ? ui.yes : ui.no };
    return { label: t[field as NameField], value: String(value) };
  };
}

interface FlagsProps {
  user: UserDetail;
  value: Record<UserFlag, boolean>;
  onChange: (flag: UserFlag, isSet: boolean) => void;
}

/** A tick that this admin may not change says why, instead of being grey without a word. */
function Flags({ user, value, onChange }: FlagsProps) {
  const t = useMessages(userAdminMessages);
  const { user: self } = useCurrentUser();
  const actor = self?.isActive ? self : null;
  return userFlags.map((flag) => {
    const maySet = actor !== null && canSetFlag(actor, flag);
    const isOwnAdmin = flag === 'isAdmin' && user.isAdmin && actor !== null && !mayLoseAdmin(actor, user);
    const why = isOwnAdmin ? t.ownAdmin : maySet ? '' : t.staffOnly;
    return (
      <Checkbox
        key={flag}
        id={flag}
        label={t.flags[flag].label}
        description={`${t.flags[flag].effect} ${why}`.trim()}
        checked={value[flag]}
        disabled={!maySet || isOwnAdmin}
        onChange={(event) => onChange(flag, event.target.checked)}
      />
    );
  });
}

function RolesField({ value, onChange }: { value: readonly string[]; onChange: (roleIds: string[]) => void }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { roles, isLoading, hasFailed, reload } = useRoles();
  const given = roles.filter(({ isBuiltIn }) => !isBuiltIn);
  // Made after the list was fetched: it has no box, and is not taken away with that of another.
  const unlisted = value.filter((role) => given.every(({ guid }) => guid !== role));
  if (hasFailed) return <ErrorBox onRetry={reload} />;
  if (isLoading) return <LoadingText />;
  if (given.length === 0) {
    return (
      <div>
        <p className={styles.label}>{t.givenRoles}</p>
        <p className={styles.note}>
          {t.noRoles} <a href={localizePath(language, '/admin/roles')}>{t.toRoles}</a>
        </p>
      </div>
    );
  }
  return (
    <CheckboxGroup
      id="roleIds"
      name="roleIds"
      label={t.givenRoles}
      isOptional
      options={given.map(({ guid, name, description }) => ({ value: guid, label: name, description }))}
      value={value}
      onChange={(listed) => onChange([...listed, ...unlisted])}
    />
  );
}

function SaveFailure({ error, onLoadAgain }: { error: ApiError; onLoadAgain: () => void }) {
  const t = useMessages(userAdminMessages);
  if (error.status !== 412) return <ActProblem error={error} />;
  return (
    <ErrorBox title={t.stale}>
      <Button onClick={onLoadAgain}>{t.loadAgain}</Button>
    </ErrorBox>
  );
}

/** Every role somebody has, and where it comes from. */
function Reasons({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  const { nameOf } = useRoles();
  const builtIn = builtInRolesOf(user);
  return (
    <>
      <h3>{t.why}</h3>
      {builtIn.length === 0 ? (
        <p>{t.whyNothing}</p>
      ) : (
        <ul className={styles.list}>
          {builtIn.map((role) => (
            <li key={role}>
              <strong>{nameOf(builtInRoleGuid[role])}</strong> {t.because[role]}
            </li>
          ))}
          {user.roleIds.map((guid) => (
            <li key={guid}>
              <strong>{nameOf(guid)}</strong> {t.becauseGiven}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

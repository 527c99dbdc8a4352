import { useRef, useState, type SubmitEvent } from 'react';
import { builtInRoleGuid, builtInRolesOf } from '#platform/shared/built-in-roles.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { SaveBar } from '#ui/admin/save-bar.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { InSight } from '#ui/feedback/in-sight.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import { updateUser } from '../../model/admin-user.contract.ts';
import { canSetFlag, mayLoseAdmin } from '../../model/admin-user.rules.ts';
import { userFlags, type UserChange, type UserDetail, type UserFlag } from '../../model/admin-user.ts';
import { fullName, nameFields, type NameField } from '../../model/user.ts';
import { useCurrentUser } from '../current-user.tsx';
import { NameFields } from '../account/name-fields.tsx';
import { ActProblem } from './act-problem.tsx';
import { AnswersOfUser } from './facts-of-user.tsx';
import { useRoles } from './role-names.ts';
import styles from './user-page.module.css';

/** Who this is and what they may, each with its reason. */
export function ProfileOfUser({ user, reload }: { user: UserDetail; reload: () => void }) {
  return (
    <>
      <UserForm user={user} reload={reload} />
      <AnswersOfUser user={user} />
      <Reasons user={user} />
    </>
  );
}

function UserForm({ user, reload }: { user: UserDetail; reload: () => void }) {
  const t = useMessages(userAdminMessages);
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [base, setBase] = useState(user);
  const [typed, setTyped] = useState<UserChange>({});
  const change = changeFrom(base, typed);
  const isDirty = Object.keys(change).length > 0;
  const [isLoadingAgain, setIsLoadingAgain] = useState(false);
  const [changedByOthers, setChangedByOthers] = useState<readonly ChangeableField[]>([]);
  if (!isDirty && base !== user) {
    setBase(user);
    setTyped({});
  } else if (isLoadingAgain && user.version > base.version) {
    setIsLoadingAgain(false);
    setChangedByOthers(changeableFields.filter((field) => String(user[field]) !== String(base[field])));
    setBase(user);
    setTyped(changeOn(user, base, change));
  }
  const save = useSave(updateUser, { type: 'save', subject: fullName(user), refusals: t.errors, showsFailure: true, onSaved: takeOver });
  const problems = nameFields.flatMap((name) => {
    const code = save.error?.fields.find(({ path }) => path === name)?.code;
    if (code === undefined) return [];
    return { fieldId: name, message: code === 'name_characters' ? t.fieldErrors.characters[name] : t.fieldErrors[name] };
  });
  useUnsavedChanges({ isDirty, form });

  function takeOver(saved: UserDetail) {
    setBase(saved);
    setTyped({});
    setChangedByOthers([]);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isSaving || !isDirty) return;
    setAttempt(attempt + 1);
    const before = originalsOf(base, change);
    void save.run(
      { params: { guid: base.guid }, body: change },
      {
        version: base.version,
        turnedOut: (saved) => ({ subject: fullName(saved), formerSubject: fullName(base) }),
        undo: async (saved, send) => {
          await send({ params: { guid: base.guid }, body: before }, { version: saved.version });
          return undefined;
        },
      },
    );
  }

  function restore() {
    save.forgetError();
    setTyped({});
    setChangedByOthers([]);
  }

  /** What was typed stays, on top of what somebody else made of the rest. The button goes away, and must not take the focus along. */
  function loadAgain() {
    form.current?.querySelector('input')?.focus();
    save.forgetError();
    setIsLoadingAgain(true);
    reload();
  }

  const value = { ...base, ...typed };
  const failure = save.error && problems.length === 0 && <SaveFailure error={save.error} onLoadAgain={loadAgain} />;
  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      problem={problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
      failure={!isDirty && failure && <InSight>{failure}</InSight>}
    >
      {changedByOthers.length > 0 ? (
        <Notice look="info" title={t.changedByOthers(changedByOthers.map((field) => nameOfField(t, field)).join(', '))}>
          {t.changedByOthersText}
        </Notice>
      ) : null}
      <NameFields
        labels={t}
        values={value}
        isOwn={false}
        errorAt={(name) => problems.find(({ fieldId }) => fieldId === name)?.message}
        onChange={(names) => setTyped({ ...typed, ...names })}
      />
      <fieldset className={styles.rights}>
        <legend>{t.rights}</legend>
        <p className={styles.note}>{t.rightsNote}</p>
        <Flags user={base} value={value} onChange={(flag, isSet) => setTyped({ ...typed, [flag]: isSet })} />
      </fieldset>
      <RolesField value={value.roleIds} onChange={(roleIds) => setTyped({ ...typed, roleIds })} />
      {isDirty && <SaveBar saveLabel={t.save} isSaving={save.isSaving} failure={failure} onRestore={restore} />}
    </Form>
  );
}

const changeableFields = [...nameFields, ...userFlags, 'roleIds'] as const;
type ChangeableField = (typeof changeableFields)[number];

function nameOfField(t: (typeof userAdminMessages)['nl'], field: ChangeableField): string {
  if (field === 'roleIds') return t.givenRoles;
  return userFlags.some((flag) => flag === field) ? t.flags[field as UserFlag].label : t[field as NameField];
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

/** Only what differs, so that nothing is sent back that somebody else may have changed. */
function changeFrom(base: UserDetail, typed: UserChange): UserChange {
  return Object.fromEntries(
    Object.entries(typed).filter(([key, value]) => {
      const before = base[key as keyof UserChange];
      return Array.isArray(value) ? value.toSorted().join() !== [...base.roleIds].toSorted().join() : value !== before;
    }),
  );
}

/** A change that was made from what stood there before, on what stands there now: of the roles, those that were ticked or unticked and no others. */
function changeOn(now: UserDetail, before: UserDetail, change: UserChange): UserChange {
  const { roleIds: chosen } = change;
  if (chosen === undefined) return change;
  const untouched = now.roleIds.filter((role) => chosen.includes(role) || !before.roleIds.includes(role));
  const ticked = chosen.filter((role) => !before.roleIds.includes(role));
  return { ...change, roleIds: [...new Set([...untouched, ...ticked])] };
}

function originalsOf(base: UserDetail, change: UserChange): UserChange {
  return Object.fromEntries(Object.keys(change).map((key) => [key, base[key as keyof UserChange]]));
}

import { useState } from 'react';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Select } from '#ui/forms/select.tsx';
import { roleAdminMessages } from '../../messages/admin.ts';
import { deleteRole, getRole } from '../../model/role.contract.ts';
import type { RoleDetail, RoleSummary, RoleUse } from '../../model/role.ts';
import { RoleForm } from './role-form.tsx';
import styles from './roles.module.css';

interface RolePanelProps {
  role: RoleSummary;
  /** What could take its place. */
  others: readonly RoleSummary[];
  onGone: () => void;
}

/** One role: its words, who has it, what asks for it, and the way to be rid of it. */
export function RolePanel({ role, others, onGone }: RolePanelProps) {
  const t = useMessages(roleAdminMessages);
  const { data, error, reload } = useCall(getRole, { params: { guid: role.guid } });
  return (
    <>
      {role.isBuiltIn ? <p>{t.builtInText}</p> : <RoleForm known={role} onSaved={() => {}} />}
      {error ? <ErrorBox onRetry={reload} /> : null}
      {data ? (
        <>
          <Members role={data} />
          <Uses uses={data.uses} />
        </>
      ) : error ? null : (
        <LoadingText />
      )}
      {role.isBuiltIn ? null : <Removal role={role} others={others} onGone={onGone} />}
    </>
  );
}

function Members({ role }: { role: RoleDetail }) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="role-members">
      <h3 id="role-members">
        {t.members} ({role.memberCount})
      </h3>
      {role.members.length === 0 ? <p>{t.noMembers}</p> : null}
      <ul className={styles.list}>
        {role.members.map(({ guid, firstName, middleName, lastName, email }) => (
          <li key={guid}>
            <a href={localizePath(language, `/admin/users/${guid}/profile`)}>
              {[firstName, middleName, lastName].filter(Boolean).join(' ') || email}
            </a>
          </li>
        ))}
      </ul>
      {role.isBuiltIn ? null : <p className={styles.note}>{t.addMembers}</p>}
      {role.memberCount > 0 ? (
        <p>
          <a href={localizePath(language, `/admin/users?role=${role.guid}`)}>{t.toMembers}</a>
        </p>
      ) : null}
    </section>
  );
}

function Uses({ uses }: { uses: readonly RoleUse[] }) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="role-uses">
      <h3 id="role-uses">
        {t.whereUsed} ({uses.length})
      </h3>
      {uses.length === 0 ? <p>{t.notUsed}</p> : null}
      <ul className={styles.list}>
        {uses.map(({ guid, kind, title, isForSeeing, isForEditing }) => (
          <li key={guid}>
            {kind === 'page' ? <a href={localizePath(language, `/g/${guid}`)}>{title || t.untitled}</a> : title || t.untitled}{' '}
            <span className={styles.note}>
              {t.kinds[kind]}, {[isForSeeing ? t.isForSeeing : '', isForEditing ? t.isForEditing : ''].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Removal({ role, others, onGone }: RolePanelProps) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const [replaceBy, setReplaceBy] = useState('');
  const nameOf = (each: RoleSummary) => (language === 'nl' ? each.nameNl : each.nameEn);
  const remove = useSave(deleteRole, { type: 'delete', subject: nameOf(role) });

  async function handleRemove() {
    const input = { params: { guid: role.guid }, query: replaceBy ? { replaceBy } : {} };
    const removed = await remove.run(input, { version: role.version });
    setIsAsking(false);
    if (removed) onGone();
  }

  return (
    <section className={`${styles.part} ${styles.remove}`} aria-labelledby="role-remove">
      <h3 id="role-remove">{t.remove}</h3>
      {remove.error ? <ErrorBox title={remove.error.status === 412 ? t.stale : t.saveFailed} /> : null}
      <p>{t.impact(role.memberCount, role.useCount)}</p>
      <p className={styles.note}>{t.impactText}</p>
      <Select
        label={t.replaceBy}
        required={false}
        placeholder={t.noReplacement}
        value={replaceBy}
        options={others.filter(({ isBuiltIn }) => !isBuiltIn).map((each) => ({ value: each.guid, label: nameOf(each) }))}
        onChange={(event) => setReplaceBy(event.target.value)}
      />
      <p>
        <Button onClick={() => setIsAsking(true)}>{t.removeRole(nameOf(role))}</Button>
      </p>
      <Dialog
        isOpen={isAsking}
        kind="danger"
        title={t.removeQuestion(nameOf(role))}
        confirmText={t.removeRole(nameOf(role))}
        isBusy={remove.isSaving}
        onConfirm={() => void handleRemove()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.removeWarning}</p>
      </Dialog>
    </section>
  );
}

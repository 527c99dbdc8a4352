import { useState } from 'react';
import { deleteRole, getRole } from '#domains/roles/model/role.contract.ts';
import type { RoleSummary } from '#domains/roles/model/role.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Select } from '#ui/forms/select.tsx';
import { roleAdminMessages } from '../../messages/roles.admin.ts';
import { RoleForm, RoleProblem } from './role-form.tsx';
import { RoleMembers } from './role-members.tsx';
import { RoleRights } from './role-rights.tsx';
import { SimulateRole } from './simulate-role.tsx';
import styles from './roles.module.css';

interface RolePanelProps {
  role: RoleSummary;
  /** What could take its place. */
  others: readonly RoleSummary[];
  onGone: () => void;
  onCopy: () => void;
  /** It is not what it was: others have it, or somebody else changed it. */
  onChanged: () => void;
}

/** One role: its words, who has it, what asks for it, and the way to be rid of it. */
export function RolePanel({ role, others, onGone, onCopy, onChanged }: RolePanelProps) {
  const t = useMessages(roleAdminMessages);
  const { data, error, reload } = useCall(getRole, { params: { guid: role.guid } });

  function loadAgain() {
    reload();
    onChanged();
  }

  return (
    <>
      {role.isBuiltIn ? <p>{t.builtInText}</p> : <RoleForm known={role} />}
      {error ? <ErrorBox onRetry={reload} /> : null}
      {data ? (
        <>
          <RoleMembers role={data} onChanged={loadAgain} />
          <RoleRights role={data} />
        </>
      ) : error ? null : (
        <LoadingText />
      )}
      <SimulateRole role={role} roles={[role, ...others]} />
      {role.isBuiltIn ? null : <Copying onCopy={onCopy} />}
      {role.isBuiltIn ? null : <Removal role={role} others={others} onGone={onGone} onChanged={loadAgain} />}
    </>
  );
}

function Copying({ onCopy }: Pick<RolePanelProps, 'onCopy'>) {
  const t = useMessages(roleAdminMessages);
  return (
    <section className={`${styles.part} ${styles.remove}`} aria-labelledby="role-copy">
      <h3 id="role-copy">{t.copying}</h3>
      <p className={styles.note}>{t.duplicateText}</p>
      <p>
        <Button onClick={onCopy}>{t.duplicate}</Button>
      </p>
    </section>
  );
}

function Removal({ role, others, onGone, onChanged }: Pick<RolePanelProps, 'role' | 'others' | 'onGone' | 'onChanged'>) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const [replaceBy, setReplaceBy] = useState('');
  const nameOf = (each: RoleSummary) => (language === 'nl' ? each.nameNl : each.nameEn);
  const remove = useSave(deleteRole, {
    type: 'delete',
    subject: nameOf(role),
    showsFailure: true,
  });

  async function handleRemove() {
    const input = { params: { guid: role.guid }, query: replaceBy ? { replaceBy } : {} };
    const removed = await remove.run(input, { version: role.version });
    setIsAsking(false);
    if (removed) onGone();
  }

  function loadAgain() {
    remove.forgetError();
    setReplaceBy('');
    onChanged();
  }

  return (
    <section className={`${styles.part} ${styles.remove}`} aria-labelledby="role-remove">
      <h3 id="role-remove">{t.remove}</h3>
      {remove.error?.code === 'role.replacement_unknown' ? (
        <ErrorBox title={t.replacementGone} onRetry={loadAgain} />
      ) : (
        <RoleProblem error={remove.error} onLoadAgain={loadAgain} />
      )}
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

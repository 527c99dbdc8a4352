import { useId, useState } from 'react';
import type { BlockPermissions } from '#domains/documents/model/block-permissions.ts';
import { getBlockPermissions, saveBlockPermissions } from '#domains/documents/model/draft.contract.ts';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { isStale, useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { drawerMessages } from '../../messages/drawer.ts';
import styles from './controls.module.css';

/** Who may add to a list. It is no part of the draft: it holds as soon as it is saved. */
export function PermissionsOfList({ guid }: { guid: string }) {
  const { data: saved, reload } = useCall(getBlockPermissions, { params: { guid } });
  // What others made of it meanwhile is a form to begin with anew.
  return saved ? <PermissionsForm key={saved.version} saved={saved} onReload={reload} /> : null;
}

interface PermissionsFormProps {
  saved: BlockPermissions & { guid: string; version: number };
  onReload(): void;
}

function PermissionsForm({ saved, onReload }: PermissionsFormProps) {
  const t = useMessages(drawerMessages);
  const language = useLanguage();
  const name = useId();
  const { guid, version, ...former } = saved;
  const [answers, setAnswers] = useState<BlockPermissions>(former);
  const [isTried, setIsTried] = useState(false);
  const { data: roles = [] } = useCall(listRoles, {});
  const words = { type: 'save', subject: t.whoAdds, words: t.savingAdding, done: t.addingSaved, showsFailure: true } as const;
  const saving = useSave(saveBlockPermissions, { ...words, onSaved: onReload, onFailed: onReload });
  const isForRoles = answers.addPermission === 'Roles';
  const lacksRole = isForRoles && answers.addRoles.length === 0;

  async function save() {
    setIsTried(true);
    if (lacksRole) return;
    const body = { ...answers, addRoles: isForRoles ? answers.addRoles : [] };
    await saving.run({ params: { guid }, body }, { version });
  }

  return (
    <div className={styles.form}>
      <RadioGroup
        label={t.whoAdds}
        description={t.whoAddsHelp}
        name={name}
        options={(['Admin', 'Roles', 'Users'] as const).map((value) => ({ value, label: t.addPermissions[value] }))}
        value={answers.addPermission}
        onChange={(value) => setAnswers({ ...answers, addPermission: value as BlockPermissions['addPermission'] })}
      />
      {isForRoles && (
        <CheckboxGroup
          label={t.rolesThatAdd}
          description={roles.length === 0 ? t.noRoles : undefined}
          error={isTried && lacksRole ? t.roleNeeded : undefined}
          name={`${name} roles`}
          options={roles.map(({ guid: role, nameNl, nameEn }) => ({ value: role, label: language === 'nl' ? nameNl : nameEn }))}
          value={answers.addRoles}
          onChange={(addRoles) => setAnswers({ ...answers, addRoles })}
        />
      )}
      {saving.error && (
        <Notice look="negative" title={t.savingAdding.failed}>
          {isStale(saving.error) ? t.addingChanged : null}
        </Notice>
      )}
      <Button isBusy={saving.isSaving} onClick={() => void save()}>
        {t.saveAdding}
      </Button>
    </div>
  );
}

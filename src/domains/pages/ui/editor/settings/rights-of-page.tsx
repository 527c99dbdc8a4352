import { useState } from 'react';
import { useDraftStore, useEditedDocument } from '#domains/editor/ui/index.ts';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { isStale, useCall, useSave } from '#platform/web/use-call.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import { getPageRights, savePageRights } from '../../../model/page.contract.ts';
import type { PageRights } from '../../../model/page.ts';
import styles from './page-settings.module.css';
import { SettingGroup } from './setting-group.tsx';

/** Who may see and edit the page. It is no part of the draft: it holds as soon as it is saved. */
export function RightsOfPage() {
  const t = useMessages(pageSettingMessages);
  const { draft } = useEditedDocument();
  const { data: saved } = useCall(getPageRights, { params: { guid: draft.guid } });
  return (
    <SettingGroup title={t.rights}>
      <p className={styles.note}>{t.holdsAtOnce}</p>
      {/* What others made of it meanwhile is a form to begin with anew. */}
      {saved && <RightsForm key={saved.version} saved={saved} />}
    </SettingGroup>
  );
}

interface Answers extends PageRights {
  isForSomeRoles: boolean;
}

function RightsForm({ saved }: { saved: PageRights & { version: number } }) {
  const t = useMessages(pageSettingMessages);
  const { draft } = useEditedDocument();
  const { title } = useStorePart(useDraftStore(), ({ words }) => words);
  const { roleIds, editPermission, editRoles, version } = saved;
  const [answers, setAnswers] = useState<Answers>({ roleIds, editPermission, editRoles, isForSomeRoles: roleIds.length > 0 });
  const [isTried, setIsTried] = useState(false);
  const saving = useSave(savePageRights, { type: 'save', subject: title, words: t.savingRights, done: t.rightsSaved, showsFailure: true });
  const change = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });
  const lacks = {
    readers: answers.isForSomeRoles && answers.roleIds.length === 0,
    editors: answers.editPermission === 'Roles' && answers.editRoles.length === 0,
  };

  async function save() {
    setIsTried(true);
    if (lacks.readers || lacks.editors) return;
    const { isForSomeRoles, ...rights } = answers;
    const body = { ...rights, roleIds: isForSomeRoles ? rights.roleIds : [] };
    const params = { guid: draft.guid };
    await saving.run(
      { params, body },
      {
        version,
        undo: async (now, send) => {
          await send({ params, body: { roleIds, editPermission, editRoles } }, { version: now.version });
          return undefined;
        },
      },
    );
  }

  return (
    <>
      <RadioGroup
        name="readers"
        label={t.whoSees}
        options={[
          { value: 'all', label: t.everybody },
          { value: 'some', label: t.someRoles },
        ]}
        value={answers.isForSomeRoles ? 'some' : 'all'}
        onChange={(value) => change({ isForSomeRoles: value === 'some' })}
      />
      {answers.isForSomeRoles && (
        <Roles
          name="roleIds"
          label={t.rolesThatSee}
          isMissing={isTried && lacks.readers}
          value={answers.roleIds}
          onChange={(chosen) => change({ roleIds: chosen })}
        />
      )}
      <RadioGroup
        name="editors"
        label={t.whoEdits}
        options={[
          { value: 'Admin', label: t.admins },
          { value: 'Roles', label: t.editorsWithRole },
        ]}
        value={answers.editPermission}
        onChange={(value) => change({ editPermission: value === 'Roles' ? 'Roles' : 'Admin' })}
      />
      {answers.editPermission === 'Roles' && (
        <Roles
          name="editRoles"
          label={t.rolesThatEdit}
          isMissing={isTried && lacks.editors}
          value={answers.editRoles}
          onChange={(chosen) => change({ editRoles: chosen })}
        />
      )}
      {saving.error && (
        <Notice look="negative" title={t.savingRights.failed}>
          {isStale(saving.error) ? t.rightsChanged : null}
        </Notice>
      )}
      <p>
        <Button isBusy={saving.isSaving} onClick={() => void save()}>
          {t.saveRights}
        </Button>
      </p>
    </>
  );
}

interface RolesProps {
  name: string;
  label: string;
  isMissing: boolean;
  value: readonly string[];
  onChange(chosen: string[]): void;
}

function Roles({ name, label, isMissing, value, onChange }: RolesProps) {
  const t = useMessages(pageSettingMessages);
  const language = useLanguage();
  const { data: roles = [] } = useCall(listRoles, {});
  return (
    <CheckboxGroup
      name={name}
      label={label}
      description={roles.length === 0 ? t.noRoles : undefined}
      error={isMissing ? t.roleNeeded : undefined}
      options={roles.map(({ guid, nameNl, nameEn }) => ({ value: guid, label: language === 'nl' ? nameNl : nameEn }))}
      value={value}
      onChange={onChange}
    />
  );
}

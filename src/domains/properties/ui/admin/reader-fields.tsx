import { listRoles } from '#domains/roles/model/role.contract.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import { visibilities, type PropertyDefinition } from '../../model/property.ts';
import type { PartOfForm } from './part-of-form.ts';

/** Who sees what people answer. Only staff decide about what only staff see. */
export function ReaderFields({ draft, onChange, errorAt, isStaff }: PartOfForm & { isStaff: boolean }) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const { data: roles = [] } = useCall(listRoles, {}, { isEnabled: draft.visibleFor === 'roles' });
  const own = roles.filter(({ isBuiltIn }) => !isBuiltIn);
  return (
    <>
      <RadioGroup
        id="visibleFor"
        name="visibleFor"
        label={t.visibleFor}
        options={visibilities.filter((each) => each !== 'staff' || isStaff).map((value) => ({ value, label: t.visibilities[value] }))}
        value={draft.visibleFor}
        onChange={(value) => onChange({ visibleFor: value as PropertyDefinition['visibleFor'] })}
      />
      {draft.visibleFor === 'roles' ? (
        <CheckboxGroup
          id="visibleForRoles"
          name="visibleForRoles"
          label={t.visibleForRoles}
          description={own.length === 0 ? t.noRoles : undefined}
          error={errorAt('visibleForRoles')}
          options={own.map(({ guid, nameNl, nameEn }) => ({ value: guid, label: language === 'nl' ? nameNl : nameEn }))}
          value={draft.visibleForRoles}
          onChange={(visibleForRoles) => onChange({ visibleForRoles })}
        />
      ) : null}
    </>
  );
}

import { useMessages } from '#platform/web/messages.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldsProps } from './settings-values.ts';

/** Null is an answer of its own: it follows where the platform runs. */
const answers = { always: true, never: false, byPlace: null } as const;

/** Who gets in, and how sure the platform must be of them. */
export function AccessFields({ values, onChange, errorAt }: FieldsProps) {
  const t = useMessages(settingAdminMessages);
  const { requireSecondFactor: words } = t;
  const names = Object.keys(answers) as (keyof typeof answers)[];
  return (
    <FieldGroup id="access" title={t.access}>
      <Checkbox
        id="allowRegistration"
        label={t.allowRegistration.label}
        description={t.allowRegistration.help}
        checked={values.allowRegistration}
        onChange={(event) => onChange('allowRegistration', event.target.checked)}
      />
      <RadioGroup
        id="requireSecondFactor"
        name="requireSecondFactor"
        label={words.label}
        description={words.help}
        error={errorAt('requireSecondFactor')}
        options={names.map((name) => ({
          value: name,
          label: words[name],
          description: name === 'byPlace' ? words.byPlaceHelp : undefined,
        }))}
        value={names.find((name) => answers[name] === values.requireSecondFactor) ?? null}
        onChange={(name) => onChange('requireSecondFactor', answers[name as keyof typeof answers])}
      />
    </FieldGroup>
  );
}

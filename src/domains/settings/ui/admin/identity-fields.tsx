import { languages } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldIdOf, type FieldsProps } from './settings-values.ts';

/** What the platform is called and what it is about, in both languages. */
export function IdentityFields({ values, onChange, errorAt }: FieldsProps) {
  const t = useMessages(settingAdminMessages);
  return (
    <FieldGroup id="identity" title={t.identity}>
      {(['platformName', 'platformDescription'] as const).flatMap((key) =>
        languages.map((language, index) => (
          <TextField
            key={`${key}-${language}`}
            id={fieldIdOf({ key, part: language })}
            lang={language}
            label={`${t[key].label} ${t.inLanguage[language]}`}
            description={index === 0 ? t[key].help : undefined}
            error={errorAt(key, language)}
            autoComplete="off"
            value={values[key][language]}
            onChange={(event) => onChange(key, { ...values[key], [language]: event.target.value })}
          />
        )),
      )}
    </FieldGroup>
  );
}
